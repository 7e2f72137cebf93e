/** The complaint to the Ombudsman with what the planner knows: office, days, facts. The rest are gaps. */
import {
  brokerLabels,
  ombudsmanBlanks,
  ombudsmanComplaintTitle,
  ombudsmanMailSubject,
  ombudsmanParts,
} from '../../content/complaints/ombudsman-complaint.ts';
import { type FilledLetter, type LetterBlank, nameBlank } from '../../content/letter.ts';
import { ombudsmanStates } from '../../content/ombudsman-offices.ts';
import {
  lifeAssuredBlank,
  lifeAssuredLine,
  type Represented,
  representedRow,
} from '../../content/represented-people.ts';
import { formatDate } from '../../dates/format-date.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { requireDate } from '../dated-plan/flow-dates.ts';
import { computeOmbudsmanWindow } from '../dated-plan/ombudsman-window.ts';
import { findOffice } from './find-office.ts';
import type { OfficeChoice } from './office-query.ts';

export type OmbudsmanComplaint = {
  /** The complaint to the insurer or the broker, and an answer to it that is not accepted. */
  sent: IsoDate;
  answered: IsoDate | null;
  /** Who got it; by default the insurer. */
  target?: 'insurer' | 'broker' | 'portal';
  /** Sentences of the planner; the visitor's own words follow. */
  facts?: readonly string[];
  office?: OfficeChoice | null;
  represented?: Represented | null;
  /** The claim is about a death. */
  isAfterDeath?: boolean;
};

export function buildOmbudsmanComplaint(
  complaint: OmbudsmanComplaint,
  today: IsoDate,
): FilledLetter {
  const { facts = [], target, represented, isAfterDeath } = complaint;
  const found = complaint.office
    ? findOffice(ombudsmanStates, complaint.office.state, complaint.office.place)
    : null;
  const parts = ombudsmanParts;
  const namesDead = isAfterDeath || represented?.role === 'died' || represented?.role === 'nominee';
  const letter = [
    parts.head(found?.kind === 'office' ? found.office : null),
    parts.subject,
    parts.complainant,
    namesDead ? `${parts.policy}\n${lifeAssuredLine}` : parts.policy,
    target === 'broker' ? parts.broker : parts.insurer,
    [parts.facts, ...facts, '{story}'].join('\n'),
    ...historyOf(complaint, today),
    parts.relief,
    parts.otherCase,
    parts.enclosed,
    parts.truth,
    parts.close,
  ];
  const text = letter.join('\n');
  const blanks = [...ombudsmanBlanks, lifeAssuredBlank]
    .filter(({ id }) => text.includes(`{${id}}`))
    .map((blank) => (target === 'broker' ? ofBroker(blank) : blank))
    .map((blank) => ofComplainant(blank, represented));
  return { title: ombudsmanComplaintTitle, letter, blanks, mailSubject: ombudsmanMailSubject };
}

function historyOf(complaint: OmbudsmanComplaint, today: IsoDate): string[] {
  const { sent, answered, target, represented } = complaint;
  const parts = ombudsmanParts;
  const dates = computeOmbudsmanWindow(sent, answered).dates;
  const closes = requireDate(dates, 'ombudsmanWindowCloses');
  const reply = answered
    ? parts.answered(formatDate(answered))
    : parts.silent(formatDate(requireDate(dates, 'silenceEnds')));
  const { answerCloses = null } = dates;
  const isForMe = represented && represented.role !== 'died';
  const how = target === 'portal' ? 'sentOnPortal' : isForMe ? 'sentForMe' : 'sent';
  const time =
    today <= closes
      ? parts.inTime(formatDate(closes))
      : answerCloses && today <= answerCloses
        ? parts.lateFromSilence(formatDate(answerCloses), formatDate(closes))
        : parts.late(formatDate(closes));
  return [`${parts.before}\n${parts[how](formatDate(sent))} ${reply}`, `${parts.time}\n${time}`];
}

/** The represented person is the one who complains, and signs. A nominee or heir complains for himself. */
function ofComplainant(
  blank: LetterBlank,
  represented: Represented | null | undefined,
): LetterBlank {
  if (!represented || represented.role === 'died') return blank;
  const { person } = representedRow(represented.person);
  const labels: Partial<Record<string, string>> = {
    [nameBlank.id]: `Name of your ${person}, who signs`,
    address: `Address of your ${person}`,
  };
  const label = labels[blank.id];
  return label ? { ...blank, label, autoComplete: 'off' } : blank;
}

function ofBroker(blank: LetterBlank): LetterBlank {
  return { ...blank, label: brokerLabels[blank.id] ?? blank.label };
}
