/**
 * The figures that a content file prints, read from its source: the text that a template made no longer says which row
 * a "30 days" came from. A figure counts where its name is used, in the file itself or in a sentence, rule or sum of
 * lib/content that the file uses. Names in a list of sources do not count.
 */
import { dirname, join } from 'node:path';
import type { Figure } from '../../lib/content/types.ts';
import { isFigure, isNode, readContentSource, readExports } from './site-content.ts';

/** A drawing shows the sources of its figures under itself. */
const withOwnSources = ['drawings.ts'];

const sourceList = /^ *(figuresInText|figures): \[[^\]]*\],\n/gm;
const importStatement = /^import (type )?\{([^}]*)\} from '([^']+)';\n/gm;

/** All files are paths in lib/content. */
type Source = {
  /** Without imports and lists of sources. */
  text: string;
  /** Each imported name of lib/content, with its file. */
  imports: Map<string, string>;
  /** Each name declared at the top level, with its declaration. */
  declarations: Map<string, string>;
};

const sources = new Map<string, Source>();

function readSource(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const source = parseSource(file, readContentSource(file));
  sources.set(file, source);
  return source;
}

function parseSource(file: string, code: string): Source {
  const imports = [...code.matchAll(importStatement)].flatMap(
    ([, isType, names = '', from = '']) =>
      isType || !from.startsWith('.')
        ? []
        : names.split(',').map((name) => [name.trim(), join(dirname(file), from)] as const),
  );
  const text = code.replace(importStatement, '').replace(sourceList, '');
  // The formatter starts each declaration in the first column.
  const declarations = text
    .split(/^(?=(?:export )?(?:async )?(?:const|function) )/m)
    .map(
      (declaration) =>
        [/(?:const|function) (\w+)/.exec(declaration)?.[1] ?? '', declaration] as const,
    );
  return {
    text,
    imports: new Map(imports.filter(([, path]) => !path.startsWith('..'))),
    declarations: new Map(declarations),
  };
}

/**
 * @param file a path in lib/content.
 * @returns the figures by name.
 */
export async function printedFigures(file: string): Promise<Map<string, Figure>> {
  const printed = new Map<string, Figure>();
  const seen = new Set<string>();
  const readNames = async (text: string, user: string): Promise<void> => {
    const { imports, declarations } = readSource(user);
    for (const [name] of text.matchAll(/\b[a-z]\w+\b/g)) {
      const importedFrom = imports.get(name);
      const home = importedFrom ?? user;
      if (seen.has(`${home} ${name}`) || withOwnSources.includes(home)) continue;
      seen.add(`${home} ${name}`);
      const value = importedFrom && (await readExports(importedFrom))[name];
      if (isNode(value) && isFigure(value)) printed.set(name, value);
      else {
        const declaration = (importedFrom ? readSource(home).declarations : declarations).get(name);
        if (declaration) await readNames(declaration, home);
      }
    }
  };
  await readNames(readSource(file).text, file);
  return printed;
}
