/** How people shorten what a hospital calls itself. */
import type { Dice } from '../seeded-random.ts';

const short: readonly [RegExp, readonly string[]][] = [
  [/\bnursing home\b/, ['nh', 'nsg home', 'n home', 'nrsg home']],
  [
    /\bmulti ?speciality hospital\b/,
    ['multispl hosp', 'multi spl hospital', 'multispeciality hosp'],
  ],
  [/\bsuper speciality hospital\b/, ['superspl hosp', 'super spl hospital']],
  [/\bsurgical\b/, ['surg', 'surgcl']],
  [/\bmaternity\b/, ['mat', 'maty']],
  [/\borthopaedic\b/, ['ortho', 'orth']],
  [/\bchildrens?\b/, ['child', 'chldrn']],
  [/\bgeneral hospital\b/, ['gen hosp', 'genl hospital']],
  [/\bmedical\b/, ['med', 'medl']],
  [/\bhospital\b/, ['hosp', 'hosptl', 'hsp', 'hsptl']],
  [/\bcentre\b/, ['ctr', 'cntr']],
  [/\binstitute\b/, ['inst', 'instt']],
  [/\bresearch\b/, ['res', 'rsrch']],
  [/\bmemorial\b/, ['mem', 'meml']],
  [/\bclinic\b/, ['clnc']],
];

/** Null where there is nothing to shorten. */
export function shorten(dice: Dice, text: string): string | null {
  const shorter = short.reduce(
    (sofar, [long, forms]) => sofar.replace(long, () => dice.oneOf(forms)),
    text,
  );
  return shorter === text ? null : shorter;
}
