import { roleOf, toStaffAddress } from './desk-settings.ts';
import { parseEnvironment } from './parse-environment.ts';

const provider = {
  DESK_OIDC_ISSUER: 'https://id.broker.in/realm',
  DESK_OIDC_CLIENT_ID: 'desk',
  DESK_OIDC_CLIENT_SECRET: 'a secret of it',
};
const staff = 'Asha@Broker.in=desk, ravi@broker.in = manager';
const deskOf = (variables: Record<string, string>) => parseEnvironment(variables).desk;

test('without staff there is no desk, whatever else is set', () => {
  expect(deskOf({})).toBeNull();
  expect(deskOf({ DESK_STAFF: ' , ' })).toBeNull();
  expect(deskOf({ DESK_HOST: 'desk.broker.in', ...provider })).toBeNull();
});

test('staff, networks, host and provider', () => {
  expect(
    deskOf({
      SITE_ORIGIN: 'https://www.broker.in',
      DESK_STAFF: staff,
      DESK_NETWORKS: '203.0.113.0/24, 2001:db8::/32',
      DESK_HOST: 'desk.broker.in',
      ...provider,
    }),
  ).toEqual({
    staff: [
      { kind: 'address', name: 'asha@broker.in', role: 'desk' },
      { kind: 'address', name: 'ravi@broker.in', role: 'manager' },
    ],
    networks: ['203.0.113.0/24', '2001:db8::/32'],
    host: 'desk.broker.in',
    origin: 'https://desk.broker.in',
    provider: {
      issuer: 'https://id.broker.in/realm',
      clientId: 'desk',
      clientSecret: 'a secret of it',
    },
  });
});

test.each([
  ['DESK_STAFF', 'asha@broker.in'],
  ['DESK_STAFF', 'asha@broker.in=boss'],
  ['DESK_STAFF', 'asha=desk'],
  ['DESK_STAFF', 'a@broker.in=desk, A@broker.in=manager'],
  ['DESK_STAFF', 'asha@bro\u212Aer.in=desk'],
  ['DESK_STAFF', 'group:Desk=desk'],
  ['DESK_NETWORKS', '203.0.113.0/33'],
  ['DESK_NETWORKS', 'office'],
  ['DESK_HOST', 'https://desk.broker.in'],
  ['DESK_OIDC_ISSUER', 'http://id.broker.in'],
  ['DESK_OIDC_ISSUER', 'http://127.0.0.1.broker.in'],
  ['DESK_OIDC_ISSUER', 'https://id.broker.in?x=1'],
])('%s=%s stops the start by name, without the value', (name, value) => {
  const others = name === 'DESK_OIDC_ISSUER' ? provider : {};
  expect(() => deskOf({ DESK_STAFF: staff, ...others, [name]: value })).toThrow(
    new RegExp(`- ${name}: (?!.*broker\\.in/).*`),
  );
});

test('a provider is set up whole or not at all', () => {
  const { DESK_OIDC_CLIENT_SECRET: _, ...partial } = provider;
  expect(() => deskOf({ DESK_STAFF: staff, ...partial })).toThrow(
    /DESK_OIDC_CLIENT_SECRET: missing; the three/,
  );
});

test('an http issuer is for this machine', () => {
  for (const issuer of ['http://127.0.0.1:4020', 'http://localhost:4020', 'http://[::1]:4020'])
    expect(
      deskOf({ DESK_STAFF: staff, ...provider, DESK_OIDC_ISSUER: issuer })?.provider?.issuer,
    ).toBe(issuer);
});

test('the highest role of address and groups counts', () => {
  const list = parseEnvironment({
    DESK_STAFF: 'asha@broker.in=desk, group:Managers=manager, group:Calls=desk',
    ...provider,
  }).desk;
  const role = (address: string, groups: string[] = []) =>
    list && roleOf(list, { address, groups });
  expect(role('asha@broker.in')).toBe('desk');
  expect(role('asha@broker.in', ['Managers'])).toBe('manager');
  expect(role('x@broker.in', ['Calls'])).toBe('desk');
  expect(role('x@broker.in', ['managers'])).toBeNull();
  expect(role('Managers')).toBeNull();
});

test('an address with a letter that only looks or folds alike is not the listed one', () => {
  expect(toStaffAddress(' Asha@Broker.IN ')).toBe('asha@broker.in');
  for (const typed of [
    'asha@bro\u212Aer.in',
    'аsha@broker.in',
    'asha@broker.in\nx',
    'a b@c.in',
    '',
  ])
    expect(toStaffAddress(typed)).toBeNull();
});
