/**
 * The fetch of browser code that changes state. Each such request to a relative URL carries the anti-forgery header,
 * with the cookie's value; GET, HEAD and absolute URLs never do. Code that only reads may call `fetch` itself.
 */
import { parseCookies } from 'nookies';
import { abortAfter } from './abort-after.ts';
import { tokenCookie, tokenEndpoint, tokenHeader } from './token-names.ts';

const forbidden = 403;
/** Twice, with a post between, this must fit into a form's time-out: without a token it is then posted natively. */
const tokenTimeoutMs = 4_000;

/** `fetch` itself was rejected: no network, or a time-out. Any other exception is not a network fault. */
export class NetworkError extends TypeError {}

/**
 * Same contract as `fetch`, but rejects with NetworkError. On 403 a new token is fetched and the request repeated once.
 * Where no token is available, as with cookies blocked, the request is sent without one, and its 403 is returned.
 * @param onAwaitingToken told when a token is awaited, and when the request is sent.
 */
export async function antiForgeryFetch(
  url: string,
  init: RequestInit = {},
  onAwaitingToken: (isAwaitingToken: boolean) => void = () => undefined,
): Promise<Response> {
  if (!isTokenNeeded(url, init.method)) return send(url, init);
  const awaitToken = async (token: Promise<void>) => {
    onAwaitingToken(true);
    await token.catch(() => undefined);
    onAwaitingToken(false);
  };
  if (!readTokenCookie()) await awaitToken(requestToken());
  const response = await send(url, withToken(init));
  if (response.status !== forbidden) return response;
  await awaitToken(requestToken());
  return readTokenCookie() === undefined ? response : send(url, withToken(init));
}

async function send(url: string, init: RequestInit): Promise<Response> {
  const response = fetch(url, init);
  try {
    return await response;
  } catch (reason) {
    throw new NetworkError(String(reason));
  }
}

/** Called on the first touch of a form, so that the token is there before the button is pressed. */
export async function ensureToken(): Promise<void> {
  if (!readTokenCookie()) await requestToken();
}

/** For requests sent while the page unloads: there is no time to fetch a token, so only an existing one is sent. */
export function sendOnPageHide(url: string, json: string): void {
  const headers = { 'Content-Type': 'application/json' };
  fetch(url, withToken({ method: 'POST', body: json, headers, keepalive: true })).catch(
    () => undefined,
  );
}

export function isTokenNeeded(url: string, method = 'GET'): boolean {
  const changesNothing = ['GET', 'HEAD'].includes(method.toUpperCase());
  // "//host" and "https://host" leave the site; a relative URL cannot. Browsers drop spaces and control
  // characters before they parse a URL, so these are removed here too.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop exactly these
  const isRelative = !/^([a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(url.replace(/[\u0000-\u0020]/g, ''));
  return isRelative && !changesNothing;
}

async function requestToken(): Promise<void> {
  await fetch(tokenEndpoint, {
    credentials: 'same-origin',
    cache: 'no-store',
    signal: abortAfter(tokenTimeoutMs),
  });
}

function withToken(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  const token = readTokenCookie();
  if (token !== undefined && !headers.has(tokenHeader)) headers.set(tokenHeader, token);
  return { ...init, headers, credentials: 'same-origin' };
}

function readTokenCookie(): string | undefined {
  try {
    return parseCookies()[tokenCookie];
  } catch {
    // A browser that blocks cookies may throw when they are read.
    return undefined;
  }
}
