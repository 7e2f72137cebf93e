/** The texts of the sources: between the tags of JSX, in quotes and in templates, with empty slots for what is computed. */
import { globSync, readFileSync } from 'node:fs';
import { type ParserOptions, parse } from '@babel/parser';
import { figureRows } from '../../../lib/figures/figure-on.ts';
import { withEmptySlots } from '../../../lib/languages/placeables.ts';

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

const titles = new Set(figureRows.map(({ source }) => withEmptySlots(source.title)));

/** A sentence may have the title of its source, and a time with its unit, in one slot. */
function withWideSlots(text: string): string {
  const untitled = [...titles].reduce((left, title) => left.replaceAll(title, '{}'), text);
  return untitled.replace(/\{\} (?:year|month|day|hour)s?\b/g, '{}');
}

export function readSourceTexts(): SourceTexts {
  const files = globSync(['{app,components,lib}/**/*.{ts,tsx}', 'lib/content/**/*.json'])
    .filter((file) => !/\.(?:test|d)\.tsx?$/.test(file))
    .sort();
  const textsByFile = new Map(files.map((file) => [file, textsIn(file)]));
  const filesByText = new Map<string, string[]>();
  for (const [file, texts] of textsByFile)
    for (const text of texts) filesByText.set(text, [...(filesByText.get(text) ?? []), file]);
  const joined = [...textsByFile].map(([file, texts]) => ({ file, all: texts.join('\n') }));
  const all = joined.map((one) => one.all).join('\n');

  /** A text that is put together of several: its sentences, between slots and marks, are in the sources. */
  function filesOfParts(text: string): string[] {
    const parts = longParts(text);
    const [longest] = [...parts].sort((a, b) => b.length - a.length);
    if (!longest || !parts.every((part) => all.includes(part))) return [];
    return joined.filter((one) => one.all.includes(longest)).map(({ file }) => file);
  }

  function placesOf(text: string): string[] {
    const empty = withEmptySlots(text);
    const wide = withWideSlots(empty);
    const exact = filesByText.get(empty) ?? filesByText.get(wide) ?? filesOfParts(empty);
    return (exact.length > 0 ? exact : filesOfParts(wide)).slice(0, maxPlaces);
  }

  return { files, placesOf, textsOf: (file) => textsByFile.get(file) ?? [] };
}

const syntax: ParserOptions = { sourceType: 'module', plugins: ['typescript', 'jsx'] };
const maxPlaces = 3;
const minPartLength = 8;
const partEnd = /\s*\{\}\s*|\s*\*\*\s*|(?<=[.?!:,]) |\[|\]\([^)]*\)/;

function longParts(text: string): string[] {
  const isLong = (part: string) => part.length >= minPartLength;
  const parts = text.split(partEnd).filter(isLong);
  return parts.length > 0 ? parts : [text].filter(isLong);
}

/** A text of slots and a few letters may be anywhere. */
export function canBeFound(text: string): boolean {
  const empty = withEmptySlots(text);
  return !empty.includes('{}') || empty.split(partEnd).some((one) => one.length >= minPartLength);
}

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
