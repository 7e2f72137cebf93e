/** Of "en-IN" the language, "en"; empty for what names none. */
export function languageOf(tag: string): string {
  return tag.trim().toLowerCase().split('-')[0] ?? '';
}
