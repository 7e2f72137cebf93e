/** The language of a tag: "en" of "en-IN"; empty for an invalid tag. */
export function languageOf(tag: string): string {
  return tag.trim().toLowerCase().split('-')[0] ?? '';
}
