/**
 * The three fields a visitor fills in: one schema for the browser's form, the handler's JSON and the form
 * posted without JavaScript. zod/mini, because a browser loads it.
 */
import * as z from 'zod/mini';
import { parseMobile } from '../input/mobile.ts';
import { parsedField } from '../input/parsed-field.ts';
import { parseProductCode } from '../lead-service/products.ts';
import { parseTimeSlot } from '../lead-service/time-slots.ts';
import { fieldMessages } from './call-back-messages.ts';

export const callBackFields = z.object({
  product: parsedField(
    z.union([z.string(), z.number()], fieldMessages.product),
    parseProductCode,
    fieldMessages.product,
  ),
  timeSlot: parsedField(z.string(fieldMessages.timeSlot), parseTimeSlot, fieldMessages.timeSlot),
  mobile: parsedField(z.string(fieldMessages.mobile), parseMobile, fieldMessages.mobile),
});

/** What the form holds before it is checked. */
export type CallBackDraft = z.input<typeof callBackFields>;
/** What it holds once it passed. */
export type CallBackDetails = z.output<typeof callBackFields>;
