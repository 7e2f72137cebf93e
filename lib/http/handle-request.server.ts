/**
 * Common parts of every handler: one log line, no caching, and errors without details. Rule: the log line has the
 * outcome and the duration, nothing that the visitor sent.
 */
import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { errorName, logger } from '../process/logging/logger.server.ts';
import { optionalNow } from '../process/logging/optional.server.ts';
import { processSingleton } from '../process/process-singleton.ts';
import type { Reply } from './form-reply.ts';
import { observeRequest } from './metrics.server.ts';

export const failureMessage = 'Something went wrong on our side. Please call us.';

export type HandlerReply = {
  response: Response;
  outcome: string;
  reference?: string;
};

/** @param toFailure the response after an exception, where a page is needed instead of JSON. */
export async function handleRequest(
  name: string,
  work: () => Promise<HandlerReply>,
  toFailure: () => Response = () => jsonResponse(503, { message: failureMessage }),
): Promise<Response> {
  const startedAt = performance.now();
  const { response, outcome, reference } = await track(work()).catch((error: unknown) => {
    logger().error({ handler: name, problem: errorName(error) }, 'handler failed');
    return {
      response: toFailure(),
      outcome: 'failed',
      reference: undefined,
    };
  });
  const durationMs = Math.round(performance.now() - startedAt);
  optionalNow('metrics', () => observeRequest(name, response.status, durationMs), undefined);
  logger().info(
    {
      handler: name,
      status: response.status,
      outcome,
      reference,
      durationMs,
    },
    'request',
  );
  return response;
}

export function jsonResponse(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** Caches must not mix responses to our own pages with those to others (same-origin.server.ts). */
const varyBySender = { Vary: 'Sec-Fetch-Site, Origin, Referer' };

/** The reply to a script. */
export function jsonReply({ status, body, headers }: Reply): Response {
  return jsonResponse(status, body, { ...varyBySender, ...headers });
}

/** The reply to a script that reads nothing but the status. */
export function emptyReply(status: number): Response {
  const headers = { 'Cache-Control': 'no-store', ...varyBySender };
  return new Response(null, { status, headers });
}

/** 303: the browser fetches the page, and reloading it posts nothing again. */
export function seeOther(path: string, ...cookies: (string | undefined)[]): Response {
  const headers = new Headers({ Location: path, 'Cache-Control': 'no-store' });
  for (const cookie of cookies) if (cookie) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** Lets the response leave first: its duration must not depend on the work behind it. */
const afterResponseDelayMs = 20;

/** Work after the response. The process waits for it before it stops, and a failure is logged. */
export function afterResponse(name: string, work: () => Promise<void>): void {
  const later = wait(afterResponseDelayMs);
  track(later.then(work)).catch((error: unknown) =>
    logger().error({ problem: errorName(error) }, `${name}: failed after the response`),
  );
}

/** Resolves when no handler is running: a sent lead must be settled before the process stops. */
export async function waitUntilIdle(): Promise<void> {
  await Promise.allSettled([...runningHandlers()]);
}

function track<T>(work: Promise<T>): Promise<T> {
  const running = runningHandlers();
  running.add(work);
  const removeWork = () => running.delete(work);
  work.then(removeWork, removeWork);
  return work;
}

function runningHandlers(): Set<Promise<unknown>> {
  return processSingleton('running-handlers', () => new Set<Promise<unknown>>());
}

/** The response to an unknown path below /api/. The desk sends the same bytes to everybody who may not see it. */
export function unknownApiPath(): Response {
  return jsonResponse(404, { message: 'There is nothing here.' });
}
