/** The query that the form sends, and hand-made variants of it. */
import { usedVehiclePlanHref } from '../../content/life-events/vehicle-event.ts';
import { dateFieldLabel, lifeEventSearch, parseLifeEventQuery } from './life-event-query.ts';

const today = '2026-11-23';
const parse = (search: string) => parseLifeEventQuery(new URLSearchParams(search), today);

test('several events are parsed into one order, whatever the order in the query', () => {
  const query = parse('plan=yes&event=baby&event=wedding&baby=2/5/2027&wedding=2026-12-20&job=');
  if (query.kind !== 'valid') throw new Error(JSON.stringify(query));
  expect(query.input).toEqual([
    { kind: 'wedding', date: '2026-12-20' },
    { kind: 'baby', date: '2027-05-02' },
  ]);
  expect(parse(lifeEventSearch(query.input))).toEqual(query);
});

test.each([
  ['event=wedding&wedding=2026-12-20&event=wedding&wedding=2027-01-01', 1],
  ['event=wedding&wedding=2026-12-20&event=constructor&x=1', 1],
  ['event=wedding&wedding=2026-12-20&job=2026-13-45', 1],
  ['event=baby&baby=२९-०२-२०२८', 1],
  ['event=trip&trip=2024-11-23', 1],
  ['event=trip&trip=2032-11-23', 1],
])('%s is accepted', (search, count) => {
  const query = parse(search);
  expect(query.kind === 'valid' && query.input.length).toBe(count);
});

test.each([
  ['plan=yes', ['event']],
  ['event=party&party=2026-12-20', ['event']],
  ['plan=yes&wedding=2026-12-20', ['event']],
  ['plan=yes&event=wedding', []],
  ['event=wedding&wedding=2027-02-29', ['wedding']],
  ['event=wedding&wedding=2026-12-20&event=job&job=soon', ['job']],
  ['event=trip&trip=2024-11-22', ['trip']],
  ['event=trip&trip=2032-11-24', ['trip']],
  [`event=baby&baby=${'9'.repeat(10_000)}`, ['baby']],
])('%s is rejected', (search, wrong) => {
  const query = parse(search);
  if (query.kind !== 'invalid') throw new Error('the query was accepted');
  expect(Object.keys(query.errors)).toEqual(wrong);
  expect(JSON.stringify(query).length).toBeLessThan(1000);
});

test('valid values stay beside invalid ones', () => {
  const query = parse('event=wedding&wedding=2026-12-20&event=job&job=');
  expect(query).toMatchObject({
    values: { ticked: ['wedding', 'job'], dates: { wedding: '2026-12-20' } },
  });
});

test('new or used belongs to the vehicle, survives a missing date, and any other word is left out', () => {
  const query = parse('event=vehicle&vehicle=2026-11-20&bought=used');
  if (query.kind !== 'valid') throw new Error(JSON.stringify(query));
  expect(query.input).toEqual([{ kind: 'vehicle', date: '2026-11-20', bought: 'used' }]);
  expect(lifeEventSearch(query.input)).toBe('event=vehicle&vehicle=2026-11-20&bought=used');
  for (const search of ['event=trip&trip=2026-12-20&bought=used', 'event=trip&trip=2026-12-20'])
    expect(parse(search)).toEqual({ kind: 'valid', input: [{ kind: 'trip', date: '2026-12-20' }] });
  expect(parse('event=vehicle&vehicle=2026-11-20&bought=stolen')).toEqual(
    parse('event=vehicle&vehicle=2026-11-20'),
  );
});

test('a date that was left out is asked for, unless something else is wrong', () => {
  const question = (search: string) => {
    const query = parse(search);
    return query.kind === 'invalid' ? query.question : 'accepted';
  };
  expect(parse(usedVehiclePlanHref.split('?')[1] ?? '')).toMatchObject({
    question: 'Car or bike: on which day?',
    values: { ticked: ['vehicle'], bought: 'used' },
  });
  expect(question('event=wedding&event=job&job=2026-12-20')).toBe('Wedding: on which day?');
  expect(question('event=wedding&event=job&job=soon')).toBeUndefined();
  expect(question('plan=yes')).toBeUndefined();
});

test('an event without a date asks for it, and is no error: a guess will do', () => {
  for (const plan of ['', 'plan=yes&']) {
    expect(parse(`${plan}event=baby&baby=`)).toMatchObject({
      question: 'Baby: on which day?',
      errors: {},
      values: { ticked: ['baby'], ...(plan && { missing: { baby: expect.any(String) } }) },
    });
    expect(parse(`${plan}event=baby&event=job`)).toMatchObject({
      question: 'On which days?',
      errors: {},
    });
  }
  expect(parse('event=baby&event=job&job=soon')).toHaveProperty('errors.job');
});

test('a form marks the days that it was sent without; a link marks none', () => {
  const missing = (search: string) => {
    const query = parse(search);
    return query.kind === 'invalid' && query.values.missing;
  };
  expect(Object.keys(missing('plan=yes&event=wedding&wedding=&event=baby&baby=') || {})).toEqual([
    'wedding',
    'baby',
  ]);
  expect(missing('event=wedding')).toBeUndefined();
});

test('the name of an event is not said twice before its date', () => {
  expect(dateFieldLabel('wedding')).toBe('Wedding day');
  expect(dateFieldLabel('baby')).toBe('Baby: birth, or expected');
});

test('a guess is the day of the events that have none', () => {
  expect(parse('plan=yes&event=wedding&event=job&job=2026-12-20&wedding=&guess=3')).toEqual({
    kind: 'valid',
    input: [
      { kind: 'wedding', date: '2027-02-23', isGuess: true },
      { kind: 'job', date: '2026-12-20' },
    ],
  });
  const plan = 'event=wedding&wedding=2027-02-23&guessed=2027-02-23&event=job&job=2026-12-20';
  const query = parse(plan);
  if (query.kind !== 'valid') throw new Error(JSON.stringify(query));
  expect(query.input[0]).toHaveProperty('isGuess', true);
  expect(lifeEventSearch(query.input)).toBe(plan);
  // The form sends the old guess with a new day.
  expect(parse('plan=yes&guessed=2027-02-23&event=wedding&wedding=2027-03-01')).toEqual({
    kind: 'valid',
    input: [{ kind: 'wedding', date: '2027-03-01' }],
  });
  expect(parse('plan=yes&event=wedding&guess=soon')).toHaveProperty('question');
});
