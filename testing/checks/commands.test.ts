/** A file in scripts/commands is an `npm run` command of that name; a folder there has the parts of the command. */
import { readdirSync, readFileSync } from 'node:fs';

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** Commands by the name of their file: `hospitals:import` is hospitals-import. */
const commands = new Map(
  Object.entries(scripts).map(([name, words]) => [name.replaceAll(':', '-'), words]),
);

/** Commands whose program is a part of its own. */
const elsewhere = ['server/start.ts', 'scripts/bench/bench.ts'];

test('every file in scripts/commands is the npm command of that name', () => {
  const files = readdirSync('scripts/commands', { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(({ name }) => name.replace('.ts', ''));
  expect(files.length).toBeGreaterThan(15);
  const others = files.filter(
    (name) => !commands.get(name)?.endsWith(`scripts/commands/${name}.ts`),
  );
  expect(others).toEqual([]);
});

test('every folder and test in scripts/commands belongs to a command', () => {
  const names = readdirSync('scripts/commands', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.test.ts'))
    .map(({ name }) => name.replace('.test.ts', ''));
  expect(names.filter((name) => !commands.has(name))).toEqual([]);
});

test('every npm command that is a program of ours is in scripts/commands', () => {
  const programs = Object.values(scripts).flatMap((words) => words.match(/\S+\.ts$/) ?? []);
  expect(
    programs.filter((file) => !file.startsWith('scripts/commands/') && !elsewhere.includes(file)),
  ).toEqual([]);
});

test('no command is the plural of another', () => {
  const names = Object.keys(scripts);
  const alike = names.filter((name) => names.includes(`${name}s`));
  expect(alike).toEqual([]);
});
