/**
 * Sends a code behind the answer, once: a code is worth nothing minutes later, so whoever waits asks for a new one.
 * Known and unknown addresses wait the same random while and write the same row, so that neither the answer nor the
 * visitor's next request says whether a message went out.
 * Rule: what a page may say about the way a message takes comes from looking at the gateway, for known numbers and
 * unknown ones alike, never from how the sending to one number went.
 */
import 'server-only';
import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Environment } from '../config/parse-environment.ts';
import { processSingleton } from '../config/process-singleton.ts';
import { afterResponse } from '../http/handle.server.ts';
import { logger } from '../logging/logger.server.ts';
import { mailSender } from '../mail/mail-sender.server.ts';
import type { Outbox } from '../outbox/outbox.server.ts';
import { smsSender } from '../sms/sms-sender.server.ts';
import { countCodeEvent } from './code-counts.server.ts';
import { codeSubject, codeText } from './code-message.ts';
import { checkGatewayHealth } from './gateway-health.server.ts';
import type { CodeContact, CodePurpose } from './one-time-code.ts';

type CodeMessage = {
  id: string;
  purpose: CodePurpose;
  contact: CodeContact;
  code: string;
  isKnown: boolean;
};

/** What a slow gateway may hold: beyond it a code counts as failed, and memory stays bounded. */
const maxConcurrentSends = 500;
let activeSends = 0;

/** Long beside what sending costs this process, short beside what a message takes to arrive. */
const delay = () => processSingleton('code-delay', () => ({ longestMs: 1000 }));

/** For tests, which wait for every message. */
export function setMaxDelay(ms: number): void {
  delay().longestMs = ms;
}

export function sendAfterResponse(outbox: Outbox, message: CodeMessage): void {
  const { channel } = message.contact;
  countCodeEvent(channel, 'asked', new Date());
  afterResponse('code', async () => {
    if (channel === 'sms') void checkGatewayHealth(outbox.env);
    await setTimeout(randomInt(delay().longestMs + 1));
    if (!message.isKnown) return settle(outbox, message, 'withheld', null);
    if (activeSends >= maxConcurrentSends)
      return settle(outbox, message, 'failed', 'too many at once');
    activeSends += 1;
    try {
      const problem = await (channel === 'sms'
        ? sendSms(outbox, message)
        : sendMail(outbox, message));
      await settle(outbox, message, problem === null ? 'sent' : 'failed', problem);
    } finally {
      activeSends -= 1;
    }
  });
}

async function settle(
  { store }: Outbox,
  { id, contact: { channel }, purpose }: CodeMessage,
  sending: 'sent' | 'failed' | 'withheld',
  problem: string | null,
): Promise<void> {
  if (sending !== 'withheld') countCodeEvent(channel, sending, new Date());
  if (problem !== null) logger().warn({ channel, purpose, problem }, 'code not sent');
  await store.db.updateTable('one_time_code').set({ sending }).where('id', '=', id).execute();
}

/** @returns what went wrong, in words without a number; null when it was sent. */
async function sendSms({ env }: Outbox, message: CodeMessage): Promise<string | null> {
  const { id, contact } = message;
  const send = smsSender(env);
  if (!send) return 'off';
  const outcome = await send({ to: contact.address, text: textOf(env, message), messageId: id });
  return outcome.kind === 'sent' ? null : `${outcome.reason}: ${outcome.detail}`;
}

async function sendMail({ env }: Outbox, message: CodeMessage): Promise<string | null> {
  const outcome = await mailSender(env)({
    from: env.mail.from,
    to: message.contact.address,
    subject: codeSubject({ brokerName: env.broker.name }),
    text: `${textOf(env, message)}\n`,
    messageId: `<${message.id}@${new URL(env.siteOrigin).hostname}>`,
    date: new Date(),
  });
  return outcome.kind === 'sent' ? null : outcome.detail;
}

function textOf(env: Environment, { code, purpose }: CodeMessage): string {
  const { broker, siteOrigin } = env;
  return codeText({ code, purpose, brokerName: broker.name, siteHost: new URL(siteOrigin).host });
}
