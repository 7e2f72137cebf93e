/** The text of --help, generated from the list of options. */
import { formatCount } from '../format-count.ts';
import { type OptionName, type OptionRule, optionRules } from './option-rules.ts';
import type { Project } from './project.ts';

const [columns, indent] = [110, 28];
const headings = {
  reports: 'Reports (beside the table in the terminal):',
  reading: 'Crawling:',
  counting: 'Checks and exit status:',
} as const;

export function helpText({ commandLine, startSite, waiversFile, bannedWords }: Project): string {
  const examples = [
    ...(startSite ? [['', 'the project’s own site']] : []),
    ['https://www.example.com', 'a site, by its sitemaps and links'],
    ['saved.html', 'a page saved from a browser, or a folder of them'],
  ];
  const isKnown = (name: OptionName) =>
    name === 'stale' ? startSite : bannedWords || (name !== 'own' && name !== 'banned');
  const names = (Object.keys(optionRules) as OptionName[]).filter(isKnown);
  const groups = (Object.keys(headings) as (keyof typeof headings)[]).map((group) => {
    const lines = names
      .filter((name) => optionRules[name].group === group)
      .map((name) => optionLine(name, name === 'waivers' && waiversFile));
    return [headings[group], ...lines].join('\n');
  });
  return `Audits how search engines and shared links present a site.

${examples.map(([target = '', what]) => `  ${commandLine} ${target.padEnd(25)} ${what}`).join('\n')}

${groups.join('\n\n')}

Exit status: 0 nothing found that fails the run, 1 findings or an error, 2 wrong usage. Other hosts
are requested only with --external, addresses in private networks only when the audited site itself is there.`;
}

function optionLine(name: OptionName, ownFile: string | false | undefined): string {
  const rule: OptionRule = optionRules[name];
  const standard = rule.kind === 'number' && `(${formatCount(rule.defaultValue)})`;
  const help = [rule.help, standard, ownFile && `(default for the own site: ${ownFile})`].filter(
    Boolean,
  );
  const start = `  --${name} ${rule.value}`.trimEnd();
  const lines = linesOf(help.join(' '), columns - indent);
  return `${start.padEnd(indent)}${lines.join(`\n${' '.repeat(indent)}`)}`.trimEnd();
}

function linesOf(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}
