import {
  addComparedPlan,
  moveId,
  parseChoice,
  removeComparedPlan,
  replaceComparedPlan,
  withChoice,
} from './comparison-choice.ts';

const known = ['level', 'increasing', 'saral', 'return', 'limited', 'single'];
const idsIn = (search: string) => parseChoice(search, known).ids;

test('plans are read in the order of the URL', () => {
  expect(idsIn('?compare=saral,level')).toEqual(['saral', 'level']);
  expect(idsIn('compare=saral%2Clevel')).toEqual(['saral', 'level']);
  expect(idsIn('?compare=saral&compare=level')).toEqual(['saral', 'level']);
});

test('unknown and repeated plans are ignored', () => {
  expect(idsIn('?compare=bad,level,<script>alert(1)</script>,level,Saral,,constructor')).toEqual([
    'level',
  ]);
  expect(idsIn('?compare=%3Cscript%3E')).toEqual([]);
  expect(idsIn('?compare=%')).toEqual([]);
  expect(idsIn('')).toEqual([]);
  expect(parseChoice('?compare=level', []).ids).toEqual([]);
});

test('five plans become four, counted after unknown ones are removed', () => {
  expect(idsIn('?compare=bad,single,limited,return,saral,level')).toEqual([
    'single',
    'limited',
    'return',
    'saral',
  ]);
});

test('“differences only” is off for 0 and nothing else', () => {
  expect(parseChoice('?differences=0', known).isDifferencesOnly).toBe(false);
  expect(parseChoice('?differences=1', known).isDifferencesOnly).toBe(true);
  expect(parseChoice('', known).isDifferencesOnly).toBe(true);
});

test('a written choice is read back unchanged', () => {
  const choice = { ids: ['saral', 'level'], isDifferencesOnly: false };
  expect(withChoice('', choice)).toBe('?compare=saral,level&differences=0');
  expect(parseChoice(withChoice('', choice), known)).toEqual(choice);
});

test('an advertisement’s tags stay, and an earlier choice is replaced', () => {
  const choice = { ids: ['level'], isDifferencesOnly: true };
  expect(withChoice('?utm_source=ad&compare=x,<b>&differences=0', choice)).toBe(
    '?utm_source=ad&compare=level',
  );
  expect(withChoice('?compare=level', { ids: [], isDifferencesOnly: true })).toBe('');
});

test('a plan is added at the end, unless it is there or four are', () => {
  expect(addComparedPlan(['level'], 'saral')).toEqual(['level', 'saral']);
  expect(addComparedPlan(['level'], 'level')).toEqual(['level']);
  const four = known.slice(0, 4);
  expect(addComparedPlan(four, 'single')).toEqual(four);
});

test('a plan is removed, but never the last one', () => {
  expect(removeComparedPlan(['level', 'saral'], 'level')).toEqual(['saral']);
  expect(removeComparedPlan(['level'], 'level')).toEqual(['level']);
});

test('a plan moves one position, and stays at the edge', () => {
  expect(moveId(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveId(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moveId(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
  expect(moveId(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
  expect(moveId(['a', 'b'], 'z', 1)).toEqual(['a', 'b']);
});

test('a plan put in a position replaces the one there; two selected ones swap', () => {
  expect(replaceComparedPlan(['a', 'b'], 1, 'c')).toEqual(['a', 'c']);
  expect(replaceComparedPlan(['a', 'b'], 0, 'b')).toEqual(['b', 'a']);
  expect(replaceComparedPlan(['a', 'b', 'c', 'd'], 1, 'd')).toEqual(['a', 'd', 'c', 'b']);
  expect(replaceComparedPlan(['a'], 1, 'c')).toEqual(['a', 'c']);
});
