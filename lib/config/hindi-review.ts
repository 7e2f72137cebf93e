/** Who has read the Hindi pages, and when. Until both are configured, a production lists none of them for search. */
import * as z from 'zod';
import { type IsoDate, todayInIndia } from '../dates/iso-date.ts';
import { type NamedPerson, person } from './authorship.ts';
import { isoDate } from './broker-details.ts';

export type HindiReview = { reviewer: NamedPerson; reviewedOn: IsoDate };

export const hindiReviewVariables = z.object({
  HINDI_REVIEWER: person.optional(),
  HINDI_REVIEWED_ON: isoDate
    .refine((day) => day <= todayInIndia(new Date()), 'must not be after today')
    .optional(),
});

export function toHindiReview({
  HINDI_REVIEWER: reviewer,
  HINDI_REVIEWED_ON: reviewedOn,
}: z.infer<typeof hindiReviewVariables>): HindiReview | null {
  return reviewer && reviewedOn ? { reviewer, reviewedOn } : null;
}

/** One line per variable, without values. */
export function hindiReviewErrors(variables: Record<string, string | undefined>): string[] {
  const [missing, ...others] = Object.keys(hindiReviewVariables.shape).filter(
    (name) => !variables[name],
  );
  return missing && others.length === 0
    ? [`${missing}: missing; the name and the day of the review belong together`]
    : [];
}
