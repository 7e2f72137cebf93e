/**
 * What an answer says to the visitor, who may write for a family member: "your claim" becomes "your father’s claim".
 * The letter itself, in the first person, is in represented-letter.ts.
 */
import { type Represented, representedRows } from '../../content/represented-people.ts';

/** What belongs to the claimant, and what to the insured: after a death these are two people. */
const ofClaimant = 'claim';
const ofInsured =
  'cover|first policy|own policy|policy|illness|admission|maternity benefit|product|room|schedule';
/** What the insured did or knew, mostly in the proposal or in hospital: not what the writer of the letter does. */
const actsOfInsured =
  'were|declared|did not disclose|had to disclose|hid|knew|left out|served|ported|signed|needed|came for|fell ill|got|broke|meant|took|could have been';

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
    new RegExp(`\\b(your) (${owned})\\b(?!’s)`, 'gi'),
    (_, your: string, what: string) => `${your} ${person}’s ${what}`,
  );
  if (represented.role === 'nominee') return ofPerson;
  return ofPerson.replace(
    new RegExp(`\\b(you) (${actsOfInsured})\\b`, 'gi'),
    (_, you: string, act: string) => `${you}r ${person} ${act === 'were' ? 'was' : act}`,
  );
}

function personOf(represented: Represented | undefined): string | undefined {
  return representedRows.find(({ value }) => value === represented?.person)?.person;
}
