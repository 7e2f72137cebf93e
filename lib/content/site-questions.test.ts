import {
  isQuestion,
  nodesIn,
  questionsOf,
  readSiteContent,
  type SiteContent,
} from '../../testing/checks/site-content.ts';

let pages: SiteContent['pages'];
beforeAll(async () => {
  ({ pages } = await readSiteContent());
});

test('every page answers at least three questions', () => {
  const problems = pages
    .filter((page) => questionsOf(page).length < 3)
    .map((page) => `${page.file} answers ${questionsOf(page).length} questions: add up to three.`);
  expect(problems).toEqual([]);
});

test('a question ends in a question mark, has an answer and an id for a URL', () => {
  const problems = pages.flatMap((page) =>
    questionsOf(page)
      .filter(
        ({ id, question, answer }) =>
          !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id) ||
          !question.endsWith('?') ||
          answer.length === 0 ||
          answer.some((paragraph) => paragraph.trim().length < 10),
      )
      .map(({ id }) => `${page.file}: look at question "${id}".`),
  );
  expect(problems).toEqual([]);
});

test('no question is asked twice on the site', () => {
  const texts = pages.flatMap(questionsOf).map(({ question }) => question.toLowerCase());
  expect(texts.filter((question, index) => texts.indexOf(question) !== index)).toEqual([]);
});

test('the id of a question is used once on the whole site', () => {
  const filesById = new Map<string, string[]>();
  for (const page of pages) {
    for (const { id } of questionsOf(page))
      filesById.set(id, [...(filesById.get(id) ?? []), page.file]);
  }
  const problems = [...filesById]
    .filter(([, files]) => files.length > 1)
    .map(([id, files]) => `Question "${id}" is in ${files.join(' and ')}: rename one.`);
  expect(problems).toEqual([]);
});

test('ids of sections and questions are unique on their page', () => {
  for (const page of pages) {
    const ids = nodesIn(page.content)
      .filter((node) => isQuestion(node) || ('id' in node && 'heading' in node))
      .map(({ id }) => id);
    // The groups of /faqs are its sections: one id, two views of it.
    const twice = page.path === '/faqs' ? [] : ids.filter((id, index) => ids.indexOf(id) !== index);
    expect({ file: page.file, twice }).toEqual({ file: page.file, twice: [] });
  }
});
