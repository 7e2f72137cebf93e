/** As gettext writes the text of a meaning: its context, a character that no text has, and the text. */
export const contextEnd = '\u0004';

export function withContext(context: string | undefined, text: string): string {
  return context ? `${context}${contextEnd}${text}` : text;
}
