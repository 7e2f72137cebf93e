/** Letters for life events. The input stays in the browser (see components/letter). */
import { ownerDriverAccidentCover } from '../figures/motor.ts';
import {
  contactBlank,
  type FilledLetter,
  insurerBlank,
  type LetterBlank,
  letterClose,
  nameBlank,
  policyBlank,
} from '../letter.ts';

export type LifeEventLetterId = 'nominee' | 'member' | 'address' | 'vehicle' | 'migration';

export type LifeEventLetter = FilledLetter & { id: LifeEventLetterId };

const insurer: LetterBlank = { ...insurerBlank, label: 'Insurer' };
/** Last in every letter: optional paragraphs precede it. */
const sender: readonly LetterBlank[] = [nameBlank, contactBlank];
const head = '{name}\n{contact}';
const confirm = 'Please confirm in writing what you have changed, and from which day.';

const line = (id: string, label: string, maxLength = 120): LetterBlank => ({
  id,
  label,
  kind: 'line',
  maxLength,
});
const optional = (blank: LetterBlank): LetterBlank => ({ ...blank, isOptional: true });

export const lifeEventLetters: readonly LifeEventLetter[] = [
  {
    id: 'nominee',
    title: 'Change of nominee',
    mailSubject: 'Change of nominee, policy {policy}',
    blanks: [
      insurer,
      policyBlank,
      line('nominee', 'New nominee'),
      line('relation', 'Relation to you', 60),
      optional(line('appointee', 'Appointee, for a minor')),
      ...sender,
    ],
    letter: [
      head,
      'To {insurer}',
      'Change of nominee under policy {policy}',
      'Please send me the form for a change of nomination. I wish to name:\n{nominee} ({relation})\nAppointee while the nominee is a minor: {appointee}',
      'Please acknowledge the new nomination in writing once it is registered (section 39 of the Insurance Act, 1938).',
      letterClose,
    ],
  },
  {
    id: 'member',
    title: 'New member in the health policy',
    mailSubject: 'New member, policy {policy}',
    blanks: [
      insurer,
      policyBlank,
      line('member', 'New member'),
      line('relation', 'Relation to you', 60),
      { id: 'since', label: 'Day of wedding or birth', kind: 'date', maxLength: 10 },
      ...sender,
    ],
    letter: [
      head,
      'To {insurer}',
      'New member under health policy {policy}',
      'Please add {member} ({relation}) to my policy. Day of the wedding or birth: {since}',
      'Please tell me in writing:\n– from which day the new member is covered;\n– the last day on which I can ask for it;\n– which waiting periods begin, and the premium;\n– which papers you need.',
      letterClose,
    ],
  },
  {
    id: 'address',
    title: 'Change of address or name',
    mailSubject: 'Change of address, policy {policy}',
    blanks: [
      insurer,
      policyBlank,
      { id: 'address', label: 'New address with PIN code', kind: 'lines', maxLength: 300 },
      { id: 'since', label: 'Since', kind: 'date', maxLength: 10 },
      optional(line('newName', 'New name, if it changed')),
      ...sender,
    ],
    letter: [
      head,
      'To {insurer}',
      'Change of address under policy {policy}',
      'Please note my new address, from {since}:\n{address}\nMy new name: {newName}',
      `I enclose proof. ${confirm}`,
      letterClose,
    ],
  },
  {
    id: 'vehicle',
    title: 'Transfer of a used vehicle’s policy',
    mailSubject: 'Transfer of motor policy {policy}',
    blanks: [
      insurer,
      policyBlank,
      line('vehicle', 'Registration number of the vehicle', 20),
      line('seller', 'Seller'),
      { id: 'since', label: 'Day of the transfer', kind: 'date', maxLength: 10 },
      ...sender,
    ],
    letter: [
      head,
      'To {insurer}',
      'Transfer of motor policy {policy}\nVehicle: {vehicle}',
      `I bought this vehicle from {seller} on {since}. Under section 157 of the Motor Vehicles Act, 1988, I ask you to transfer the certificate and the policy to my name. Please send me your form, the list of papers and what is to be paid.`,
      'Please endorse own-damage cover in my name, and confirm from which day it holds.',
      `Please tell me also what owner-driver accident cover of ${ownerDriverAccidentCover.text} in my name costs, or what you need if I hold one already.`,
      letterClose,
    ],
  },
  {
    id: 'migration',
    title: 'From group cover to a policy of your own',
    mailSubject: 'From group cover to an individual policy',
    blanks: [
      { ...insurerBlank, label: 'Insurer of the group policy' },
      line('employer', 'Employer'),
      line('card', 'Number on your health card', 40),
      { id: 'since', label: 'Last day at work', kind: 'date', maxLength: 10 },
      ...sender,
    ],
    letter: [
      head,
      'To {insurer}',
      'Request to move to an individual policy\nGroup policy of {employer}, health card {card}',
      'My last day at work is {since}. I ask to move, with my insured family, to an individual or family policy of yours and to keep the waiting periods already served.',
      'Please tell me in writing:\n– until which day you need my request, and in which form;\n– which of your policies I can choose, with premiums;\n– how much waiting time you will count;\n– until which day the group policy covers us.',
      letterClose,
    ],
  },
];
