import { isShortened, nextStepsOf } from './next-steps.ts';

test('a row ends with its first sentence; its link is the one of the step, and there is no other', () => {
  expect(
    nextStepsOf([
      'Pay [its site](/insurers), its app. Never a person.',
      'Leave it parked. Driving is an offence.',
      'Still abroad? Ask ₹1.5 lakh of it at once.',
      'Left out.',
    ]),
  ).toEqual([
    { text: 'Pay its site, its app.', link: 'Its site', href: '/insurers' },
    { text: 'Leave it parked.' },
    { text: 'Still abroad? Ask ₹1.5 lakh of it at once.' },
  ]);
});

test('what the rows leave out is known: a fourth step, or a second sentence', () => {
  expect(isShortened(['One [link](#save).', 'Two.', 'Three.'])).toBe(false);
  expect(isShortened(['One.', 'Two.', 'Three.', 'Four.'])).toBe(true);
  expect(isShortened(['One. And more.'])).toBe(true);
});
