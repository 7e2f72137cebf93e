/**
 * The series of numbers that a call about a request comes from. Only calls to our own customers are service calls
 * (docs/rules.md, section 4).
 */
import type { BrokerDetails } from '../../config/broker-details.ts';
import { type RequestKind, requestKinds } from './request-kinds.ts';

type BrokerCallSeries = Pick<BrokerDetails, 'salesCallSeries' | 'serviceCallSeries'>;

/** @returns null for a kind whose form does not ask where the policy was bought. */
export function callSeriesOf(
  kind: RequestKind,
  { boughtThroughUs }: Readonly<Record<string, string>>,
  broker: BrokerCallSeries,
): string | null {
  if (!requestKinds[kind].fields.some(({ name }) => name === 'boughtThroughUs')) return null;
  return boughtThroughUs === 'yes' ? broker.serviceCallSeries : broker.salesCallSeries;
}
