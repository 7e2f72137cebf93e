/**
 * Sign-in by the company's identity provider: OpenID Connect, authorization code with PKCE (openid-client). Rule:
 * state, nonce and verifier are in a sealed cookie for ten minutes; the ID token's signature is checked although it
 * comes by TLS; each call has a timeout; only a verified address counts, in Microsoft's words too.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import * as oidc from 'openid-client';
import * as z from 'zod';
import {
  type DeskSettings,
  type IdentityProvider,
  type StaffIdentity,
  toStaffAddress,
} from '../../config/desk-settings.ts';
import { hourMs, minuteMs } from '../../dates/iso-date.ts';
import { readCookie, setCookie } from '../../http/anti-forgery/site-cookie.server.ts';
import { errorName, logger } from '../../process/logging/logger.server.ts';
import { processSingleton } from '../../process/process-singleton.ts';
import type { Services } from '../../store/services.server.ts';
import { deskApiPath } from '../desk-paths.ts';

/** For one call to the provider; a sign-in makes three. */
const timeoutSeconds = 5;
/** A provider that moves an endpoint or a key is asked again after this, and after any failure. */
const discoveryMaxAgeMs = hourMs;
const startedMaxAgeMs = 10 * minuteMs;

export const callbackName = 'signed-in';

const startedSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  endsAt: z.number(),
});

export type SignInResult =
  | { kind: 'identified'; identity: StaffIdentity }
  /** The provider answered, and not with a verified address. `address`: who it was, where it is known. */
  | { kind: 'refused'; address: string | null; reason: string }
  /** The sign-in is another browser's, an old or a forged one. */
  | { kind: 'not-started' }
  /** Away, slow, or its answer is not valid. */
  | { kind: 'provider'; reason: string };

type SignInDesk = { desk: DeskSettings; provider: IdentityProvider };

/** @returns the provider's page and the cookie for the way back. @throws when the provider does not answer. */
export async function startSignIn(
  services: Services,
  { desk, provider }: SignInDesk,
  now: Date,
): Promise<{ url: string; cookie: string }> {
  const config = await discover(provider);
  const [state, nonce, verifier] = [
    oidc.randomState(),
    oidc.randomNonce(),
    oidc.randomPKCECodeVerifier(),
  ];
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: callbackUrl(desk),
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  const endsAt = now.getTime() + startedMaxAgeMs;
  return {
    url: url.href,
    cookie: startedCookie(services, JSON.stringify({ state, nonce, verifier, endsAt })),
  };
}

/** @param query of the callback, with "?". */
export async function finishSignIn(
  services: Services,
  { desk, provider }: SignInDesk,
  { headers, query, now }: { headers: Pick<Headers, 'get'>; query: string; now: Date },
): Promise<SignInResult> {
  const started = readStarted(services, headers, now);
  const url = new URL(callbackUrl(desk) + query);
  if (!started || url.searchParams.get('state') !== started.state) return { kind: 'not-started' };
  try {
    const config = await discover(provider);
    const tokens = await oidc.authorizationCodeGrant(config, url, {
      pkceCodeVerifier: started.verifier,
      expectedState: started.state,
      expectedNonce: started.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) return { kind: 'provider', reason: 'no ID token' };
    // Some providers give the address only here; the library compares the subjects.
    const details =
      claims.email === undefined && config.serverMetadata().userinfo_endpoint
        ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
        : {};
    return identityOf({ ...details, ...claims });
  } catch (error) {
    if (error instanceof oidc.AuthorizationResponseError)
      return { kind: 'refused', address: null, reason: 'the provider said no' };
    forgetDiscovery(provider);
    return { kind: 'provider', reason: errorName(error) };
  }
}

/** Deletes the cookie: one start, one way back. */
export function startedCookie(services: Services, started: string | null): string {
  const id = randomUUID();
  const value = started && `${id}.${services.encryption.seal(started, `desk-sign-in:${id}`)}`;
  return setCookie(cookie, services.env, value);
}

function readStarted(services: Services, headers: Pick<Headers, 'get'>, now: Date) {
  const value = readCookie(headers, cookie, services.env, startedShape);
  const [, id, sealed = ''] = startedShape.exec(value ?? '') ?? [];
  if (!id) return null;
  try {
    const opened: unknown = JSON.parse(
      services.encryption.openOrThrow(sealed, `desk-sign-in:${id}`),
    );
    const started = startedSchema.parse(opened);
    return started.endsAt > now.getTime() ? started : null;
  } catch {
    return null;
  }
}

const startedShape = /^([\da-f-]{36})\.(.{1,2000})$/;

/** Lax: the way back comes from the provider's site. */
const cookie = { name: 'desk-start', sameSite: 'lax', maxAge: startedMaxAgeMs / 1000 } as const;

function callbackUrl({ origin }: Pick<DeskSettings, 'origin'>): string {
  return `${origin}${deskApiPath}/${callbackName}`;
}

function identityOf(claims: Record<string, unknown>): SignInResult {
  const address = typeof claims.email === 'string' ? toStaffAddress(claims.email) : null;
  if (address === null) return { kind: 'refused', address: null, reason: 'no address' };
  if (!isVerified(claims)) return { kind: 'refused', address, reason: 'address not verified' };
  const groups = Array.isArray(claims.groups)
    ? claims.groups.filter((group): group is string => typeof group === 'string')
    : [];
  return { kind: 'identified', identity: { address, groups } };
}

/**
 * A provider where people enter an address themselves must have asked its mailbox. Microsoft Entra states
 * `email_verified` to nobody, and lets a user without a mailbox have any address: its `xms_edov` says that the tenant
 * owns the address's domain. A provider that does state `email_verified` is believed.
 */
function isVerified({ email_verified, xms_edov }: Record<string, unknown>): boolean {
  if (email_verified !== undefined) return email_verified === true;
  // Providers send the claim in each of these forms.
  return [true, 1, '1', 'true'].some((yes) => yes === xms_edov);
}

type Discovery = { config: Promise<oidc.Configuration>; at: number };
const discoveries = () => processSingleton('desk-discovery', () => new Map<string, Discovery>());

/** Once for all who sign in within the hour; a failure is forgotten at once. */
function discover(provider: IdentityProvider): Promise<oidc.Configuration> {
  const known = discoveries().get(provider.issuer);
  if (known && performance.now() - known.at < discoveryMaxAgeMs) return known.config;
  const config = fetchConfiguration(provider);
  discoveries().set(provider.issuer, { config, at: performance.now() });
  config.catch((error: unknown) => {
    forgetDiscovery(provider);
    logger().warn({ problem: errorName(error) }, 'desk: identity provider not discovered');
  });
  return config;
}

/** The provider's keys are forgotten too: the next sign-in sees a rotated one, whatever the library's own wait. */
function forgetDiscovery({ issuer }: IdentityProvider): void {
  discoveries().delete(issuer);
}

function fetchConfiguration({
  issuer,
  clientId,
  clientSecret,
}: IdentityProvider): Promise<oidc.Configuration> {
  const [byPost, byHeader] = [
    oidc.ClientSecretPost(clientSecret),
    oidc.ClientSecretBasic(clientSecret),
  ];
  const authenticate: oidc.ClientAuth = (server, ...rest) =>
    // Without a list the header is what every provider takes (OpenID Connect Discovery, section 3).
    server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
      ? byPost(server, ...rest)
      : byHeader(server, ...rest);
  const isClear = issuer.startsWith('http:');
  return oidc.discovery(new URL(issuer), clientId, undefined, authenticate, {
    timeout: timeoutSeconds,
    execute: [
      oidc.enableNonRepudiationChecks,
      // A provider without TLS is accepted on this machine only (lib/config/desk-settings.ts).
      ...(isClear ? [oidc.allowInsecureRequests] : []),
    ],
  });
}
