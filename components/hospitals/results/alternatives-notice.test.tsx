/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { formatResultCount } from '@/components/hospitals/hospital-copy';
import type { HospitalAnswer, SearchPlace } from '@/lib/tools/hospitals/api/hospital-answer';
import { emptyHospitalQuery } from '@/lib/tools/hospitals/api/parse-hospital-query';
import { AlternativesNotice } from './alternatives-notice';

const place: SearchPlace = {
  name: 'Rourkela',
  kind: 'city',
  district: 'Sundargarh',
  state: 'Odisha',
  position: { latitude: 22.26, longitude: 84.85 },
};
const list = { insurer: 'Alpha', asOf: '2026-06-29', hospitals: 2 };

const twoLists = [list, { ...list, insurer: 'Beta' }];

function answerWith(instead: HospitalAnswer['instead'], lists = twoLists): HospitalAnswer {
  return { ...empty, place, instead, lists, total: 1 };
}
const empty = {
  page: 1,
  pageSize: 20,
  results: [],
  placeChoices: [],
  placeReading: null,
  unknownPlace: null,
  readAs: null,
  nearestPlaces: [],
  insurerChoices: [],
  problems: {},
  excludedLists: [],
  specialities: [],
  tieUps: [],
  isSample: false,
};

function noticeText(
  instead: HospitalAnswer['instead'],
  insurers: readonly string[] = [],
  lists = twoLists,
) {
  const query = { ...emptyHospitalQuery, q: 'x', insurers };
  const { container } = render(
    <AlternativesNotice query={query} answer={answerWith(instead, lists)} />,
  );
  return container.textContent;
}

test('for a kind the notice denies only names that contain it, and describes the alternatives', () => {
  const kind = { shown: 'there', kind: 'eye', words: '' } as const;
  expect(noticeText(kind)).toBe(
    'The 2 lists we hold have no hospital in Rourkela, Odisha that is an eye hospital by its name. ' +
      'These are the hospitals there. A general hospital may have such a department: ask it.',
  );
  expect(formatResultCount(answerWith(kind), { ...emptyHospitalQuery, q: 'x' })).toBe(
    'No eye hospital found in Rourkela, Odisha. Showing others there.',
  );
});

test.each([
  ['eye', 'an eye'],
  ['ent', 'an ear, nose and throat'],
  ['ivf', 'an IVF'],
  ['heart', 'a heart'],
] as const)('the kind %s has its article', (kind, words) => {
  expect(noticeText({ shown: 'there', kind, words: '' })).toContain(`that is ${words} `);
});

test('for a name the notice links to the same words everywhere; for insurers in the query it names their lists', () => {
  expect(noticeText({ shown: 'nearest', kind: null, words: 'asha' }, ['Alpha'])).toContain(
    'The list of Alpha has no hospital in Rourkela, Odisha that fits “asha”. The nearest on the list of Alpha are below.',
  );
  const link = screen.getByRole('link', { name: 'Search for “asha” in all of India' });
  expect(link).toHaveAttribute('href', '/cashless-hospital/answer?q=asha&insurer=Alpha');
});

test('for a place alone, which the heading has denied, the notice says only which lists the nearest are on', () => {
  const nearest = { shown: 'nearest', kind: null, words: '' } as const;
  expect(noticeText(nearest)).toBe('The nearest on the 2 lists we hold are below.');
  expect(noticeText(nearest, ['Alpha'])).toBe('The nearest on the list of Alpha are below.');
  const three = [...twoLists, { ...list, insurer: 'Gamma' }];
  expect(noticeText(nearest, ['Alpha', 'Beta', 'Gamma'], three)).toBe(
    'The nearest on the lists of Alpha, Beta and Gamma are below.',
  );
  // An insurer without a list has not narrowed anything.
  expect(noticeText(nearest, ['Nobody'])).toBe('The nearest on the 2 lists we hold are below.');
  expect(noticeText({ ...nearest, pinPrefix: '194' })).toContain(
    'no hospital with this PIN code. The nearest to the middle of the PIN codes that begin with 194 are below.',
  );
  expect(noticeText(null)).toBe('');
});

test('for a speciality or tie-up the notice denies only that, and a link removes it', () => {
  const answer = {
    ...answerWith({ shown: 'nearest', kind: null, words: '' }),
    specialities: [{ value: 'cardiology', label: 'Cardiology', hospitals: 3 }],
    tieUps: [{ value: 'ppn', label: 'PPN', hospitals: 2 }],
  };
  const query = { ...emptyHospitalQuery, q: 'rourkela', speciality: 'cardiology', tieUp: 'ppn' };
  render(<AlternativesNotice query={query} answer={answer} />);
  expect(
    screen.getByText(
      'The 2 lists we hold have no hospital in Rourkela, Odisha listed with “Cardiology” and “PPN”.',
    ),
  ).toBeInTheDocument();
  expect(formatResultCount(answer, query)).toBe(
    'No hospital found in Rourkela, Odisha listed with “Cardiology” and “PPN”. Showing the nearest.',
  );
  expect(
    screen.getByRole('link', { name: 'Search with any speciality and tie-up' }),
  ).toHaveAttribute('href', '/cashless-hospital/answer?q=rourkela');
});
