/** Sending of text messages against a real server, with every failure of a gateway. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../testing/databases/temporary-database.ts';
import { type SmsStandIn, startSmsStandIn } from '../../../testing/servers/sms-stand-in.ts';
import { httpSms } from './http-sms.server.ts';
import { smsSender } from './sms-sender.server.ts';

const sms = {
  to: '9876543210',
  text: '482913 is your code',
  messageId: 'a1b2',
  date: new Date('2026-11-22T06:00:00Z'),
};
let gateway: SmsStandIn;
beforeAll(async () => {
  gateway = await startSmsStandIn();
});
afterAll(() => gateway.close());

const settings = (url: string) => ({
  url,
  secret: 'a secret of the gateway',
  senderId: 'SURAKS',
  entityId: '1101555540000012345',
  templateId: '1107161234567890123',
  timeoutMs: 1000,
});

test('a message carries its registrations, the secret, its key and the number with its country code', async () => {
  expect(await httpSms(settings(gateway.url))(sms)).toEqual({ kind: 'sent' });
  expect(gateway.received).toEqual([
    {
      to: '919876543210',
      text: '482913 is your code',
      messageId: 'a1b2',
      senderId: 'SURAKS',
      entityId: '1101555540000012345',
      templateId: '1107161234567890123',
      authorization: 'Bearer a secret of the gateway',
      idempotencyKey: 'a1b2',
    },
  ]);
});

test('attack: a gateway that is slow, broken, resets, refuses, redirects or returns garbage gives a result in time, and never counts as sent', async () => {
  gateway.clear();
  const outcomes: Record<string, unknown> = {};
  for (const mode of [
    ...(['slow', 'broken', 'times-out', 'garbage'] as const),
    ...(['refuses', 'redirects', 'resets'] as const),
  ]) {
    gateway.setMode(mode);
    const outcome = await httpSms(settings(gateway.url))(sms);
    outcomes[mode] =
      outcome.kind === 'not-sent' ? [outcome.reason, outcome.mayHaveArrived] : outcome.kind;
  }
  expect(outcomes).toEqual({
    slow: ['time-out', true],
    broken: ['unusable', true],
    'times-out': ['unusable', true],
    garbage: ['unusable', true],
    refuses: ['refused', false],
    redirects: ['refused', false],
    resets: ['unreachable', true],
  });
});

test('an unreachable gateway certainly accepted nothing', async () => {
  expect(await httpSms(settings(`http://127.0.0.1:${await freePort()}/send`))(sms)).toMatchObject({
    reason: 'unreachable',
    mayHaveArrived: false,
  });
});

test('attack: a demonstration sends nothing to a gateway, even where one is configured', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sms-'));
  gateway.setMode('ok');
  gateway.clear();
  const send = smsSender({ smsGateway: settings(gateway.url), siteEnv: 'demonstration', dataDir });
  expect(await send?.(sms)).toEqual({ kind: 'sent' });
  expect(gateway.received).toEqual([]);
  expect(readdirSync(join(dataDir, 'sms'))).toHaveLength(1);
  await smsSender({ smsGateway: settings(gateway.url), siteEnv: 'qa', dataDir })?.(sms);
  expect(gateway.received).toHaveLength(1);
  rmSync(dataDir, { recursive: true });
});

test('a file that could not take its name leaves nothing behind, and the message can be sent again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sms-'));
  const send = smsSender({ smsGateway: null, siteEnv: 'demonstration', dataDir });
  const file = join(dataDir, 'sms', '2026-11-22T06-00-00-000Z-a1b2.txt');
  mkdirSync(file, { recursive: true });
  expect(await send?.(sms)).toMatchObject({ kind: 'not-sent', mayHaveArrived: false });
  rmSync(file, { recursive: true });
  expect(readdirSync(join(dataDir, 'sms'))).toEqual([]);
  expect(await send?.(sms)).toEqual({ kind: 'sent' });
  rmSync(dataDir, { recursive: true });
});

test('attack: no code is written to a file outside a demonstration', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sms-'));
  expect(smsSender({ smsGateway: null, siteEnv: 'qa', dataDir })).toBeNull();
  expect(smsSender({ smsGateway: null, siteEnv: 'production', dataDir })).toBeNull();
  expect(readdirSync(dataDir)).toEqual([]);
  const send = smsSender({ smsGateway: null, siteEnv: 'demonstration', dataDir });
  expect(await send?.(sms)).toEqual({ kind: 'sent' });
  const [file = ''] = readdirSync(join(dataDir, 'sms'));
  expect(readFileSync(join(dataDir, 'sms', file), 'utf8')).toBe(
    'To: 9876543210\n\n482913 is your code\n',
  );
  expect(statSync(join(dataDir, 'sms', file)).mode & 0o777).toBe(0o600);
  rmSync(dataDir, { recursive: true });
});
