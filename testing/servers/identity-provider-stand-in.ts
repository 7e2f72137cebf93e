/**
 * A simulated identity provider (OpenID Connect) over real HTTP: it signs in whichever of its people is chosen, and can
 * be away, slow or wrong. It answers this machine alone, and no request that something has forwarded.
 */
import {
  createHash,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  randomUUID,
  sign,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listenLocally } from './listen-locally.ts';

export type ProviderPerson = {
  email: string;
  /** Default true. */
  email_verified?: boolean;
  groups?: string[];
};

type ProviderMode = 'ok' | 'slow' | 'broken';

export type IdentityProviderStandIn = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  setMode(mode: ProviderMode): void;
  /** Overrides claims of the ID tokens from now on. */
  setClaims(claims: Record<string, unknown>): void;
  /** Tokens are signed with a new key; `isPublished` false: its public half is not in the list. */
  rotateKey(isPublished?: boolean): void;
  /**
   * Chooses a person on the page that the site redirects to.
   * @returns the URL that the browser is sent to.
   */
  signIn(authorizationUrl: string, email: string): Promise<string>;
  close(): Promise<void>;
};

type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject };
/** What a code stands for; it is used once. */
type Grant = { person: ProviderPerson; query: URLSearchParams };

/** What the stand-in is at the moment: a test changes it. */
type Provider = {
  issuer: string;
  people: readonly ProviderPerson[];
  mode: ProviderMode;
  /** Claims that replace those of the person. */
  overrides: Record<string, unknown>;
  key: SigningKey;
  publishedKeys: readonly SigningKey[];
  grants: Map<string, Grant>;
};

const slowMs = 8_000;
const clientId = 'desk';
const clientSecret = 'a secret of the stand-in';

export async function startIdentityProviderStandIn({
  people,
  port = 0,
}: {
  people: readonly ProviderPerson[];
  port?: number;
}): Promise<IdentityProviderStandIn> {
  const key = newKey();
  const provider: Provider = {
    issuer: '',
    people,
    mode: 'ok',
    overrides: {},
    key,
    publishedKeys: [key],
    grants: new Map(),
  };
  const server = createServer((request, response) => {
    respond(provider, request, response).catch(() => response.destroy());
  });
  const listening = await listenLocally(server, port);
  provider.issuer = `http://127.0.0.1:${listening.port}`;
  return {
    issuer: provider.issuer,
    clientId,
    clientSecret,
    setMode: (mode) => {
      provider.mode = mode;
    },
    setClaims: (claims) => {
      provider.overrides = claims;
    },
    rotateKey: (isPublished = true) => {
      provider.key = newKey();
      if (isPublished) provider.publishedKeys = [provider.key];
    },
    signIn: chooseOnSignInPage,
    close: listening.close,
  };
}

async function chooseOnSignInPage(authorizationUrl: string, email: string): Promise<string> {
  const url = new URL(authorizationUrl);
  url.searchParams.set('person', email);
  const response = await fetch(url, { redirect: 'manual' });
  return response.headers.get('location') ?? '';
}

async function respond(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.headers['x-forwarded-for'] || request.headers.forwarded)
    return void response.writeHead(403).end();
  const body = await readText(request);
  if (provider.mode === 'slow') await wait(slowMs, undefined, { ref: false });
  if (provider.mode === 'broken') return void response.writeHead(503).end();
  const url = new URL(request.url ?? '/', provider.issuer);
  switch (url.pathname) {
    case '/.well-known/openid-configuration':
      return void sendJson(response, 200, metadata(provider.issuer));
    case '/favicon.ico':
      return void response.writeHead(204).end();
    case '/keys':
      return void sendJson(response, 200, { keys: provider.publishedKeys.map(toJwk) });
    case '/authorize':
      return void authorize(provider, url.searchParams, response);
    case '/token':
      return void sendToken(provider, request, new URLSearchParams(body), response);
    default:
      return void response.writeHead(404).end();
  }
}

/** Sends the browser back with a code; before a person is chosen, sends the page to choose one. */
function authorize(
  { people, grants, issuer }: Provider,
  query: URLSearchParams,
  response: ServerResponse,
): void {
  const person = people.find(({ email }) => email === query.get('person'));
  if (!person) return void sendSignInPage(people, query, response);
  const code = randomBytes(16).toString('base64url');
  grants.set(code, { person, query });
  const back = new URL(query.get('redirect_uri') ?? '');
  back.searchParams.set('code', code);
  back.searchParams.set('state', query.get('state') ?? '');
  back.searchParams.set('iss', issuer);
  response.writeHead(302, { location: back.href }).end();
}

function sendSignInPage(
  people: readonly ProviderPerson[],
  query: URLSearchParams,
  response: ServerResponse,
): void {
  const links = people.map(({ email }) => {
    const next = new URLSearchParams([...query, ['person', email]]);
    return `<li><a href="/authorize?${next.toString().replaceAll('&', '&amp;')}">${email}</a></li>`;
  });
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Stand-in</title><h1>Stand-in of an identity provider</h1><p>Sign in as:</p><ul>${links.join('')}</ul></html>`,
    );
}

/** Exchanges a code for an ID token. */
function sendToken(
  provider: Provider,
  request: IncomingMessage,
  body: URLSearchParams,
  response: ServerResponse,
): void {
  const code = body.get('code') ?? '';
  const grant = provider.grants.get(code);
  provider.grants.delete(code);
  if (!isClient(request.headers.authorization ?? ''))
    return void sendJson(response, 401, { error: 'invalid_client' });
  if (!grant || !isOfGrant(body, grant))
    return void sendJson(response, 400, { error: 'invalid_grant' });
  sendJson(response, 200, {
    access_token: randomUUID(),
    token_type: 'Bearer',
    expires_in: 300,
    id_token: signToken(provider.key, claimsOf(grant, provider)),
  });
}

function isOfGrant(body: URLSearchParams, { query }: Grant): boolean {
  const verifier = createHash('sha256').update(body.get('code_verifier') ?? '');
  return (
    query.get('code_challenge') === verifier.digest('base64url') &&
    query.get('redirect_uri') === body.get('redirect_uri')
  );
}

function claimsOf({ person, query }: Grant, { issuer, overrides }: Provider) {
  const seconds = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    sub: `sub-${person.email}`,
    aud: clientId,
    iat: seconds,
    exp: seconds + 300,
    nonce: query.get('nonce'),
    email_verified: true,
    ...person,
    ...overrides,
  };
}

/** Name and secret are form-encoded in it (RFC 6749, 2.3.1). */
function isClient(authorization: string): boolean {
  const [, encoded = ''] = /^Basic (.+)$/.exec(authorization) ?? [];
  const pair = Buffer.from(encoded, 'base64').toString().replaceAll('+', ' ');
  return decodeURIComponent(pair) === `${clientId}:${clientSecret}`;
}

function metadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}

function newKey(): SigningKey {
  return { kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };
}

function toJwk({ kid, publicKey }: SigningKey) {
  return { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
}

function signToken({ kid, privateKey }: SigningKey, claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'RS256', kid })}.${part(claims)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
