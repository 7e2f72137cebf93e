import { findingsOf, goodPage } from '../testing/site-from-html.ts';

const good = (body: string) => ({ '/': goodPage('/', { body }) });
const html = (lang: string, text: string) => ({
  '/': goodPage('/')
    .replace('lang="en-IN"', `lang="${lang}"`)
    .replace(/<p>.*<\/p>/s, `<p>${text}</p>`),
});
const terms = 'cheap seeds order seeds near me best price today '.repeat(5);
const english = 'The seed packet tells you how deep and how far apart. '.repeat(8);
const hindi = 'बीज की थैली पर लिखा है कि कितना गहरा बोना है और कितनी दूरी रखनी है। '.repeat(8);

test.each([
  ['no size', `<p style="font-size: 0">${terms}</p>`],
  ['the colour of the ground', `<p style="color:#fff;background-color:white">${terms}</p>`],
  [
    'a place beside the screen',
    `<div style="position:absolute; left:-9999px"><p>${terms}</p></div>`,
  ],
])('text hidden from readers by %s is found', async (_how, body) => {
  expect(await findingsOf('content-hidden', good(body))).toEqual([
    expect.stringMatching(/^\/ “cheap seeds order/),
  ]);
});

test.each([
  [
    'a sentence for screen readers',
    '<p style="position:absolute;left:-9999px">Opens in a new tab</p>',
  ],
  ['a menu that comes in', `<nav style="left:-9999px"><a href="/a">A</a>${terms}</nav>`],
  [
    'a list that closes its gaps',
    `<div style="font-size:0"><p style="font-size:1rem">${terms}</p></div>`,
  ],
  ['white on black', `<p style="color:#fff;background:#000">${terms}</p>`],
])('%s is not hidden text', async (_what, body) => {
  expect(await findingsOf('content-hidden', good(body))).toEqual([]);
});

test('a repeated phrase in one paragraph is found; a list that repeats it in every item is not', async () => {
  const words = 'Buy clay pots here because our clay pots last. ';
  const paragraph = `<p>${words.repeat(8)}</p>`;
  const list = `<ul>${`<li>${words}</li>`.repeat(30)}</ul>`;
  expect(await findingsOf('content-stuffed', good(paragraph))).toEqual([
    expect.stringMatching(/\(8 times in 72 words\)/),
  ]);
  expect(await findingsOf('content-stuffed', good(list))).toEqual([]);
});

test.each([
  ['hi', english],
  ['en', hindi],
  ['ja', english],
  ['ur-IN', hindi],
])('a page in %s with letters of another script is found', async (lang, text) => {
  expect(await findingsOf('lang-other-letters', html(lang, text))).toHaveLength(1);
});

test.each([
  ['hi-Latn', english],
  ['hi', `${hindi} ${english}`],
  ['mr-IN', hindi],
  ['sr', english],
  ['zz-what', english],
  ['hi', 'Pune'],
])('letters are not reported where %s uses them', async (lang, text) => {
  expect(await findingsOf('lang-other-letters', html(lang, text))).toEqual([]);
});

test('a contact page may be short; a page with little other content may not', async () => {
  const short = (more: string) => html('en', `Five words, and no more. ${more}`);
  expect(await findingsOf('content-thin', short('<a href="tel:+912025550100">Call</a>'))).toEqual(
    [],
  );
  expect(await findingsOf('content-thin', short('<a href="/call">Call</a>'))).toHaveLength(1);
  const framed = short('')['/'].replace('<main>', '<header><a href="tel:1">1</a></header><main>');
  expect(await findingsOf('content-thin', { '/': framed })).toHaveLength(1);
});

test('a sign-in, a form and a chart may be short; a page with a form for a newsletter may not', async () => {
  const short = (more: string) => html('en', `Five words, and no more. ${more}`);
  const fields = (count: number) => '<input name="f">'.repeat(count);
  for (const tool of ['<input type="password">', fields(5), '<canvas></canvas>'])
    expect(await findingsOf('content-thin', short(tool))).toEqual([]);
  for (const other of [fields(2), '<input type="hidden">'.repeat(5)])
    expect(await findingsOf('content-thin', short(other))).toHaveLength(1);
  const around = short('')['/'].replace('<main>', `<header>${fields(5)}</header><main>`);
  expect(await findingsOf('content-thin', { '/': around })).toHaveLength(1);
});

test('pages that share most of their text are reported apart from pages that are equal', async () => {
  const sentences = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const seed = (from + at) * 7919;
      return `Row ${seed} of bed ${seed % 97} holds ${seed % 13} plants of kind ${seed % 31} and waits ${seed % 53} days.`;
    }).join(' ');
  const texts = {
    '/pune': goodPage('/pune').replace(
      /<p>.*<\/p>/s,
      `<p>${sentences(0, 80)} ${sentences(500, 15)}</p>`,
    ),
    '/nashik': goodPage('/nashik').replace(
      /<p>.*<\/p>/s,
      `<p>${sentences(0, 80)} ${sentences(900, 15)}</p>`,
    ),
    '/delhi': goodPage('/delhi').replace(/<p>.*<\/p>/s, `<p>${sentences(2000, 90)}</p>`),
  };
  expect(await findingsOf('content-near-duplicate', texts)).toEqual([]);
  expect(await findingsOf('content-alike', texts)).toEqual([
    expect.stringMatching(/^\/nashik about [78]\d % of it is also on \/pune/),
  ]);
});

test('a page with little text names the frame that may hold its content', async () => {
  const framed = (src: string) =>
    html('en', `Five words, and no more. <iframe src="${src}"></iframe>`);
  const [own = ''] = await findingsOf('content-thin', framed('/frame'));
  const [other = ''] = await findingsOf('content-thin', framed('https://maps.example/'));
  expect(own).toMatch(/may be in a frame, “https:\/\/site\.test\/frame”/);
  expect(other).not.toMatch(/frame/);
});
