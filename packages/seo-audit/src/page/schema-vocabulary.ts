/** Which types and properties schema.org has, and which property belongs to which type, with what it inherits. */
import { readFileSync } from 'node:fs';

type Shape = { parents: readonly string[]; properties: ReadonlySet<string> };
type Vocabulary = {
  hasType(type: string): boolean;
  hasProperty(name: string): boolean;
  /** Of the type itself or of what it is a kind of. */
  belongs(name: string, type: string): boolean;
  /** The type and all that it is a kind of, the nearest first; the type alone where schema.org does not have it. */
  kindsOf(type: string): string[];
};

let cachedVocabulary: Vocabulary | null = null;

/** Read when the first page needs it: 60 KB that most pages do not ask for. */
export function schemaVocabulary(): Vocabulary {
  cachedVocabulary ??= parseVocabulary(
    readFileSync(new URL('./schema-vocabulary.txt', import.meta.url), 'utf8'),
  );
  return cachedVocabulary;
}

/** A line a type: its name, its parents, the properties it brings; write-schema-vocabulary.ts writes them. */
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
