/**
 * Text normalised for comparison: lower case, no punctuation. Texts of the site and visitors' input go through the same
 * steps. Runs in the browser and on the server.
 */

/**
 * One spelling of Hindi words that people write in several: without the nukta and joiners, and with one sign for each
 * nasal: "काग़ज़" and "कागज", "आँख" and "आंख", "हिन्दी" and "हिंदी", "मुम्बई" and "मुंबई".
 */
export function foldDevanagari(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/न्(?=[क-ढत-धप-भशस])|म्(?=[प-भ])|ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])/g, '\u0902');
}

/** Lower-case letters and digits, separated by single spaces; accents and variants of vowel signs are folded. */
export function normalizeText(text: string): string {
  return (
    foldDevanagari(text)
      .normalize('NFKD')
      .toLowerCase()
      .replace(/&/g, ' and ')
      // Combining accents of Latin letters, the nukta, and zero-width joiners.
      .replace(/[\u0300-\u036f\u093c\u200b-\u200d\ufeff'’`´]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  );
}

/** The key of a whole name: words are joined, so that "Navi Mumbai" and "navimumbai" are equal. */
export function normalizeName(text: string): string {
  return normalizeText(text).replaceAll(' ', '');
}
