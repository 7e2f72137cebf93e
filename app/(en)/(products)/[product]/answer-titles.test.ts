import type { SearchParams } from '@/lib/browser/url-state/search-params';
import { generateMetadata as calculatorMetadata } from './[tool]/answer/page';
import { generateMetadata as plansMetadata } from './plans/answer/page';

const cover = { age: '34', income: '12 lakh' };

async function titlesFor(search: SearchParams) {
  const props = <Params>(params: Params) => ({
    params: Promise.resolve(params),
    searchParams: Promise.resolve(search),
  });
  const product = 'term-insurance';
  const pages = await Promise.all([
    calculatorMetadata(props({ product, tool: 'human-life-value-calculator' })),
    plansMetadata(props({ product })),
  ]);
  return pages.map(({ title }) => (title as { absolute: string }).absolute);
}

test.each<[what: string, search: SearchParams, isError: boolean]>([
  ['a wrong field', { ...cover, result: 'invalid', fields: 'mobile' }, true],
  ['no error that is known', { ...cover, result: 'invalid', fields: 'nothing' }, false],
  ['no call-back', cover, false],
])(
  'the title of an answer says first that the call-back form beside it has failed: %s',
  async (_, search, isError) => {
    for (const title of await titlesFor(search)) expect(title.startsWith('Error: ')).toBe(isError);
  },
);

test('the title of an answer says first that a figure is wrong', async () => {
  const [title] = await titlesFor({ ...cover, age: '4000' });
  expect(title).toMatch(/^Error: /);
});
