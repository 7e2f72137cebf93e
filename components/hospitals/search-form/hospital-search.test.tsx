/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noFilterOptions } from '@/components/hospitals/filter-options';
import { formatResultCount } from '@/components/hospitals/hospital-copy';
import { NoListNotice } from '@/components/hospitals/no-list-notice';
import { HospitalResults } from '@/components/hospitals/results/hospital-results';
import type {
  FoundHospital,
  HospitalAnswer,
  HospitalQuery,
  HospitalSuggestion,
} from '@/lib/tools/hospitals/api/hospital-answer';
import {
  emptyHospitalQuery,
  parseHospitalQuery,
} from '@/lib/tools/hospitals/api/parse-hospital-query';
import { placeSources } from '@/lib/tools/hospitals/places/place-sources';
import { HospitalSearch } from './hospital-search';

const empty: HospitalAnswer = {
  total: 0,
  page: 1,
  pageSize: 20,
  results: [],
  place: null,
  placeChoices: [],
  placeReading: null,
  unknownPlace: null,
  readAs: null,
  instead: null,
  nearestPlaces: [],
  insurerChoices: [],
  problems: {},
  lists: [{ insurer: 'Example General', asOf: '2026-06-29', hospitals: 1 }],
  excludedLists: [],
  specialities: [],
  tieUps: [],
  isSample: false,
};

const hospital: FoundHospital = {
  id: 'h',
  name: 'Example Hospital',
  address: '1, Example Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  pin: '400001',
  phone: null,
  insurers: ['Example General'],
  otherNames: [],
  excludedBy: [],
  specialities: '',
  tieUps: {},
  position: null,
  isPositionApproximate: false,
  distanceKm: null,
};

const listsOf = (...insurers: string[]) => ({ ...noFilterOptions, insurers });

const mumbai: HospitalSuggestion = {
  kind: 'hospital',
  label: 'Mumbai Hospital',
  detail: 'Mumbai 400001',
};

/** Responds to each search by its `q`. */
function serve(totals: Record<string, number>, suggestions: HospitalSuggestion[] = []): string[] {
  const requests: string[] = [];
  global.fetch = async (input) => {
    const url = new URL(String(input), 'http://localhost');
    if (url.pathname.endsWith('suggestions')) return json(suggestions);
    requests.push(url.search);
    const total = totals[url.searchParams.get('q') ?? ''] ?? 0;
    const results = Array.from({ length: total }, (_, index) => ({ ...hospital, id: `h${index}` }));
    return json({ ...empty, total, results });
  };
  return requests;
}

function json(body: unknown): Response {
  return { ok: true, json: async () => body } as Response;
}

// The first touch loads and compiles the enhancement, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 120_000 });

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/cashless-hospital');
});

const field = () => screen.getByLabelText('Hospital, area, city or PIN code');

test('the form leads to the answer by itself: method, URL, names and values', () => {
  const { query } = parseHospitalQuery(
    new URLSearchParams('q=eye&city=Mumbai&near=19.1,72.8&radius=10&sort=name&insurer=A'),
  );
  render(<HospitalSearch initialQuery={query} filterOptions={listsOf('A', 'B')} summary="" />);
  const form = screen.getByRole('button', { name: 'Search' }).closest('form');
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', '/cashless-hospital/answer');
  const sent = new URLSearchParams([...new FormData(form ?? undefined)] as [string, string][]);
  expect(sent.toString()).toBe('q=eye+Mumbai&near=19.1%2C72.8&kind=&radius=10&sort=name&insurer=A');
});

test('above an answer the form is folded until it is touched, and stays open then', async () => {
  serve({ pune: 2 });
  const user = userEvent.setup();
  const { query } = parseHospitalQuery(new URLSearchParams('q=pune'));
  const search = () => field().closest('search');
  const { rerender } = render(
    <HospitalSearch isAnswer initialQuery={query} filterOptions={listsOf('A')} summary="2" />,
  );
  expect(search()).toHaveClass('folded');
  await user.click(field());
  await waitFor(() => expect(search()).not.toHaveClass('folded'));
  await user.tab();
  expect(search()).not.toHaveClass('folded');
  rerender(<HospitalSearch initialQuery={query} filterOptions={listsOf('A')} summary="" />);
  expect(search()).not.toHaveClass('folded');
});

test('Enter goes to results that arrived while typing, even with suggestions open', async () => {
  serve({ mumbai: 1 }, [mumbai]);
  const user = userEvent.setup();
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  render(
    <HospitalSearch initialQuery={emptyHospitalQuery} filterOptions={noFilterOptions} summary="" />,
  );
  await user.type(field(), 'mumbai');
  await waitFor(() => expect(screen.getByText('1 hospital.')).toBeInTheDocument());
  await screen.findByText('Mumbai Hospital');
  expect(scrolled).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
  expect(field()).not.toHaveFocus();
  expect(screen.queryByText('Mumbai Hospital')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
  scrolled.mockRestore();
});

test('the server’s results stay until the search changes, and come back with it', async () => {
  serve({ mumbai: 1 });
  const user = userEvent.setup();
  render(
    <HospitalSearch
      initialQuery={{ ...emptyHospitalQuery, q: 'pune' }}
      filterOptions={listsOf('A')}
      summary="7 hospitals."
    >
      <p>Seven hospitals of the server</p>
    </HospitalSearch>,
  );
  await user.clear(field());
  await user.type(field(), 'mumbai');
  await waitFor(() => expect(screen.getByText('1 hospital.')).toBeInTheDocument());
  expect(screen.queryByText('Seven hospitals of the server')).toBeNull();
  await user.clear(field());
  await user.type(field(), 'pune');
  await waitFor(() => expect(screen.getByText('7 hospitals.')).toBeInTheDocument());
  expect(screen.getByText('Seven hospitals of the server')).toBeInTheDocument();
});

test('a word typed quickly is one request, and the URL follows', async () => {
  const requests = serve({ nagpur: 3 });
  render(
    <HospitalSearch initialQuery={emptyHospitalQuery} filterOptions={noFilterOptions} summary="" />,
  );
  fireEvent.focus(field());
  // Six events in one task: no timer runs between two letters, however slow the machine is.
  for (const typed of ['n', 'na', 'nag', 'nagp', 'nagpu', 'nagpur'])
    fireEvent.change(field(), { target: { value: typed } });
  await waitFor(() => expect(screen.getByText('3 hospitals.')).toBeInTheDocument());
  // The request without words fetches the insurers.
  expect(requests.filter(Boolean)).toEqual(['?q=nagpur']);
  expect(location.search).toBe('?q=nagpur');
  expect(screen.getByRole('checkbox', { name: 'Example General' })).not.toBeChecked();
});

test('a late answer never replaces a newer one', async () => {
  serve({ nashik: 2 });
  const answerAtOnce = global.fetch;
  let answerLate: (() => void) | undefined;
  global.fetch = (input) => {
    if (!String(input).includes('q=surat')) return answerAtOnce(input);
    return new Promise((resolve) => {
      answerLate = () => resolve(json({ ...empty, total: 9 }));
    });
  };
  const user = userEvent.setup();
  render(
    <HospitalSearch initialQuery={emptyHospitalQuery} filterOptions={listsOf('A')} summary="" />,
  );
  await user.type(field(), 'surat');
  await waitFor(() => expect(answerLate).toBeDefined());
  await user.clear(field());
  await user.type(field(), 'nashik');
  await waitFor(() => expect(screen.getByText('2 hospitals.')).toBeInTheDocument());
  answerLate?.();
  await user.type(field(), ' road');
  await waitFor(() => expect(screen.getByText('No hospital found.')).toBeInTheDocument());
  expect(screen.queryByText(/^9 hospitals/)).toBeNull();
});

test('old results stay while new ones load and when none come, and one can try again', async () => {
  serve({ nashik: 2, pune: 3 });
  const answer = global.fetch;
  const { promise: late, reject: fail } = Promise.withResolvers<Response>();
  let isAsked = false;
  global.fetch = (input) => {
    if (isAsked || !String(input).startsWith('/api/hospitals?q=pune')) return answer(input);
    isAsked = true;
    return late;
  };
  render(
    <HospitalSearch initialQuery={emptyHospitalQuery} filterOptions={listsOf('A')} summary="" />,
  );
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: 'nashik' } });
  await waitFor(() => expect(screen.getByText('2 hospitals.')).toBeInTheDocument());
  const cards = () => screen.queryAllByRole('heading', { level: 3, name: hospital.name });
  fireEvent.change(field(), { target: { value: 'pune' } });
  await waitFor(() => expect(isAsked).toBe(true));
  expect(cards()).toHaveLength(2);
  fail(new Error('no network'));
  await waitFor(() => expect(screen.getByText('No answer came.')).toBeInTheDocument());
  expect(cards()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('3 hospitals.')).toBeInTheDocument());
});

test('the results end with the attribution and licence of the place data', () => {
  render(<HospitalResults query={{ ...emptyHospitalQuery, q: 'pune' }} answer={empty} />);
  for (const { name, href, licence } of placeSources) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    const licences = screen.getAllByRole('link', { name: licence.name });
    expect(licences.map((link) => link.getAttribute('href'))).toContain(licence.href);
  }
});

test('text typed before the script has loaded counts', async () => {
  serve({ kochi: 3 });
  const container = document.createElement('div');
  document.body.append(container);
  const { renderToString } = await import('react-dom/server');
  container.innerHTML = renderToString(
    <HospitalSearch initialQuery={emptyHospitalQuery} filterOptions={noFilterOptions} summary="" />,
  );
  container.querySelector('input')?.setAttribute('value', '');
  const input = container.querySelector('input');
  if (input) input.value = 'kochi';
  render(
    <HospitalSearch initialQuery={emptyHospitalQuery} filterOptions={noFilterOptions} summary="" />,
    {
      container,
      hydrate: true,
    },
  );
  await waitFor(() => expect(screen.getByText('3 hospitals.')).toBeInTheDocument());
});

test('a label without a list is no filter; labels of the lists are filters in the form and in its URL', async () => {
  const cardiology = { value: 'cardiology', label: 'Cardiology', hospitals: 12 };
  const hospitalQuery = { ...emptyHospitalQuery, q: 'pune', speciality: 'cardiology' };
  const { rerender } = render(
    <HospitalSearch initialQuery={hospitalQuery} filterOptions={listsOf('A')} summary="">
      <p>of the server</p>
    </HospitalSearch>,
  );
  expect(screen.queryByLabelText('Speciality')).toBeNull();
  serve({ pune: 1 });
  rerender(
    <HospitalSearch
      initialQuery={hospitalQuery}
      filterOptions={{ ...listsOf('A'), specialities: [cardiology] }}
      summary=""
    />,
  );
  expect(screen.getByLabelText('Speciality')).toHaveDisplayValue('Cardiology (12)');
  expect(screen.queryByLabelText('Tie-up with the insurer')).toBeNull();
  expect(screen.getByText('Insurer, kind, speciality, distance and order')).toBeInTheDocument();
  await userEvent.setup().selectOptions(screen.getByLabelText('Speciality'), 'Any speciality');
  await waitFor(() => expect(location.search).toBe('?q=pune'));
});

test('a card shows its list’s labels, and those of each insurer', () => {
  const listed = { specialities: 'Cardiology, ENT', tieUps: { 'Example General': 'Agreed rates' } };
  const answer = { ...empty, total: 1, results: [{ ...hospital, ...listed }] };
  render(<HospitalResults query={{ ...emptyHospitalQuery, q: 'pune' }} answer={answer} />);
  expect(screen.getByText('Specialities on the list: Cardiology, ENT')).toBeInTheDocument();
  expect(
    screen.getByText('Example General, list of 29 June 2026: Agreed rates'),
  ).toBeInTheDocument();
});

test('where a speciality leaves nothing, the text denies only that, and a link removes it', () => {
  const cardiology = { value: 'cardiology', label: 'Cardiology', hospitals: 12 };
  const query = { ...emptyHospitalQuery, q: 'leh', speciality: 'cardiology' };
  render(<HospitalResults query={query} answer={{ ...empty, specialities: [cardiology] }} />);
  expect(
    screen.getByText('The list we hold has none listed with “Cardiology” that fits these words.'),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: 'Search with any speciality and tie-up' }),
  ).toHaveAttribute('href', '/cashless-hospital/answer?q=leh');
});

test('words that lists use for a speciality or a tie-up link to that filter', () => {
  const listed = {
    specialities: [{ value: 'generalsurgery', label: 'General Surgery', hospitals: 2 }],
    tieUps: [{ value: 'ppn', label: 'PPN', hospitals: 1 }],
  };
  const hrefOf = (q: string) => {
    render(
      <HospitalResults query={{ ...emptyHospitalQuery, q }} answer={{ ...empty, ...listed }} />,
    );
    const href = screen.queryByRole('link', { name: /^Search for hosp/ })?.getAttribute('href');
    cleanup();
    return href;
  };
  expect(hrefOf('General surgery, pune')).toBe(
    '/cashless-hospital/answer?q=pune&speciality=generalsurgery',
  );
  expect(hrefOf('ppn lucknow')).toBe('/cashless-hospital/answer?q=lucknow&tie-up=ppn');
  expect(hrefOf('general pune')).toBeUndefined();
});

const srinagar = {
  ...hospital,
  state: 'Jammu and Kashmir',
  position: { latitude: 34.08, longitude: 74.8 },
  distanceKm: 251.3,
};
const leh: HospitalAnswer = {
  ...empty,
  total: 2,
  results: [
    srinagar,
    { ...srinagar, id: 'kargil', position: { latitude: 34.55, longitude: 76.13 } },
  ],
  place: {
    name: 'Leh',
    kind: 'city',
    district: 'Leh',
    state: 'Ladakh',
    position: { latitude: 34.16, longitude: 77.58 },
  },
  instead: { shown: 'nearest', kind: null, words: '' },
  insurerChoices: [
    { insurer: 'Example General', website: null },
    { insurer: 'Other Health', website: 'www.example.com' },
  ],
};

test('a place without a hospital: the nearest with its distance, which insurer, and three ways on', () => {
  const query = { ...emptyHospitalQuery, q: 'eye', city: 'Leh', page: 2 };
  const { container } = render(<HospitalResults query={query} answer={leh} />);
  expect(container).toHaveTextContent('about 251 km');
  expect(container.querySelector('#hospital-map')).toBeNull();
  const choice = screen.getByLabelText('Which insurer?');
  const form = choice.closest('form');
  expect(form).toHaveAttribute('action', '/cashless-hospital/answer');
  expect(form && [...new FormData(form)]).toEqual([
    ['q', 'eye'],
    ['city', 'Leh'],
    ['insurer', ''],
  ]);
  const waysOn = screen.getByRole('list', { name: 'If none is near enough' });
  expect(within(waysOn).getAllByRole('link')).toHaveLength(3);
  // Even 251 km away, the list comes before the ways.
  const text = container.textContent ?? '';
  expect(text.indexOf('about 251 km')).toBeLessThan(text.indexOf('If none is near enough'));
  expect(screen.queryByRole('link', { name: /its own site/ })).toBeNull();
  cleanup();
  render(<HospitalResults query={{ ...query, insurers: ['Other Health'] }} answer={leh} />);
  expect(screen.getByRole('link', { name: /^Other Health: its own site/ })).toHaveAttribute(
    'href',
    'https://www.example.com',
  );
  expect(screen.getByLabelText('Which insurer?')).toHaveValue('Other Health');
});

test('an answer from the sample list says so once, in the open, also when it is empty', () => {
  for (const answer of [
    { ...empty, results: [{ ...hospital, insurers: [] }], total: 1 },
    { ...leh, results: [srinagar, srinagar].map((one, at) => ({ ...one, id: `${at}` })) },
    empty,
  ]) {
    const query = { ...emptyHospitalQuery, q: 'leh' };
    render(<HospitalResults query={query} answer={{ ...answer, lists: [], isSample: true }} />);
    const note = screen.getByText(/^Sample list/);
    expect(screen.getAllByText(/sample list, without/i)).toEqual([note]);
    expect(note.closest('details')).toBeNull();
    cleanup();
  }
  render(<HospitalResults query={{ ...emptyHospitalQuery, q: 'leh' }} answer={leh} />);
  expect(screen.queryByText(/sample list/i)).toBeNull();
});

test('hundreds in all of India ask for a place; letters that the search cannot read are named; too short a text gets no advice', () => {
  const text = (q: string, answer: HospitalAnswer) => {
    const query = { ...emptyHospitalQuery, q };
    const { container, unmount } = render(<HospitalResults query={query} answer={answer} />);
    const shown = container.textContent;
    unmount();
    return shown;
  };
  const many = { ...empty, total: 306, results: [hospital] };
  expect(text('hospital', many)).toContain('Add your area, city or PIN code');
  expect(text('hospital', { ...many, place: leh.place })).not.toContain('Add your area');
  expect(text('apollo', { ...many, total: 18 })).not.toContain('Add your area');
  expect(text('மும்பை', empty)).toContain('the search knows no other script');
  for (const q of ['मुंबई', 'Apolo 2', 'zzqq']) expect(text(q, empty)).not.toContain('script');
  for (const q of ['a', '!!!', '🏥']) expect(text(q, empty)).not.toMatch(/has none|Which insurer/);
});

const noList = { ...empty, lists: [] };

test.each(['560034', 'eye hospital Mumbai'])(
  'without a list a search for %s denies no hospital, gives no advice, and leads to the insurers’ lists',
  (q) => {
    const query = { ...emptyHospitalQuery, q };
    const { container } = render(<HospitalResults query={query} answer={noList} />);
    expect(container).toHaveTextContent('we cannot say which hospitals are in a network');
    expect(container).not.toHaveTextContent(/fewer words|has none|joined after/);
    expect(screen.getByRole('link', { name: /your insurer’s own list/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/cashless-hospital\/answer\?q=.*#insurers-own-lists$/),
    );
    expect(formatResultCount(noList, query)).toBe('No insurer’s hospital list is loaded here yet.');
  },
);

test('without a list the page says so before the field, with links to the insurers’ own sites', () => {
  const { container } = render(
    <HospitalSearch
      initialQuery={emptyHospitalQuery}
      filterOptions={noFilterOptions}
      summary=""
      noListNotice={<NoListNotice />}
    />,
  );
  const html = container.innerHTML;
  expect(html.indexOf('No insurer’s hospital list')).toBeGreaterThan(-1);
  expect(html.indexOf('No insurer’s hospital list')).toBeLessThan(html.indexOf('<input'));
  expect(container.querySelectorAll('a[rel~="external"]').length).toBeGreaterThan(20);
});

test('a PIN code or a single word is never told to use fewer words', () => {
  const advice = (query: Partial<HospitalQuery>) => {
    const { container, unmount } = render(
      <HospitalResults query={{ ...emptyHospitalQuery, ...query }} answer={empty} />,
    );
    const text = container.textContent;
    unmount();
    return text;
  };
  for (const query of [{ q: '560034' }, { pin: '560034' }, { q: 'Apollo' }])
    expect(advice(query)).not.toContain('fewer words');
  expect(advice({ q: '560034' })).toContain('Check the digits of the PIN code');
  expect(advice({ q: 'Apolo' })).toContain('Check the spelling');
  expect(advice({ q: 'Bhamragad' })).toContain(
    'We don’t know this place. Type its PIN code, or the nearest town.',
  );
  expect(advice({ q: 'eye hospital Andheri' })).toContain('fewer words');
});
