/** Text of strangers' pages, made safe to print: no control characters that move a cursor or turn the line round. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ');
}

/** Exactly `width` characters: padded, or cut with an ellipsis. */
export function fitted(text: string, width: number): string {
  const characters = [...printable(text)];
  if (characters.length <= width)
    return characters.join('') + ' '.repeat(width - characters.length);
  return width < 1 ? '' : `${characters.slice(0, width - 1).join('')}…`;
}

/** Lines of at most `width` characters, broken between words; the second and later lines are indented. */
export function wrapped(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text).split(/\s+/)) {
    const room = width - (lines.length > 0 ? indent.length : 0);
    if (line && [...line].length + 1 + [...word].length > room) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  lines.push(line);
  return lines.join(`\n${indent}`);
}
