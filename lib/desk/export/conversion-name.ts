/** The name of a conversion action in Google Ads, which is a column of the file that its importer reads. */
export const maxConversionNameLength = 100;

/** The importer takes no apostrophe that would defuse a formula: a name that could be one is rejected. */
const allowedName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&()_-]*$/u;

export function isConversionName(name: string): boolean {
  return name.length <= maxConversionNameLength && allowedName.test(name);
}
