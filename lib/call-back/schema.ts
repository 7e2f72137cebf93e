/**
 * The three fields a visitor fills in: one schema for the browser's form, the handler's JSON and the form
 * posted without JavaScript. zod/mini, because a browser loads it.
 */
import * as z from 'zod/mini';
import { fieldMessages } from './messages.ts';
import { parseMobile } from './mobile.ts';
import { parseProductCode } from './products.ts';
import { parseTimeSlot } from './time-slots.ts';

export const callBackFields = z.object({
  product: read(
    z.union([z.string(), z.number()], fieldMessages.product),
    parseProductCode,
    fieldMessages.product,
  ),
  timeSlot: read(z.string(fieldMessages.timeSlot), parseTimeSlot, fieldMessages.timeSlot),
  mobile: read(z.string(fieldMessages.mobile), parseMobile, fieldMessages.mobile),
});

/** What the form holds before it is checked. */
export type CallBackDraft = z.input<typeof callBackFields>;
/** What it holds once it passed. */
export type CallBackDetails = z.output<typeof callBackFields>;

/** A value that `parse` understands; null from it is the field's message. */
function read<In, Out>(
  schema: z.ZodMiniType<In, In>,
  parse: (value: In) => Out | null,
  message: string,
) {
  return z.pipe(
    schema,
    z.transform((value: In, context): Out => {
      const parsed = parse(value);
      if (parsed !== null) return parsed;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );
}
