/**
 * One spelling for names that sound alike in Indian English: doubled and aspirated consonants, long vowels, soft c, a
 * final e or s. "appolo" and "apollo", "fortice" and "fortis", "banglore" and "bangalore" become equal or differ by one
 * letter.
 */

const steps: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/([tdbkgjz])h/g, '$1'],
  [/sch|sh/g, 's'],
  [/chh/g, 'ch'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/ksm/g, 'km'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/aa+/g, 'a'],
  [/ee+|ea/g, 'i'],
  [/oo+|ou/g, 'u'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=...)[eh]$/, ''],
  [/(?<=..)e?s$/, ''],
  [/ai$/, 'e'],
];

/** A cache, because lists and searches repeat words; bounded, because visitors add to it. */
const cache = new Map<string, string>();
const maxCached = 200_000;

export function phoneticKey(word: string): string {
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  let key = word;
  for (const [pattern, by] of steps) key = key.replace(pattern, by);
  if (cache.size >= maxCached) cache.clear();
  cache.set(word, key);
  return key;
}

/** Whether the key is long enough to compare: "zzzzqq" leaves only "sk", which matches too many words. */
export function isPronounceable(word: string): boolean {
  return 2 * phoneticKey(word).length > word.length;
}
