import { parseTouch } from '../../site/campaign/campaign.ts';
import { campaignColumns } from '../../site/campaign/campaign-columns.ts';
import { countByCampaign } from './count-by-campaign.ts';

const touch = (query: string) => parseTouch('/term-insurance', new URLSearchParams(query));

test('requests are counted by the last tagged page, highest count first', () => {
  const lead = (query: string | null, state: 'pending' | 'delivered' = 'delivered') => ({
    ...campaignColumns(query === null ? undefined : { first: touch(''), last: touch(query) }),
    state,
  });
  const tagged = 'utm_source=google&utm_medium=cpc&utm_campaign=monsoon';
  expect(
    countByCampaign([lead(null), lead(tagged), lead(tagged, 'pending'), lead('gclid=a'), lead('')]),
  ).toEqual([
    { source: '', medium: '', campaign: '', requests: 2, delivered: 2 },
    { source: 'google', medium: 'cpc', campaign: 'monsoon', requests: 2, delivered: 1 },
    { source: 'google (click id only)', medium: '', campaign: '', requests: 1, delivered: 1 },
  ]);
  expect(countByCampaign([lead('fbclid=a')])[0]?.source).toBe('facebook (click id only)');
});
