/** Makes text of untrusted pages safe to print: without control characters that move a cursor or reverse the line. */
export function stripControlCharacters(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed here
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ');
}

/** Exactly `width` characters: padded, or cut with an ellipsis. */
export function fitToWidth(text: string, width: number): string {
  const characters = [...stripControlCharacters(text)];
  if (characters.length <= width)
    return characters.join('') + ' '.repeat(width - characters.length);
  return width < 1 ? '' : `${characters.slice(0, width - 1).join('')}…`;
}

/** Lines of at most `width` characters, broken between words where possible; later lines are indented. */
export function wrapText(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  let line: string[] = [];
  for (const word of stripControlCharacters(text).split(/\s+/)) {
    let rest = [...word];
    const room = () => Math.max(10, width - (lines.length > 0 ? indent.length : 0));
    if (line.length > 0 && line.length + 1 + rest.length > room()) {
      lines.push(line.join(''));
      line = [];
    }
    if (line.length > 0) line.push(' ');
    while (rest.length > room()) {
      lines.push(rest.slice(0, room()).join(''));
      rest = rest.slice(room());
    }
    line.push(...rest);
  }
  lines.push(line.join(''));
  return lines.join(`\n${indent}`);
}

const colours = { error: 31, warning: 33, notice: 36, good: 32, bold: 1 } as const;
export type Paint = (text: string, colour: keyof typeof colours) => string;

export function createPainter(hasColour: boolean): Paint {
  return (text, colour) => (hasColour ? `\u001b[${colours[colour]}m${text}\u001b[0m` : text);
}
