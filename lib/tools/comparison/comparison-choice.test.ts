import { testRows } from '../../../testing/data/rows.ts';
import {
  addComparedPlan,
  moveId,
  parseChoice,
  removeComparedPlan,
  replaceComparedPlan,
  withChoice,
} from './comparison-choice.ts';

const known = ['level', 'increasing', 'saral', 'return', 'limited', 'single'];

testRows(['address'], ({ address = '' }) => {
  const { ids, isDifferencesOnly } = parseChoice(address, known);
  return { plans: () => ids.join(', '), 'differences only': () => String(isDifferencesOnly) };
})`
  address | plans | differences only | why
  ?compare=saral,level | saral, level | | in the order of the address
  compare=saral%2Clevel | saral, level
  ?compare=saral&compare=level | saral, level
  ?compare=bad,level,<script>alert(1)</script>,level,Saral,,constructor | level | | unknown and repeated plans are ignored
  ?compare=%3Cscript%3E | –
  ?compare=% | –
  | – | true
  ?compare=bad,single,limited,return,saral,level | single, limited, return, saral | | five plans become four, counted after unknown ones are removed
  ?differences=0 | | false | off for 0 and nothing else
  ?differences=1 | | true
`;

test('of no known plans none is read; a written choice is read back unchanged', () => {
  expect(parseChoice('?compare=level', []).ids).toEqual([]);
  const choice = { ids: ['saral', 'level'], isDifferencesOnly: false };
  expect(withChoice('', choice)).toBe('?compare=saral,level&differences=0');
  expect(parseChoice(withChoice('', choice), known)).toEqual(choice);
});

test('an advertisement’s tags stay, and an earlier choice is replaced', () => {
  const choice = { ids: ['level'], isDifferencesOnly: true };
  const advertised = '?utm_source=ad&compare=x,<b>&differences=0';
  expect(withChoice(advertised, choice)).toBe('?utm_source=ad&compare=level');
  expect(withChoice('?compare=level', { ids: [], isDifferencesOnly: true })).toBe('');
});

testRows(['plans', 'change'], ({ plans = '', change = '' }) => {
  const [how, id = '', at] = change.split(' ');
  const ids = plans.split(', ');
  const changed = {
    add: () => addComparedPlan(ids, id),
    remove: () => removeComparedPlan(ids, id),
    move: () => moveId(ids, id, Number(at) as -1 | 1),
    put: () => replaceComparedPlan(ids, Number(at), id),
  }[how as 'add' | 'remove' | 'move' | 'put'];
  return { become: () => changed().join(', ') };
})`
  plans | change | become | why
  level | add saral | level, saral | at the end
  level | add level | level | unless it is there
  level, increasing, saral, return | add single | level, increasing, saral, return | or four are
  level, saral | remove level | saral
  level | remove level | level | never the last one
  a, b, c | move b -1 | b, a, c
  a, b, c | move b 1 | a, c, b
  a, b | move a -1 | a, b | stays at the edge
  a, b | move b 1 | a, b
  a, b | move z 1 | a, b
  a, b | put c 1 | a, c | a plan put in a position replaces the one there
  a, b | put b 0 | b, a | two selected ones swap
  a, b, c, d | put d 1 | a, d, c, b
  a | put c 1 | a, c
`;
