/** Validates the days of the decoder's form, with error messages for the visitor. */
import { refusalDayRows } from '../../content/refusals/refusal-copy.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import {
  dateOrderMessage,
  futureDateMessage,
  noSuchDateMessage,
} from '../../input/date-messages.ts';
import { type DayField, type RefusalChoice, reasonDayRowsFor } from './refusal-fields.ts';

/** Why two days may be in the other order. */
type Exception =
  /** A cashless request is often refused before a planned admission. */
  | 'planned-stay'
  /** The policy may end by a letter before anything happens. */
  | 'letter-comes-first';

/** `field` is wrong if its day is before that of `notBefore`, or after that of `notAfter`. */
type OrderRule = {
  field: DayField;
  message: string;
  exceptions?: readonly Exception[];
} & ({ notBefore: DayField } | { notAfter: DayField });

/** Both days may be right: then the insurer says that there was no cover yet, which is a reason of its own. */
function beforeCover(wrong: string): string {
  return `${dateOrderMessage(wrong)} If both are right, leave “Cover began” empty, and type “policy not in force” as the reason.`;
}

const beforeItHappened = dateOrderMessage('This is before it happened.');

/** The first rule of a field that its day breaks gives the message. */
const orderRules: readonly OrderRule[] = [
  { field: 'arose', notBefore: 'began', message: beforeCover('This is before the cover began.') },
  {
    field: 'letter',
    notBefore: 'began',
    message: beforeCover('The letter is dated before the cover began.'),
  },
  {
    field: 'letter',
    notBefore: 'arose',
    exceptions: ['planned-stay', 'letter-comes-first'],
    message: dateOrderMessage('The letter is dated before it happened.'),
  },
  {
    field: 'papers',
    notBefore: 'arose',
    exceptions: ['planned-stay'],
    message: dateOrderMessage('The papers are dated before it happened.'),
  },
  {
    field: 'sent',
    notBefore: 'letter',
    message:
      'Your complaint is dated before their letter. Leave it empty if it was about something else.',
  },
  {
    field: 'answered',
    notBefore: 'sent',
    message: dateOrderMessage('The answer is dated before your complaint.'),
  },
  {
    field: 'died',
    notBefore: 'arose',
    message: dateOrderMessage('The death is dated before it happened.'),
  },
  { field: 'discharged', notBefore: 'arose', message: beforeItHappened },
  { field: 'police', notBefore: 'arose', message: beforeItHappened },
  { field: 'told', notBefore: 'arose', exceptions: ['planned-stay'], message: beforeItHappened },
  { field: 'repaired', notBefore: 'arose', message: beforeItHappened },
  { field: 'report', notBefore: 'arose', message: beforeItHappened },
  { field: 'settled', notBefore: 'arose', message: beforeItHappened },
  {
    field: 'sold',
    notAfter: 'arose',
    message: dateOrderMessage('The sale is dated after it happened.'),
  },
];

/** One message for each field of the form that is wrong. */
export function findRefusalDayErrors(
  typed: Partial<Record<DayField, string>>,
  days: Partial<Record<DayField, IsoDate>>,
  choice: RefusalChoice,
  today: IsoDate,
): Partial<Record<DayField, string>> {
  const exceptions = exceptionsFor(choice);
  const broken = orderRules.filter(
    (rule) =>
      isOutOfOrder(rule, days) && !rule.exceptions?.some((exception) => exceptions.has(exception)),
  );
  const reasonRows = reasonDayRowsFor(choice);
  const mayBeAhead = (field: DayField) =>
    (field === 'arose' && exceptions.has('planned-stay')) ||
    reasonRows.some(({ id, mayBeAhead: isAllowed }) => id === field && isAllowed);
  const errors: Partial<Record<DayField, string>> = {};
  for (const { id } of [...refusalDayRows, ...reasonRows]) {
    const day = days[id];
    const outOfOrder = broken.find(({ field }) => field === id);
    if (typed[id] !== undefined && !day) errors[id] = noSuchDateMessage;
    else if (day && day > today && !mayBeAhead(id))
      errors[id] = `${futureDateMessage} Leave it empty until then.`;
    else if (outOfOrder) errors[id] = outOfOrder.message;
  }
  if (days.answered && typed.sent === undefined)
    errors.sent = 'Enter the day of your complaint as well: their answer is counted from it.';
  return errors;
}

function exceptionsFor({ line, reasons }: RefusalChoice): ReadonlySet<Exception> {
  const exceptions = new Set<Exception>();
  if (line === 'health-cashless') exceptions.add('planned-stay');
  if (reasons.some(({ letterMayComeFirst }) => letterMayComeFirst))
    exceptions.add('letter-comes-first');
  return exceptions;
}

function isOutOfOrder(rule: OrderRule, days: Partial<Record<DayField, IsoDate>>): boolean {
  const [earlier, later] =
    'notBefore' in rule
      ? [days[rule.notBefore], days[rule.field]]
      : [days[rule.field], days[rule.notAfter]];
  return earlier !== undefined && later !== undefined && later < earlier;
}
