/**
 * What an answer says to the visitor, who may write for a family member: "your claim" becomes "your father’s claim".
 * The letter itself, in the first person, is in represented-letter.ts.
 */
import { type Represented, representedRow } from '../../content/represented-people.ts';
import { upperFirst } from '../../text/words.ts';

/** What belongs to the claimant, and what to the insured: after a death these are two people. */
const ofClaimant = 'claim';
const ofInsured =
  'cover|first policy|own (?:list|policy|rider|schedule|vehicle|wording)|policy|illness|admission|maternity benefit|product|room|schedule|answer';
/** What the insured did or knew, mostly in the proposal or in hospital: not what the writer of the letter does. */
const actsOfInsured =
  'were|are not|declared|answered|chose|committed|did not disclose|did not look after|did not tell|had to disclose|had before|hid|knew|left out|served|ported|signed|needed|came for|fell ill|got|broke|meant|told too little|took|could have been';
const singular: Partial<Record<string, string>> = { were: 'was', 'are not': 'is not' };

/** "your father’s"; "your" where the visitor writes for himself, or claims in his own name after a death. */
export function claimantsOwn(represented: Represented | undefined): string {
  return represented && represented.role !== 'died' ? `${relationOf(represented)}’s` : 'your';
}

export function representedText(text: string, represented: Represented | undefined): string {
  if (!represented) return text;
  // A nominee claims under the policy of somebody who is not named here.
  const insured = represented.role === 'nominee' ? 'the insured' : relationOf(represented);
  const owned = (words: string, owner: string) => (current: string) =>
    current.replace(
      new RegExp(`\\b([Yy])our (${words})\\b(?!’s)`, 'g'),
      (_, your: string, what: string) => `${cased(owner, your)} ${what}`,
    );
  const ofInsuredText = owned(
    ofInsured,
    `${insured}’s`,
  )(owned(ofClaimant, claimantsOwn(represented))(text));
  return ofInsuredText.replace(
    new RegExp(`\\b([Yy])ou (${actsOfInsured})\\b`, 'g'),
    (_, you: string, act: string) => `${cased(insured, you)} ${singular[act] ?? act}`,
  );
}

function cased(words: string, first: string): string {
  return first === 'Y' ? upperFirst(words) : words;
}

function relationOf({ person }: Represented): string {
  return `your ${representedRow(person).person}`;
}
