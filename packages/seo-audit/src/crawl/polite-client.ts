/**
 * Requests at the pace that the server asks for. A server that answers 429 or 503 is asked again after its Retry-After,
 * and meanwhile for nothing else; after a 429, requests keep a distance. What is still refused then was not read.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpClient } from '../network/http-client.ts';

const maxTries = 5;
/** Nobody waits longer for one page. */
const maxWaitMs = 60_000;
const firstWaitMs = 1_000;
const [minSpacingMs, maxSpacingMs] = [250, 4_000];
/** A server that refuses so many URLs to the end is down: the others are asked once. */
const maxRefused = 5;

/** The server refuses for now, which says nothing about the page. */
export function isThrottled(status: number | null): boolean {
  return status === 429 || status === 503;
}

export type PoliteClient = HttpClient & {
  /** At least so long between two requests. */
  keepDistance(ms: number): void;
};

export function createPoliteClient(client: HttpClient, deadline: number): PoliteClient {
  let spacingMs = 0;
  let nextAt = 0;
  let slowedAt = 0;
  let refusedInARow = 0;
  const takeTurn = async () => {
    while (Date.now() < nextAt) await wait(nextAt - Date.now());
    nextAt = Date.now() + spacingMs;
  };
  return {
    close: client.close,
    keepDistance(ms) {
      spacingMs = Math.max(spacingMs, ms);
    },
    async fetchOnce(url, options) {
      for (let tries = 1; ; tries += 1) {
        await takeTurn();
        const sentAt = Date.now();
        const answer = await client.fetchOnce(url, options);
        if (!isThrottled(answer.status)) {
          refusedInARow = 0;
          return answer;
        }
        const asked = retryAfterMs(answer.header('retry-after'), Date.now());
        const waitMs = asked ?? firstWaitMs * 2 ** (tries - 1);
        const isHopeless = refusedInARow >= maxRefused || Date.now() + waitMs > deadline;
        if (tries === maxTries || waitMs > maxWaitMs || isHopeless) {
          refusedInARow += 1;
          return answer;
        }
        // Requests that were already on their way say nothing about the new pace.
        if (answer.status === 429 && sentAt > slowedAt) {
          spacingMs = Math.min(maxSpacingMs, Math.max(minSpacingMs, spacingMs * 1.5));
          slowedAt = Date.now();
        }
        nextAt = Math.max(nextAt, Date.now() + waitMs);
      }
    },
  };
}

/** Seconds, or a date (RFC 9110, 10.2.3); null for anything else. */
export function retryAfterMs(header: string, now: number): number | null {
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
