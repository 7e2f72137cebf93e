/** The types and properties of schema.org, with inherited properties. */
import { readFileSync } from 'node:fs';

type Shape = { parents: readonly string[]; properties: ReadonlySet<string> };
type Vocabulary = {
  hasType(type: string): boolean;
  hasProperty(name: string): boolean;
  /** Whether the type or one of its ancestors has the property. */
  belongs(name: string, type: string): boolean;
  /** The type and its ancestors, nearest first; the type alone when schema.org does not define it. */
  kindsOf(type: string): string[];
};

let cachedVocabulary: Vocabulary | null = null;

/** Loaded on first use: 60 KB that most pages do not need. */
export function schemaVocabulary(): Vocabulary {
  cachedVocabulary ??= parseVocabulary(
    readFileSync(new URL('./schema-vocabulary.txt', import.meta.url), 'utf8'),
  );
  return cachedVocabulary;
}

/** One type per line: its name, its parents, its own properties. Written by write-schema-vocabulary.ts. */
function parseVocabulary(text: string): Vocabulary {
  const types = new Map<string, Shape>();
  const names = new Set<string>();
  for (const line of text.split('\n')) {
    const [type, parents = '', ...properties] = line.split(' ');
    if (!type || type === '#') continue;
    types.set(type, { parents: parents.split(','), properties: new Set(properties) });
    for (const name of properties) names.add(name);
  }
  const belongs = (name: string, type: string): boolean => {
    const shape = types.get(type);
    return Boolean(
      shape?.properties.has(name) || shape?.parents.some((parent) => belongs(name, parent)),
    );
  };
  const kindsOf = (type: string) => {
    const kinds = new Set([type]);
    for (const kind of kinds)
      for (const parent of types.get(kind)?.parents ?? []) if (parent) kinds.add(parent);
    return [...kinds];
  };
  return {
    kindsOf,
    hasType: (type) => types.has(type),
    hasProperty: (name) => names.has(name),
    belongs,
  };
}
