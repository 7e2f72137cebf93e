/**
 * "Who is this for?": the person in whose name a letter speaks, and what the writer may say of the claim. Trap: the
 * insurer hears anybody with the insured's authority; the Ombudsman only the insured, the heirs, the nominee or an
 * assignee (`ombudsmanComplainant`), so that there the represented person signs.
 */
import type { LetterBlank } from './letter.ts';

/** `his`: as a possessive in a sentence about this person. `person`: in the label of a field, "your father". */
export const representedRows = [
  { value: 'father', label: 'My father', person: 'father', his: 'his' },
  { value: 'mother', label: 'My mother', person: 'mother', his: 'her' },
  { value: 'husband', label: 'My husband', person: 'husband', his: 'his' },
  { value: 'wife', label: 'My wife', person: 'wife', his: 'her' },
  { value: 'son', label: 'My son', person: 'son', his: 'his' },
  { value: 'daughter', label: 'My daughter', person: 'daughter', his: 'her' },
  { value: 'relative', label: 'Another relative', person: 'relative', his: 'their' },
] as const;

type RepresentedPerson = (typeof representedRows)[number]['value'];

/** What the person is in the policy. `died`: the writer is the nominee or an heir, and claims in their own name. */
export const representedRoleRows = [
  { value: 'insured', label: 'The insured' },
  { value: 'nominee', label: 'The nominee or heir of somebody who died' },
  { value: 'died', label: 'The insured, who died: I am the nominee or heir' },
] as const;

type RepresentedRole = (typeof representedRoleRows)[number]['value'];

export type Represented = { person: RepresentedPerson; role: RepresentedRole };

export function representedRow(person: RepresentedPerson) {
  const row = representedRows.find(({ value }) => value === person);
  if (!row) throw new Error(`No such relation: ${person}`);
  return row;
}

export const myself = 'Myself';

/** The fields' names in the address. Trap: `for` is the name of the calendar in its own address. */
export const representedField = 'behalf';
export const representedRoleField = 'as';

export const lifeAssuredBlank: LetterBlank = {
  id: 'lifeAssured',
  label: 'Name of the person who died',
  kind: 'line',
  maxLength: 120,
};

/** A claim after a death is about somebody else than the one who writes. */
export const lifeAssuredLine = `Name of the person who died: {${lifeAssuredBlank.id}} (this claim is made after this person’s death)`;
