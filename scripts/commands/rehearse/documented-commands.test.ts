import { globSync, readFileSync } from 'node:fs';
import { documentedCommands, notRehearsed } from './documented-commands.ts';

const programs =
  /^(?:apt-get|ufw|useradd|journalctl|certbot|ln|rm|mkdir|openssl|sudo|npm|nginx|systemctl|curl|pg_restore|sqlite3|15 2|[A-Z_]+=\S+ (?:npm|sh)) ?/;

/** The steps from Install to Rotate keys. The part on containers is left out: none of its commands can run here. */
function steps(): string {
  const document = readFileSync('docs/operating.md', 'utf8');
  const part = (from: string, to: string) =>
    document.slice(document.indexOf(from), document.indexOf(to));
  return (
    part('\n## Install', '\n### In containers') +
    part('\n### A rehearsal', '\n## What to monitor').replace(/\nIn containers: [\s\S]*?\n\n/, '\n')
  );
}

function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/```\w*\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block.replace(/\\\n\s+/g, '').split('\n'),
  );
  const spans = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(
    ([, span = '']) => span.replace(/\s+/g, ' '),
  );
  const all = [...blocks, ...spans].map((line) => line.trim());
  return [...new Set(all.filter((line) => programs.test(line) && line.includes(' ')))];
}

test('the rehearsal runs every command of the steps, or says why not; the document has every command it runs', () => {
  const known = [...Object.values(documentedCommands), ...Object.keys(notRehearsed)];
  expect(commandsIn(steps()).toSorted()).toEqual([...new Set(known)].toSorted());
});

test('the steps of the rehearsal use each of them', () => {
  const steps = globSync('scripts/commands/rehearse/*.ts').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const unused = Object.keys(documentedCommands).filter(
    (name) => !new RegExp(`documentedCommands\\s*\\.${name}\\b`).test(steps.join('')),
  );
  expect(unused).toEqual([]);
});
