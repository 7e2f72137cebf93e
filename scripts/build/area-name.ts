/** A post office's name as a place: without what tells offices apart ("Bandra(East)", "eCOM Nodal Delivery Centre"). */
export function areaName(text: string): string {
  return text
    .replace(/\bE?-?COM\b.*$/i, '')
    .replace(/\b(NDC|Nodal Delivery Centre|Delivery Hub)\b.*$/i, '')
    .replace(/\b(H\.?O|S\.?O|B\.?O|G\.?P\.?O|R\.?S|MDG|Head Office|Head Post Office)\.?\s*$/i, '')
    .replace(/\(([^)]*)\)?/g, ' $1')
    .replace(/[`\\|@]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
