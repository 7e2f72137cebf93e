/**
 * The name of an import's option in a text: an option of the command, or a field of the desk's page. A text has the
 * placeholder of `importOption`; `inCommandWords` and `inPageWords` replace it.
 */
import { upperFirst } from '../../text/words.ts';

type Wording = (detail: string) => string;

const wordings = {
  columns: {
    command: (pairs) => (pairs ? `--map ${pairs}` : '--map'),
    page: (pairs) => (pairs ? `“${pairs}” in the field “Columns”` : 'the field “Columns”'),
  },
  'one-more-column': { command: () => ' (--map field=COLUMN reads one)', page: () => '' },
  'kind-excluded': { command: () => '--kind excluded', page: () => 'the kind “excluded”' },
  'load-as-excluded': {
    command: () => '--kind excluded',
    page: () => 'upload it again as excluded hospitals',
  },
  'remove-list': {
    command: (insurer) => `take that list out first: --remove --insurer "${insurer}"`,
    page: () => 'ask the engineer to remove that list',
  },
  documents: {
    command: () => '; --documents DIR says where',
    page: () => ', and no documents were uploaded',
  },
  'confirm-insurer': {
    command: () => 'continue with --confirm insurer',
    page: () => 'upload the file again and confirm them',
  },
  'plan-pages': {
    command: (pages) => `name ${pages} in PLAN_PAGES and build again`,
    page: (pages) => `ask the engineer to name ${pages} in PLAN_PAGES`,
  },
  'all-cells': { command: () => ' (--json)', page: () => '' },
} as const satisfies Record<string, Record<'command' | 'page', Wording>>;

type ImportOption = keyof typeof wordings;

/** @param detail of columns: `field=column` pairs; of a list: its insurer; of plans: their pages. */
export function importOption(option: ImportOption, detail = ''): string {
  return `‹${option}:${detail.replaceAll('›', '')}›`;
}

export function inCommandWords(text: string): string {
  return inWordsOf('command', text);
}

export function inPageWords(text: string): string {
  return inWordsOf('page', text);
}

function inWordsOf(reader: 'command' | 'page', text: string): string {
  return text.replace(
    /‹([a-z-]+):([^›]*)›/g,
    (mark: string, option: string, detail: string, place: number) => {
      if (!Object.hasOwn(wordings, option)) return mark;
      const words = wordings[option as ImportOption][reader](detail);
      const isFirst = /(?:^|\. )$/.test(text.slice(0, place));
      return isFirst ? upperFirst(words) : words;
    },
  );
}
