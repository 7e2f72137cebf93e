/** What a Markdown document names that the repository can be asked for: paths, commands and links. Pure. */

export type Reference = {
  kind: 'path' | 'command' | 'link';
  /** As it stands in the document, without the fragment of a link. */
  target: string;
  line: number;
};

const inlineCode = /`([^`]+)`/g;
const link = /\]\(([^)\s]+)\)/g;
const npmCommand = /\bnpm (?:run (?:--silent )?|(?=(?:ci|start|test)\b))([a-z][\w:-]*)/g;

/** @param roots names at the top of the repository: what makes a word a path of it. */
export function referencesIn(markdown: string, roots: readonly string[]): Reference[] {
  let isInBlock = false;
  return markdown.split('\n').flatMap((text, index) => {
    const line = index + 1;
    if (text.startsWith('```')) {
      isInBlock = !isInBlock;
      return [];
    }
    const code = isInBlock ? [text] : matches(text, inlineCode);
    const links = isInBlock ? [] : matches(text, link).filter(isRelative);
    return [
      ...links.map((target) => ({ kind: 'link' as const, target, line })),
      ...code.flatMap((piece) => [
        ...pathsIn(piece, roots).map((target) => ({ kind: 'path' as const, target, line })),
        ...matches(piece, npmCommand).map((target) => ({ kind: 'command' as const, target, line })),
      ]),
    ];
  });
}

/** Words below a name at the top, or the name of a file there. `<slug>` stands for any name. */
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

/** Without its fragment; a fragment alone stays on its page. */
function isRelative(target: string): boolean {
  return !/^(?:[a-z]+:|#|term:)/.test(target);
}
