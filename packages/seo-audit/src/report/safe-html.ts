/** An HTML template that escapes every outside value; only this template creates a SafeHtml. */
import { stripControlCharacters } from './printable-text.ts';

export class SafeHtml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
type Part = SafeHtml | string | number | null | false | undefined | readonly Part[];

/** `html\`<p>${anything}</p>\``: escapes strings, keeps SafeHtml and lists of it, renders null and false as nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  let text = strings[0] ?? '';
  for (const [at, part] of parts.entries()) text += renderPart(part) + (strings[at + 1] ?? '');
  return new SafeHtml(text);
}

function renderPart(part: Part): string {
  if (part instanceof SafeHtml) return part.text;
  if (Array.isArray(part)) return (part as readonly Part[]).map(renderPart).join('');
  if (part === null || part === undefined || part === false) return '';
  return escapeHtml(String(part));
}

function escapeHtml(text: string): string {
  return stripControlCharacters(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
