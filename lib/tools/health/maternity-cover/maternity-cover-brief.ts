/** The brief for an insurer or adviser: an offer of health insurance with maternity cover. */
import { healthMaternityCode } from '../../../content/figures/health.ts';
import { formatDate } from '../../../dates/format-date.ts';
import type { IsoDate } from '../../../dates/iso-date.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { countText } from '../../../text/words.ts';
import type { AnswerBrief } from '../../calculators/answer-brief.ts';
import type { WaitTarget } from './maternity-cover-dates.ts';

type QuotedMaternity = {
  start: IsoDate;
  wait: number;
  limit: number;
  extra: number;
  until: WaitTarget;
};

export function maternityCoverBrief(quoted: QuotedMaternity): AnswerBrief {
  const { start, wait, limit, extra, until } = quoted;
  const longest = wait === 0 ? 'no wait' : `a wait of at most ${countText(wait, 'month')}`;
  const sum = limit > 0 ? `at least ${rupeesInWords(limit)} for a birth` : 'a sum for a birth';
  return {
    subject: 'health',
    heading: 'Request for an offer: health insurance with maternity cover',
    request: `Please offer in writing health insurance with ${longest} for maternity and ${sum}.`,
    facts: [
      { label: 'The policy starts on', value: formatDate(start) },
      { label: 'Quoted so far, more than without', value: `${rupeesInWords(extra)} a year` },
    ],
    blanks: ['name', 'people', 'place', 'illnesses', 'telephone'],
    askInWriting: [
      'Does the wait count up to the birth, or up to the beginning of the pregnancy?',
      'How much is paid for a normal birth, how much for a caesarean, and how often?',
      'From which day is the newborn insured, for which sum, and is intensive care in it?',
      'Must both partners be in the policy, and from when?',
      'What is the premium with maternity and without, this year and at the next renewals?',
    ],
    mustHaveTerms: [
      wait === 0
        ? 'No wait for maternity.'
        : `A wait of at most ${countText(wait, 'month')} for maternity.`,
      limit > 0
        ? `At least ${rupeesInWords(limit)} for a birth.`
        : 'The sum for a birth, in rupees.',
      `A clause that covers maternity, although exclusion ${healthMaternityCode.text} leaves it out.`,
    ],
    assumed: [
      `The wait is counted from the start of the policy up to ${until === 'birth' ? 'the birth' : 'the beginning of the pregnancy'}.`,
    ],
  };
}
