import { parseEnvironment } from '../config/parse-environment.ts';
import { claim } from '../content/pages/claim.ts';
import { bannedWordsIn } from '../site/banned-words.ts';
import { markdownPagePaths } from '../site/page-urls.ts';
import { textPageMarkdown } from './text-page-markdown.ts';

const { broker } = parseEnvironment({});
const written = (path: (typeof markdownPagePaths)[number]) =>
  textPageMarkdown(path, broker, 'https://site.in') ?? '';

test.each(markdownPagePaths)(
  '%s: links are absolute, tables are complete, no banned word',
  (path) => {
    const text = written(path);
    expect(text).toMatch(/^# /);
    expect(text).toContain(`Page: https://site.in${path} `);
    expect(text).toContain('\n## Sources\n\n- ');
    expect(text).not.toMatch(/\]\([/#]/);
    expect(text).not.toMatch(/undefined|\[object/);
    for (const table of text.split('\n\n').filter((block) => block.startsWith('|'))) {
      const columns = table.split('\n').map((row) => row.replaceAll('\\|', '').split('|').length);
      expect(new Set(columns).size).toBe(1);
    }
    expect(bannedWordsIn(text)).toEqual([]);
  },
);

test('a guide has every section and question of its page', () => {
  const text = written('/claim');
  const { sections, questions } = claim(broker);
  for (const { heading } of sections) expect(text).toContain(`\n## ${heading}\n`);
  for (const { question } of questions) expect(text).toContain(`\n### ${question}\n`);
});

test('the insurers are listed with number, both ratios and the basis of each figure', () => {
  const text = written('/insurance-companies');
  expect(text).toMatch(
    /\| HDFC Life \| [^|]+ \| \d+ \| 99\.68% \| 99\.50% \| 97\.96% \| 95\.70% \|/,
  );
  expect(text).toMatch(/\| Star Health \| [^|]+ \| 129 \| 70\.53% \| 66\.81% \|/);
  expect(text).toMatch(/\| Digit Life \|.*\| 0\.00% \| Not in the table \|.*Three claims/);
});
