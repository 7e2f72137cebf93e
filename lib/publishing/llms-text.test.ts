import { parseEnvironment } from '../config/parse-environment.ts';
import { indexedTools } from '../content/indexed-tools.ts';
import { bannedWordsIn } from '../site/banned-words.ts';
import { markdownPath, pageUrl } from '../site/page-urls.ts';
import { routes } from '../site/routes.ts';
import { llmsText } from './llms-text.ts';

const text = llmsText(parseEnvironment({}).broker, 'https://site.in', indexedTools);

test('lists every tool and every page once, as Markdown where that exists', () => {
  const listed = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url);
  expect(listed.toSorted()).toEqual(
    [
      ...[...routes, ...indexedTools].map(({ path }) =>
        pageUrl('https://site.in', markdownPath(path) ?? path),
      ),
    ].toSorted(),
  );
});

test('begins with a name and a summary, and has no banned word', () => {
  expect(text).toMatch(/^# Chhatri\n\n> /);
  expect(bannedWordsIn(text)).toEqual([]);
});
