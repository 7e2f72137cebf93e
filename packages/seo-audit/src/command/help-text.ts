/** The text of --help, generated from the list of options. */
import { type OptionName, type OptionRule, optionRules } from './option-rules.ts';
import type { Project } from './project.ts';

const [columns, indent] = [110, 28];
const headings = {
  reports: 'Reports (beside the table in the terminal):',
  reading: 'What is read:',
  counting: 'What counts:',
} as const;

export function helpText({ commandLine, startSite, waiversFile, bannedWords }: Project): string {
  const examples = [
    ...(startSite ? [['', 'our own built site']] : []),
    ['https://www.example.com', 'a running site: its sitemaps, then its links'],
    ['saved.html', 'a page saved from a browser, or a folder of them'],
  ];
  const isKnown = (name: OptionName) => bannedWords || (name !== 'own' && name !== 'banned');
  const names = (Object.keys(optionRules) as OptionName[]).filter(isKnown);
  const groups = (Object.keys(headings) as (keyof typeof headings)[]).map((group) => {
    const lines = names
      .filter((name) => optionRules[name].group === group)
      .map((name) => optionLine(name, name === 'waivers' && waiversFile));
    return [headings[group], ...lines].join('\n');
  });
  return `Audits what search engines and people who share a page see of a site.

${examples.map(([target = '', what]) => `  ${commandLine} ${target.padEnd(25)} ${what}`).join('\n')}

${groups.join('\n\n')}

Exit status: 0 nothing to fail on, 1 something was found, 2 wrong usage. Other hosts are never asked;
addresses in private networks only when the audited site itself is there.`;
}

function optionLine(name: OptionName, ownFile: string | false | undefined): string {
  const rule: OptionRule = optionRules[name];
  const standard = rule.kind === 'number' && `(${rule.defaultValue.toLocaleString('en-IN')})`;
  const help = [rule.help, standard, ownFile && `(our own site: ${ownFile})`].filter(Boolean);
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
