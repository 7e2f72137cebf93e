/** The roles that we hire for, on the careers page and in its form. Not vacancies: none are known here. */

type JobRole = {
  id: string;
  title: string;
  /** Prose: the work and its requirements. */
  text: string;
  /** The regulator requires training and an examination before anyone may solicit. */
  needsQualification: boolean;
};

export const jobRoles: readonly JobRole[] = [
  {
    id: 'advice',
    title: 'Advice',
    text:
      'Explaining cover to people and proposing policies to them is work for a trained person: the ' +
      'regulator asks for training and an examination before anyone may solicit insurance for a ' +
      'broker. Ask us which certificate a role needs before you apply, and never pay a stranger ' +
      'for one.',
    needsQualification: true,
  },
  {
    id: 'claims',
    title: 'Claims',
    text:
      'Reading policy wordings closely, writing plainly to insurers, and telling a client the truth ' +
      'when a claim is not payable. Patience with people on a bad day counts for more than a diploma.',
    needsQualification: false,
  },
  {
    id: 'engineering',
    title: 'Engineering',
    text:
      'Building pages that work on a modest phone and a weak network, and that keep personal data ' +
      'out of places where it has no business.',
    needsQualification: false,
  },
];
