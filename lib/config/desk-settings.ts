/**
 * Who may use the desk (/desk), and how they sign in. Without DESK_STAFF there is no desk, and nothing says that there
 * could be one.
 */
import { BlockList, isIP } from 'node:net';
import * as z from 'zod';
import { splitList } from './broker-details.ts';

export type DeskRole = 'desk' | 'manager';

/** A mail address, or a group of the identity provider's `groups` claim. Addresses are in small letters. */
export type StaffEntry = { kind: 'address' | 'group'; name: string; role: DeskRole };

/** A person as the sign-in proved it. */
export type StaffIdentity = { address: string; groups: readonly string[] };

export type IdentityProvider = { issuer: string; clientId: string; clientSecret: string };

export type DeskSettings = {
  staff: readonly StaffEntry[];
  /** Empty: from anywhere. */
  networks: readonly string[];
  /** Null: on every host of the site. */
  host: string | null;
  /** Where the pages of the desk are. */
  origin: string;
  /** Null: staff members sign in with a code by mail. */
  provider: IdentityProvider | null;
};

const address = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

const staffEntry = z.string().transform((entry, context): StaffEntry => {
  const [, left = '', role] = /^(.+?)\s*=\s*(desk|manager)$/.exec(entry) ?? [];
  const group = /^group:\s*(\S.*)$/.exec(left)?.[1];
  if (role && group) return { kind: 'group', name: group, role: role as DeskRole };
  const name = toStaffAddress(left);
  if (role && name !== null) return { kind: 'address', name, role: role as DeskRole };
  context.addIssue('must be such as asha@broker.in=desk, ravi@broker.in=manager');
  return z.NEVER;
});

/** @returns whether an address or a network such as 10.0.0.0/8. */
function isAddressOrNetwork(value: string): boolean {
  const [base = '', bits, ...rest] = value.split('/');
  const longest = isIP(base) === 4 ? 32 : 128;
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  return isIP(base) > 0 && isPrefix && rest.length === 0;
}

export const networks = z
  .string()
  .transform(splitList(/[\s,]+/))
  .refine(
    (list) => list.every(isAddressOrNetwork),
    'must be addresses or networks such as 10.0.0.0/8',
  );

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');

/** Clear text is allowed on this machine alone: the provider's answer decides who is signed in. */
function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, search, hash } = new URL(value);
  const isLocal =
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    (isIP(hostname) === 4 && loopback.check(hostname));
  return (
    (protocol === 'https:' || (protocol === 'http:' && isLocal)) && search === '' && hash === ''
  );
}

export const deskVariables = z.object({
  DESK_STAFF: z
    .string()
    .default('')
    .transform(splitList())
    .pipe(z.array(staffEntry))
    .refine(
      (staff) => new Set(staff.map(({ kind, name }) => `${kind} ${name}`)).size === staff.length,
      'names somebody twice',
    ),
  DESK_NETWORKS: networks.default([]),
  DESK_HOST: z
    .string()
    .regex(
      /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/,
      'must be a host such as desk.broker.in, without https://',
    )
    .optional(),
  DESK_OIDC_ISSUER: z
    .string()
    .refine(isIssuer, 'must be an https URL without a query (http only on this machine)')
    .optional(),
  DESK_OIDC_CLIENT_ID: z.string().optional(),
  DESK_OIDC_CLIENT_SECRET: z.string().min(8, 'must be at least 8 characters').optional(),
});

const providerVariables = [
  'DESK_OIDC_ISSUER',
  'DESK_OIDC_CLIENT_ID',
  'DESK_OIDC_CLIENT_SECRET',
] as const;

/** One line per variable, without values. */
export function deskErrors(variables: Record<string, string | undefined>): string[] {
  const isSet = (name: string) => variables[name] !== undefined;
  const missing = providerVariables.filter((name) => !isSet(name));
  const errors =
    missing.length < providerVariables.length
      ? missing.map((name) => `${name}: missing; the three of DESK_OIDC_… belong together`)
      : [];
  if (missing.length > 0 && /(^|,)\s*group:/.test(variables.DESK_STAFF ?? ''))
    errors.push('DESK_STAFF: a group needs an identity provider (DESK_OIDC_ISSUER)');
  return errors;
}

/** @returns null when there is no desk. */
export function toDesk(
  read: z.infer<typeof deskVariables>,
  siteOrigin: string,
): DeskSettings | null {
  if (read.DESK_STAFF.length === 0) return null;
  const host = read.DESK_HOST ?? null;
  const [issuer, clientId, clientSecret] = providerVariables.map((name) => read[name]);
  return {
    staff: read.DESK_STAFF,
    networks: read.DESK_NETWORKS,
    host,
    origin: host === null ? siteOrigin : `${new URL(siteOrigin).protocol}//${host}`,
    provider: issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null,
  };
}

/** The mail address in the list's own form; null if it can be none of it. */
export function toStaffAddress(text: string): string | null {
  const typed = text.trim();
  // ASCII, and before small letters are made: the Kelvin sign becomes "k", and is another address to a mail server.
  if (/[^\x21-\x7e]/.test(typed)) return null;
  const name = typed.toLowerCase();
  return address.test(name) ? name : null;
}

/** The highest role of the present list; null for a person who is not on it. */
export function roleOf(
  { staff }: Pick<DeskSettings, 'staff'>,
  { address, groups }: StaffIdentity,
): DeskRole | null {
  const roles = staff
    .filter(({ kind, name }) => (kind === 'address' ? name === address : groups.includes(name)))
    .map(({ role }) => role);
  if (roles.includes('manager')) return 'manager';
  return roles.length > 0 ? 'desk' : null;
}
