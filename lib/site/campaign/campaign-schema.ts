/** A visit's campaign as submitted with a request. Rule: an invalid campaign never fails the request. */
import * as z from 'zod/mini';
import { isClickId, isMicrosoftClickId, isPath, isUtmValue } from './campaign.ts';

const value = (isValid: (text: string) => boolean) =>
  z.catch(z.optional(z.string().check(z.refine(isValid))), undefined);

const touch = z.object({
  path: value(isPath),
  utm_source: value(isUtmValue),
  utm_medium: value(isUtmValue),
  utm_campaign: value(isUtmValue),
  utm_term: value(isUtmValue),
  utm_content: value(isUtmValue),
  gclid: value(isClickId),
  gbraid: value(isClickId),
  wbraid: value(isClickId),
  fbclid: value(isClickId),
  msclkid: value(isMicrosoftClickId),
});

/** Campaign fields of the response, where the request may be reported. */
export const conversionSchema = z.catch(
  z.optional(z.object({ transactionId: z.string(), clickIds: touch })),
  undefined,
);

/** Undefined for anything that is not a campaign. */
export const campaignSchema = z.catch(
  z.optional(z.object({ first: touch, last: touch })),
  undefined,
);
