import { refusalReasons } from '../../content/refusals/all-refusals.ts';
import { whatTheySay } from './reason-choice.ts';

test.each(refusalReasons.map((reason) => [reason.id, reason] as const))(
  '%s: one short sentence says what the insurer says',
  (_, reason) => {
    expect(whatTheySay(reason)).toMatch(/^They [^.]{8,60}\.$/);
  },
);
