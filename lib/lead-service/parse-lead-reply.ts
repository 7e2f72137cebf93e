/**
 * Parses the response of Lead.svc to one lead. Only a 2xx with a readable `IsError` is an answer; everything else
 * (error pages, empty bodies, fault objects) is unusable and never a refusal.
 */
import * as z from 'zod/mini';
import {
  parseReply,
  printableLine,
  type ServiceReply,
  type UnusableReason,
  unusableReply,
  withoutByteOrderMark,
} from './service-reply.ts';

/**
 * `unusable` is never a refusal: the lead stays in the outbox and is retried. `mayHaveArrived` is false only if
 * Lead.svc certainly did not receive the request (no connection was established).
 */
export type LeadReply =
  | { kind: 'accepted' }
  | { kind: 'refused'; message: string }
  | { kind: 'unusable'; reason: UnusableReason; mayHaveArrived: boolean; detail: string };

const maxMessageCharacters = 300;
const maxUnwraps = 4;
const defaultRefusalMessage = 'The call-back service did not accept this request.';

/**
 * .NET may write a Boolean as "True" (ToString) or 1 (a database bit). Accepting exactly those values is safe;
 * rejecting them would send an accepted lead again and again.
 */
const leadResultSchema = z.object({
  IsError: z.union([
    z.boolean(),
    z.pipe(
      z.literal([0, 1]),
      z.transform((bit: 0 | 1) => bit === 1),
    ),
    z.stringbool({ truthy: ['true'], falsy: ['false'] }),
  ]),
  // A refusal with an odd message is still a refusal.
  ErrorMessage: z.catch(z.nullish(z.string()), null),
});

/** Never throws. */
export function parseLeadReply(reply: ServiceReply): LeadReply {
  const read = parseReply(reply);
  if (read.kind === 'unusable') return { ...read, mayHaveArrived: true };

  const unwrapped = unwrap(read.value);
  const result = leadResultSchema.safeParse(unwrapped);
  if (!result.success) {
    const reason = unwrapped === null || unwrapped === '' ? 'empty' : 'malformed';
    return { ...unusableReply(reply, reason), mayHaveArrived: true };
  }
  if (!result.data.IsError) return { kind: 'accepted' };
  const message = printableLine(result.data.ErrorMessage ?? '', maxMessageCharacters);
  return { kind: 'refused', message: message || defaultRefusalMessage };
}

/** Unwraps WCF's envelopes (BodyStyle Wrapped, ASP.NET AJAX's `d`, JSON inside a string). */
function unwrap(value: unknown): unknown {
  let unwrapped = value;
  for (let unwraps = 0; unwraps < maxUnwraps; unwraps += 1) {
    const next = unwrapOnce(unwrapped);
    if (next === undefined) break;
    unwrapped = next;
  }
  return unwrapped;
}

function unwrapOnce(value: unknown): unknown {
  if (typeof value === 'string') return parseNested(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if (Object.hasOwn(value, 'IsError')) return undefined;

  const members = new Map<string, unknown>(Object.entries(value));
  for (const envelope of ['d', 'GenerateProductwiseLeadResult'])
    if (members.has(envelope)) return members.get(envelope);
  const results = [...members.keys()].filter((name) => name.endsWith('Result'));
  return results.length === 1 ? members.get(String(results[0])) : undefined;
}

function parseNested(text: string): unknown {
  try {
    return JSON.parse(withoutByteOrderMark(text));
  } catch {
    return undefined;
  }
}
