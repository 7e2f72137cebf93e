/** Two letters for an insurer: logos need a permission we do not assume. */

const saysNothing = new Set(['Life', 'General', 'Health', 'Insurance', 'India', 'The']);

/** "Star Health" gives "ST", "Aditya Birla Sun Life" gives "AB". */
export function monogramOf(brand: string): string {
  const words = brand
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !saysNothing.has(word));
  const [first = brand, second] = words;
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
}
