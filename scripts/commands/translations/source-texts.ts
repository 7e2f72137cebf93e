/** The texts of the sources: between the tags of JSX, in quotes and in templates, with empty slots for what is computed. */
import { globSync, readFileSync } from 'node:fs';
import { type ParserOptions, parse } from '@babel/parser';
import { extractPlaceables } from '../../../lib/languages/placeables.ts';

type SyntaxNode = {
  type: string;
  value?: unknown;
  quasis?: SyntaxNode[];
  callee?: { name?: string };
  key?: { name?: string };
};

export type SourceTexts = {
  files: readonly string[];
  /** Files that have the text, whole or in the parts between its slots. */
  placesOf: (text: string) => string[];
  /** With empty slots. */
  textsOf: (file: string) => readonly string[];
};

/** A figure, a name and a computed part are the same empty slot. */
export function withEmptySlots(text: string): string {
  return extractPlaceables(text.replace(/\s+/g, ' ').trim()).key.replace(/\{[\w|]*\}/g, '{}');
}

export function readSourceTexts(): SourceTexts {
  const files = globSync(['{app,components,lib}/**/*.{ts,tsx}', 'lib/content/**/*.json'])
    .filter((file) => !/\.(?:test|d)\.tsx?$/.test(file))
    .sort();
  const textsByFile = new Map(files.map((file) => [file, textsIn(file)]));
  const filesByText = new Map<string, string[]>();
  const starts: [at: number, file: string][] = [];
  let all = '';
  for (const [file, texts] of textsByFile) {
    starts.push([all.length, file]);
    all += `${texts.join('\n')}\n\n`;
    for (const text of texts) filesByText.set(text, [...(filesByText.get(text) ?? []), file]);
  }
  const fileAt = (at: number) => starts.findLast(([start]) => start <= at)?.[1] ?? '';

  /** A text that is put together of several: its sentences, between slots and marks, are in the sources. */
  function filesOfParts(text: string): string[] {
    const long = text.split(partEnd).filter((part) => part.length >= minPartLength);
    const parts = long.length > 0 ? long : [text];
    const [longest = ''] = [...parts].sort((a, b) => b.length - a.length);
    if (longest.length < minPartLength || !parts.every((part) => all.includes(part))) return [];
    const found = new Set<string>();
    for (let at = all.indexOf(longest); at >= 0; at = all.indexOf(longest, at + 1)) {
      found.add(fileAt(at));
      if (found.size === maxPlaces) break;
    }
    return [...found];
  }

  return {
    files,
    placesOf: (text) => {
      const empty = withEmptySlots(text);
      return (filesByText.get(empty) ?? filesOfParts(empty)).slice(0, maxPlaces);
    },
    textsOf: (file) => textsByFile.get(file) ?? [],
  };
}

const syntax: ParserOptions = { sourceType: 'module', plugins: ['typescript', 'jsx'] };
const maxPlaces = 3;
const minPartLength = 8;
const partEnd = /\s*\{\}\s*|\s*\*\*\s*|(?<=[.?!:,]) |\[|\]\([^)]*\)/;

function textsIn(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const texts = file.endsWith('.json')
    ? [...code.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([text]) => JSON.parse(text))
    : [...nodesOf(parse(code, syntax).program as unknown as SyntaxNode)].flatMap(textOf);
  return [...new Set(texts.flatMap((text) => text.split('\n')).map(withEmptySlots))].filter(
    (text) => /[A-Za-z]/.test(text),
  );
}

function textOf({ type, value, quasis }: SyntaxNode): string[] {
  if (type === 'TemplateLiteral')
    return [quasis?.map((part) => (part.value as { cooked: string }).cooked).join('{}') ?? ''];
  // A text of JSX ends with its line; a string may have several.
  if (type === 'JSXText') return [String(value).replace(/\s+/g, ' ')];
  return type === 'StringLiteral' ? [String(value)] : [];
}

/** Without what no visitor reads: messages of errors, and words that a search knows. */
function* nodesOf(node: SyntaxNode): Generator<SyntaxNode> {
  if (/Error$/.test(node.callee?.name ?? '') || node.key?.name === 'words') return;
  yield node;
  for (const part of Object.values(node).flat())
    if (typeof (part as SyntaxNode | null)?.type === 'string') yield* nodesOf(part as SyntaxNode);
}
