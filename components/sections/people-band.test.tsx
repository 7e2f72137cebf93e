/** The band of people: absent without configuration, in a demonstration too; complete with it. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { People } from '@/lib/config/read-people';
import { productionVariables } from '@/testing/servers/production-variables.ts';

const own = { ...process.env };
const photograph = { src: '/_next/static/people/0123456789abcdef.jpg', width: 240, height: 300 };
const people: People = {
  since: '2014',
  office: { photograph, shows: 'The door of our office' },
  people: [
    {
      name: 'Meera Nair',
      role: 'Principal officer',
      since: '2015',
      registration: '1234',
      languages: 'Malayalam, Hindi and English',
      photograph,
    },
  ],
};

/** The environment is read when the module is loaded. */
async function render(variables: Record<string, string>): Promise<string> {
  process.env = { ...own, ...variables };
  jest.resetModules();
  const { PeopleBand } = await import('./people-band');
  return renderToStaticMarkup(<PeopleBand />);
}

afterAll(() => {
  process.env = own;
});

test('without people and insurers there is no band', async () => {
  expect(await render({ SITE_ENV: 'qa', SITE_PEOPLE: '' })).toBe('');
});

test('the band has each person with photograph, role, years, registration and languages, and the office', async () => {
  const band = await render({ SITE_ENV: 'qa', SITE_PEOPLE: JSON.stringify(people) });
  for (const text of ['Meera Nair', 'With us since 2015', '1234', 'Malayalam, Hindi', 'Our office'])
    expect(band).toContain(text);
  expect(band).toContain('alt="Photograph of Meera Nair"');
  expect(band).toContain('width="240" height="300"');
  expect(band).toContain(', since 2014');
});

test('without people the band says with how many insurers we place business', async () => {
  const band = await render({ ...productionVariables, SITE_ENV: 'qa', SITE_PEOPLE: '' });
  expect(band).toMatch(/We place business with \d+ of/);
  expect(band).not.toContain('<svg');
});

test('a demonstration shows nobody', async () => {
  expect(await render({ SITE_ENV: 'demonstration', SITE_PEOPLE: '' })).not.toContain('<img');
});
