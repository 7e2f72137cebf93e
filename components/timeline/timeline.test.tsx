/** What of a long line is in the open: today and what comes next; the rest is folded, and nothing is left out. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { StepTone } from '@/lib/tools/dated-plan/build-dated-plan';
import { Timeline } from './timeline';

const lineOf = (...tones: StepTone[]) =>
  renderToStaticMarkup(
    <Timeline
      label="Your dates"
      steps={tones.map((tone, place) => ({
        id: `${place}`,
        title: `Step ${place}`,
        date: null,
        timeText: '',
        detail: null,
        tone,
      }))}
    />,
  );
const openOf = (html: string) =>
  [...html.replace(/<details.*?<\/details>/gs, '').matchAll(/Step \d/g)].map(([step]) => step);

test('dates that are over and late ones are folded, each with their number', () => {
  const html = lineOf('past', 'past', 'now', 'due', 'due', 'lost', 'due', 'due');
  expect(openOf(html)).toEqual(['Step 2', 'Step 3', 'Step 4', 'Step 5']);
  expect(html).toContain('2 dates that are over');
  expect(html).toContain('2 dates that come later');
  expect(html.match(/Step \d/g)).toHaveLength(8);
});

test('one date takes no more room than its fold', () => {
  expect(openOf(lineOf('past', 'now', 'due', 'due', 'due'))).toHaveLength(5);
});

test('a date that is missed is not over: it stays in the open', () => {
  expect(openOf(lineOf('past', 'past', 'lost', 'now'))).toEqual(['Step 2', 'Step 3']);
});
