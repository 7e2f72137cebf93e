/** The words of the commands that read and change records; every-command.test.ts starts each command. */
import { parseLeadsOptions, requireContact } from '../commands/leads/leads-options.ts';
import { parseRequestsOptions } from '../commands/requests/requests-options.ts';

function parse(command: string, words: string) {
  process.argv = ['node', command, ...words.split(' ')];
  return command === 'leads' ? requireContact(parseLeadsOptions()) : parseRequestsOptions();
}

const { argv } = process;
afterEach(() => {
  process.argv = argv;
});

test.each([
  ['leads', '--of x --limit 5', '--of is ten digits'],
  ['leads', '--limit 0', '--limit is a whole number'],
  ['requests', '--kind x', '--kind is one of '],
  ['leads', '--since 05/11/2026', '--since is a date such as 2026-11-21'],
  ['requests', '--since 2026-02-30', '--since is a date such as 2026-11-21'],
])('%s %s is wrong', (command, words, message) => {
  expect(() => parse(command, words)).toThrow(message);
});

test.each([
  ['leads', '--withdraw CB-X --dry-run', '--withdraw takes no --dry-run'],
  ['leads', '--show CB-X --csv f.csv', '--show and --csv: only one at a time'],
  ['leads', '--unreached --reason x --dry-run', 'is not for a list'],
  ['leads', '--of 9876543210 --erase --day 2026-11-21', '--erase takes no --day'],
  ['leads', '--of 9876543210 --status pending', 'no --status'],
  ['requests', '--answered SR-X --show SR-X', 'only one at a time'],
  ['requests', '--answered SR-X --limit 5', '--answered takes no --limit'],
])('%s %s: no option of another mode is ignored', (command, words, message) => {
  expect(() => parse(command, words)).toThrow(message);
});
