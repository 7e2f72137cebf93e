/** A form field as a zod/mini schema: if `parse` returns null, the message (of the value) is shown. */
import * as z from 'zod/mini';

export function parsedField<In, Out>(
  schema: z.ZodMiniType<In, In>,
  parse: (value: In) => Out | null,
  message: string | ((value: In) => string),
) {
  return z.pipe(
    schema,
    z.transform((value: In, context): Out => {
      const parsed = parse(value);
      if (parsed !== null) return parsed;
      context.issues.push({
        code: 'custom',
        message: typeof message === 'string' ? message : message(value),
        input: value,
      });
      return z.NEVER;
    }),
  );
}

/** A key that the browser makes for one submission. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{16,64}$/.test(value);
}
