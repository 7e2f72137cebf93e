/**
 * The generic GET of docs/specification.md, section 7: query parameters to the service's base URL, JSON
 * back. The value is whatever the operation returns, envelope included; the caller validates it.
 */
import 'server-only';
import { callService, serviceAddress } from './call-service.server.ts';
import type { UnusableReason } from './lead.ts';
import { readReply } from './read-reply.ts';

export type QueryParameters = Record<string, string | number | boolean | undefined>;

export type ServiceValue =
  | { kind: 'ok'; value: unknown }
  | { kind: 'unusable'; reason: UnusableReason; detail: string };

/** `path` is relative to `serviceUrl` and carries no query. Undefined parameters are left out. Never throws. */
export async function getFromService(
  path: string,
  params: QueryParameters,
  { serviceUrl, timeoutMs }: { serviceUrl: string; timeoutMs: number },
): Promise<ServiceValue> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) query.append(name, String(value));
  }
  const address = serviceAddress(serviceUrl, path);
  const url = query.size > 0 ? `${address}?${query}` : address;
  const outcome = await callService({ method: 'GET', url, timeoutMs });
  if (outcome.kind === 'reply') return readReply(outcome);
  return { kind: 'unusable', reason: outcome.reason, detail: outcome.detail };
}
