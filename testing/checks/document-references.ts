/** Extracts the paths, names of files, commands and links that a Markdown document refers to. Pure. */

export type Reference = {
  kind: 'path' | 'command' | 'link' | 'file';
  /** As written in the document; a link without its fragment. */
  target: string;
  line: number;
};

/** The name of a file of code without its folder. */
export const fileName = /(?<![\w./@*>-])\w[\w-]*(?:\.[\w-]+)*\.tsx?(?![\w-])/g;

const inlineCode = /`([^`]+)`/g;
const link = /\]\(([^)\s]+)\)/g;
const npmCommand = /\bnpm (?:run (?:--silent )?|(?=(?:ci|start|test)\b))([a-z][\w:-]*)/g;

/** @param roots names at the top level of the repository; a word that begins with one is a path. */
export function referencesIn(markdown: string, roots: readonly string[]): Reference[] {
  let isInBlock = false;
  return markdown.split('\n').flatMap((text, index) => {
    const line = index + 1;
    if (text.trimStart().startsWith('```')) {
      isInBlock = !isInBlock;
      return [];
    }
    const code = isInBlock ? [text] : matches(text, inlineCode);
    const links = isInBlock ? [] : matches(text, link).filter(isRelative);
    return [
      ...links.map((target) => ({ kind: 'link' as const, target, line })),
      ...code.flatMap((piece) => [
        ...pathsIn(piece, roots).map((target) => ({ kind: 'path' as const, target, line })),
        ...(piece.match(fileName) ?? []).map((target) => ({ kind: 'file' as const, target, line })),
        ...matches(piece, npmCommand).map((target) => ({ kind: 'command' as const, target, line })),
      ]),
    ];
  });
}

/** Words that begin with a top-level name, and top-level file names. `<slug>` is a placeholder. */
function pathsIn(code: string, roots: readonly string[]): string[] {
  return code
    .split(/[\s,;→]+/)
    .map((word) => word.replace(/[.:)]+$/, '').replace(/<[^>]+>/g, '*'))
    .filter((word) => {
      const [first = '', second] = word.split('/');
      return roots.includes(first) && (second !== undefined || /\w\.\w/.test(first));
    });
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** Links without their fragment; a link within the page is skipped. */
function isRelative(target: string): boolean {
  return !/^(?:[a-z]+:|#|term:)/.test(target);
}
