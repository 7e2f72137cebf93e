/**
 * A letter in the first person as a family member writes it: "my claim" becomes "my father’s claim", and the line of
 * authority is added. The words that speak of the insured are listed here; represented-letter.test.ts fails on a
 * sentence of a reason that has "my" or "I" and is in neither list.
 */
import { type Letter, type LetterBlank, letterGreeting } from '../../content/letter.ts';
import {
  lifeAssuredBlank,
  lifeAssuredLine,
  type Represented,
  representedRow,
} from '../../content/represented-people.ts';
import { upperFirst } from '../../text/words.ts';
import { representedText } from './represented-text.ts';

/** What belongs to the claimant, and what to the insured: after a death these are two people. */
const ofClaimant = ['claim', 'rights'];
const ofInsured = [
  'policy',
  'first policy',
  'cover',
  'illness',
  'product',
  'schedule',
  'premium',
  'answer',
  'baggage',
  'application',
];

/** "I" and "me" where the insured is meant; the subject or the possessive takes the pronoun's place. */
const insuredPhrases: readonly (readonly [from: string, to: string])[] = [
  ['I ported', '{who} ported'],
  ['I was treated', '{who} was treated'],
  ['I was the owner', '{who} was the owner'],
  ['in my name', 'in {whose} name'],
  ['treated me in', 'treated {who} in'],
  ['what I answered', 'what {who} answered'],
  ['that I signed', 'that {who} signed'],
  ['that I knew', 'that {who} knew'],
  ['If I chose', 'If {who} chose'],
  ['whether mine is', 'whether {whose} is'],
  ['the notice to me', 'the notice to {who}'],
  ['reached me', 'reached {who}'],
];

type Voice = {
  /** "my father’s"; null where the writer claims. */
  claimant: string | null;
  /** "my father" and "my father’s". */
  who: string;
  whose: string;
};

function voiceOf({ person, role }: Represented): Voice {
  const name = nameOf(person);
  if (role === 'nominee')
    return { claimant: `${name}’s`, who: 'the insured', whose: 'the insured’s' };
  return { claimant: role === 'died' ? null : `${name}’s`, who: name, whose: `${name}’s` };
}

function nameOf(person: Represented['person']): string {
  return `my ${representedRow(person).person}`;
}

/** The same text as the family member writes it. */
export function inVoiceOf(text: string, represented: Represented): string {
  const { claimant, who, whose } = voiceOf(represented);
  const owned = (words: readonly string[], owner: string | null) => (current: string) =>
    owner === null
      ? current
      : current.replace(new RegExp(`\\b(M|m)y (?=(?:${words.join('|')})\\b)`, 'g'), (_, first) =>
          first === 'M' ? `${upperFirst(owner)} ` : `${owner} `,
        );
  const said = insuredPhrases.reduce((current, [from, to]) => {
    const words = to.replace('{who}', who).replace('{whose}', whose);
    const pattern = new RegExp(`(^|[.?!] |\\n)?\\b${from}\\b`, 'g');
    return current.replace(pattern, (_, start?: string) =>
      start === undefined ? words : `${start}${upperFirst(words)}`,
    );
  }, text);
  return owned(ofInsured, whose)(owned(ofClaimant, claimant)(said));
}

const representedName = 'represented';

/** The writer, the person, and the authority: the sentence after the greeting. */
function authorityOf({ person, role }: Represented): string {
  const name = nameOf(person);
  if (role === 'died')
    return `I write as the nominee or a legal heir of ${name}, the insured, who died.`;
  const what =
    role === 'nominee'
      ? 'who claims as nominee or heir and has authorised me'
      : 'the insured, who has authorised me';
  return `I write for ${name}, ${what}.`;
}

type Parts = { letter: Letter; blanks: readonly LetterBlank[] };

/**
 * The line before the greeting names policy and claim; the last paragraph is the signature.
 * @param translate before the person is written in: a Hindi letter says “the claim” for everybody
 */
export function representedLetter<T extends Parts>(
  source: T,
  represented: Represented | null | undefined,
  translate: (text: string) => string = (text) => text,
): T {
  if (!represented) return source;
  const { role, person } = represented;
  const isNameAsked = source.letter.some((text) => text.includes(lifeAssuredLine));
  const { line, blank } =
    role === 'died'
      ? { line: lifeAssuredLine, blank: lifeAssuredBlank }
      : {
          line: `${role === 'nominee' ? 'Claimant' : 'Insured'}: {${representedName}}`,
          blank: nameBlankOf(person),
        };
  const isNew = role !== 'died' || !isNameAsked;
  const greeting = source.letter.indexOf(letterGreeting);
  const letter = source.letter.flatMap((text, place) => {
    const spoken = inVoiceOf(translate(text), represented);
    if (place === greeting) return [spoken, authorityOf(represented)];
    return [place === greeting - 1 && isNew ? `${spoken}\n${line}` : spoken];
  });
  const signature =
    role === 'died'
      ? []
      : [`I have authorised the writer of this letter.\n\n\n{${representedName}}`];
  // "Day your cover began" is asked of the one who writes.
  const blanks = source.blanks.map((one) => ({
    ...one,
    label: representedText(translate(one.label), represented),
  }));
  return {
    ...source,
    letter: [...letter, ...signature],
    blanks: isNew ? [...blanks, blank] : blanks,
  };
}

function nameBlankOf(person: Represented['person']): LetterBlank {
  const label = `Name of your ${representedRow(person).person}`;
  return { id: representedName, label, kind: 'line', maxLength: 120 };
}
