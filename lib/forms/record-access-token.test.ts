import { fieldEncryption } from '../store/field-encryption.server.ts';
import type { Services } from '../store/services.server.ts';
import { issueAccessToken, parseAccessToken } from './record-access-token.server.ts';

const encryption = fieldEncryption({ dataEncryptionKey: Buffer.alloc(32, 7).toString('base64') });
const services = { encryption } as unknown as Services;
const now = new Date('2026-11-26T10:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('a token opens its record for a quarter of an hour and shows neither reference nor time', () => {
  const token = issueAccessToken(services, 'CB-2345-6789', { now });
  expect(token).not.toContain('2345');
  expect(parseAccessToken(services, token, { now: after(15) })).toBe('CB-2345-6789');
  expect(parseAccessToken(services, token, { now: after(16) })).toBeNull();
});

test('a token of one browser opens nothing in another, and none is for another purpose', () => {
  const token = issueAccessToken(services, 'CB-2345-6789', { now, session: 'a' });
  expect(parseAccessToken(services, token, { now, session: 'a' })).toBe('CB-2345-6789');
  expect(parseAccessToken(services, token, { now, session: 'b' })).toBeNull();
  expect(parseAccessToken(services, token, { now })).toBeNull();
  expect(parseAccessToken(services, token, { now, session: 'a', kind: 'stop' })).toBeNull();
});

test('the token that stops a call is valid for as long as the call may be made', () => {
  const token = issueAccessToken(services, 'CB-2345-6789', { now, kind: 'stop' });
  const days = (count: number) => ({ now: after(count * 24 * 60), kind: 'stop' as const });
  expect(parseAccessToken(services, token, days(8))).toBe('CB-2345-6789');
  expect(parseAccessToken(services, token, days(9))).toBeNull();
});

test('text that is no token of ours opens nothing', () => {
  for (const text of ['', 'v2.x', 'CB-2345-6789'])
    expect(parseAccessToken(services, text, { now })).toBeNull();
});
