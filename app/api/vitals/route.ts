/** POST: web vitals of a real visit: three numbers and the page, nothing about the visitor. */

import { environment } from '@/lib/config/environment.server';
import { isSameOrigin } from '@/lib/http/anti-forgery/same-origin.server';
import { DetachedRateLimiter } from '@/lib/http/client-allowance.server';
import { emptyReply, handleRequest } from '@/lib/http/handle-request.server';
import { identifyClient, rateLimitKey } from '@/lib/http/identify-client.server';
import { readBodyBytes } from '@/lib/http/read-body.server';
import { observeVitals } from '@/lib/publishing/vitals/vitals-counts.server';
import { parseVitalsReport } from '@/lib/publishing/vitals/vitals-report';

export function POST(request: Request): Promise<Response> {
  return handleRequest('vitals', async () => {
    // The machine's clock: only the day counts, and counting does not need the database.
    const { status, outcome } = await postVitals(request, new Date());
    return { response: emptyReply(status), outcome };
  });
}

const maxBytes = 512;
/** One page per second for five minutes; people behind one address share it. */
const limit = new DetachedRateLimiter({ points: 300, duration: 300 });

type VitalsReply =
  | { status: 204; outcome: 'counted' }
  | {
      status: 400 | 403 | 413 | 429;
      outcome: 'malformed' | 'cross-site' | 'too-large' | 'too-many';
    };

/** POST /api/vitals: same-origin, small, for a known route, and rate limited per client. */
async function postVitals(request: Request, now: Date): Promise<VitalsReply> {
  const env = environment();
  if (!isSameOrigin(request.headers, env)) return { status: 403, outcome: 'cross-site' };
  const client = identifyClient(request.headers, env.trustedProxyHops);
  const isAllowed = await limit.consume(rateLimitKey(client)).then(
    () => true,
    () => false,
  );
  if (!isAllowed) return { status: 429, outcome: 'too-many' };
  const body = await readBodyBytes(request, maxBytes);
  if (body.kind === 'too-large') return { status: 413, outcome: 'too-large' };
  const report = body.kind === 'bytes' ? parseVitalsReport(body.bytes.toString()) : null;
  if (!report) return { status: 400, outcome: 'malformed' };
  observeVitals(report, now);
  return { status: 204, outcome: 'counted' };
}
