/**
 * What an answer says to the visitor, who may write for a family member: "your claim" becomes "your father’s claim".
 * The letter itself, in the first person, is in represented-letter.ts.
 */
import { type Represented, representedRows } from '../../content/represented-people.ts';

/** What belongs to the claimant, and what to the insured: after a death these are two people. */
const ofClaimant = 'claim';
const ofInsured = 'cover|first policy|own policy|policy|illness|admission';
/** What the insured did or knew before the claim, mostly in the proposal. */
const actsOfInsured = 'declared|did not disclose|had to disclose|hid|knew|left out|served';

/** "your father’s"; "your" where the visitor writes for himself, or claims in his own name after a death. */
export function claimantsOwn(represented: Represented | undefined): string {
  const person = personOf(represented);
  return person && represented?.role !== 'died' ? `your ${person}’s` : 'your';
}

export function representedText(text: string, represented: Represented | undefined): string {
  const person = personOf(represented);
  if (!person || !represented) return text;
  const owned = [
    ...(represented.role === 'died' ? [] : [ofClaimant]),
    // A nominee claims under the policy of somebody who is not named here.
    ...(represented.role === 'nominee' ? [] : [ofInsured]),
  ].join('|');
  const ofPerson = text.replace(
    new RegExp(`\\b(your) (${owned})\\b`, 'gi'),
    (_, your: string, what: string) => `${your} ${person}’s ${what}`,
  );
  if (represented.role === 'nominee') return ofPerson;
  return ofPerson.replace(
    new RegExp(`\\b(you) (${actsOfInsured})\\b`, 'gi'),
    (_, you: string, act: string) => `${you}r ${person} ${act}`,
  );
}

function personOf(represented: Represented | undefined): string | undefined {
  return representedRows.find(({ value }) => value === represented?.person)?.person;
}
