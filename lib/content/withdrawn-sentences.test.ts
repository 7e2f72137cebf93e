import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Words that stood on a page and were wrong, in part or in whole. None comes back, neither by an old branch nor by
 * somebody who remembers them. Add the shortest piece that could not be right in another sentence.
 */
const withdrawn: Record<string, readonly string[]> = {
  'figures of insurers': [
    // Printed over a zero that the regulator had published.
    'Not published',
    'The range leaves out insurers with little premium',
  ],
};

const root = join(__dirname, '../..');
const rooms = ['lib/content', 'lib/site', 'lib/tools', 'components', 'app'];

/** What a file says, with sentences that are written over several lines in one piece. */
function wordsOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/['"`]\s*\+\s*['"`]/g, '')
    .replace(/\s+/g, ' ');
}

test('no withdrawn sentence is back', () => {
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join(room, name)),
  );
  expect(files.length).toBeGreaterThan(100);
  const phrases = Object.values(withdrawn).flat();
  const problems = files.flatMap((file) => {
    const words = wordsOf(join(root, file));
    return phrases.filter((phrase) => words.includes(phrase)).map((phrase) => `${file}: ${phrase}`);
  });
  expect(problems).toEqual([]);
});
