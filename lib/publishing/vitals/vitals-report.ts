/** A browser's report of one visit, strictly validated: otherwise the counts would be worthless. */
import * as z from 'zod/mini';
import { isRoutePath } from '../../site/find-route.ts';

const milliseconds = z.optional(z.number().check(z.gte(0), z.lte(600_000)));

const reportSchema = z
  .strictObject({
    path: z.string().check(z.refine(isRoutePath)),
    lcp: milliseconds,
    inp: milliseconds,
    cls: z.optional(z.number().check(z.gte(0), z.lte(1000))),
  })
  .check(z.refine(({ lcp, inp, cls }) => [lcp, inp, cls].some((value) => value !== undefined)));

export type VitalsReport = z.output<typeof reportSchema>;

/** Null for an invalid report. */
export function parseVitalsReport(text: string): VitalsReport | null {
  try {
    const parsed = reportSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
