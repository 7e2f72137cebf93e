/**
 * Sends a code after the response, without retry: minutes later it is worthless, and the visitor requests a new one.
 * Known and unknown contacts have the same random delay and the same write, so that neither this response nor the next
 * one reveals whether a message was sent. Rule: what a page says about delivery comes from the gateway's health, never
 * from the sending to one number.
 */
import 'server-only';
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Environment } from '../../config/parse-environment.ts';
import { afterResponse } from '../../http/handle-request.server.ts';
import type { Contact } from '../../input/contact.ts';
import { mailSender } from '../../messages/mail/mail-sender.server.ts';
import { smsSender } from '../../messages/sms/sms-sender.server.ts';
import { logger } from '../../process/logging/logger.server.ts';
import { processSingleton } from '../../process/process-singleton.ts';
import type { Services } from '../../store/services.server.ts';
import { observeCodeEvent } from './code-counts.server.ts';
import { type CodePurpose, codeLifetimeText } from './one-time-code.ts';

type OutgoingCode = {
  id: string;
  purpose: CodePurpose;
  contact: Contact;
  code: string;
  isKnown: boolean;
};

/** Bounds the memory that a slow gateway takes: further codes fail at once. */
const maxConcurrentSends = 500;
const sends = () => processSingleton('code-sends', () => ({ active: 0 }));

/** Long compared with the work of sending, short compared with the delivery of a message. */
const delay = () => processSingleton('code-delay', () => ({ longestMs: 1000 }));

/** Tests shorten the delay. */
export function setMaxDelay(ms: number): void {
  delay().longestMs = ms;
}

export function sendAfterResponse(services: Services, message: OutgoingCode): void {
  const { channel } = message.contact;
  observeCodeEvent(channel, 'asked', services.store.now());
  afterResponse('code', async () => {
    if (channel === 'sms') void probeGateway(services.env);
    await wait(randomInt(delay().longestMs + 1));
    if (!message.isKnown) return settle(services, message, 'withheld', null);
    if (sends().active >= maxConcurrentSends)
      return settle(services, message, 'failed', 'too many at once');
    sends().active += 1;
    try {
      const problem = await (channel === 'sms'
        ? sendSms(services, message)
        : sendMail(services, message));
      await settle(services, message, problem === null ? 'sent' : 'failed', problem);
    } finally {
      sends().active -= 1;
    }
  });
}

async function settle(
  { store }: Services,
  { id, contact: { channel }, purpose }: OutgoingCode,
  sending: 'sent' | 'failed' | 'withheld',
  problem: string | null,
): Promise<void> {
  if (sending !== 'withheld') observeCodeEvent(channel, sending, store.now());
  if (problem !== null) logger().warn({ channel, purpose, problem }, 'code not sent');
  await store.db.updateTable('one_time_code').set({ sending }).where('id', '=', id).execute();
}

/** @returns what went wrong, in words without a number; null when it was sent. */
async function sendSms({ env, store }: Services, message: OutgoingCode): Promise<string | null> {
  const { id, contact } = message;
  const send = smsSender(env);
  if (!send) return 'off';
  const text = textOf(env, message);
  const outcome = await send({ to: contact.address, text, messageId: id, date: store.now() });
  return outcome.kind === 'sent' ? null : `${outcome.reason}: ${outcome.detail}`;
}

async function sendMail({ env, store }: Services, message: OutgoingCode): Promise<string | null> {
  const outcome = await mailSender(env)({
    from: env.mail.from,
    to: message.contact.address,
    subject: codeSubject({ brokerName: env.broker.name }),
    text: `${textOf(env, message)}\n`,
    messageId: `<${message.id}@${new URL(env.siteOrigin).hostname}>`,
    date: store.now(),
  });
  return outcome.kind === 'sent' ? null : outcome.detail;
}

function textOf(env: Environment, { code, purpose }: OutgoingCode): string {
  const { broker, siteOrigin } = env;
  return codeText({ code, purpose, brokerName: broker.name, siteHost: new URL(siteOrigin).host });
}

/**
 * The text of a message with a code: sender, purpose, validity, and the warning never to tell it to anyone, which the
 * recipient reads when a caller asks for it.
 */
type CodeMessageValues = {
  code: string;
  purpose: CodePurpose;
  brokerName: string;
  siteHost: string;
};

const purposeText: Record<CodePurpose, string> = {
  'sign-in': 'to see your policies',
  'call-back': 'to confirm the call you asked for',
  'allow-calls': 'to allow our calls again',
  desk: 'to sign in to the desk',
};

/** The last line binds the code to our origin: browsers autofill it there only. */
function codeText({ code, purpose, brokerName, siteHost }: CodeMessageValues): string {
  return `${code} is your code ${purposeText[purpose]} at ${brokerName}. It is valid for ${codeLifetimeText}. We never ask for it by phone or message: do not tell it to anyone. If you did not ask for it, ignore it.\n\n@${siteHost} #${code}`;
}

/** Locked screens show subjects, so the code is not in it. */
function codeSubject({ brokerName }: Pick<CodeMessageValues, 'brokerName'>): string {
  return `Your code for ${brokerName}`;
}

/**
 * Health of the SMS gateway, checked when a code is requested, at most a few times a minute. The check names no number,
 * so a page that reports an outage does not reveal a known contact.
 */
const minCheckIntervalMs = 15_000;

type Health = { isDown: boolean; checkedAt: number };

function health(): Health {
  return processSingleton('sms-gateway', () => ({
    isDown: false,
    checkedAt: Number.NEGATIVE_INFINITY,
  }));
}

export function isGatewayDown(): boolean {
  return health().isDown;
}

/** Any status below 500 is healthy: a gateway may answer 405 to HEAD. Never throws. */
export async function probeGateway({
  smsGateway,
  siteEnv,
}: Pick<Environment, 'smsGateway' | 'siteEnv'>): Promise<void> {
  const state = health();
  // A demonstration does not use the gateway (lib/messages/sms/sms-sender.server.ts).
  if (!smsGateway || siteEnv === 'demonstration') return;
  if (performance.now() - state.checkedAt < minCheckIntervalMs) return;
  state.checkedAt = performance.now();
  try {
    const { status } = await fetch(smsGateway.url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(smsGateway.timeoutMs),
    });
    state.isDown = status >= 500;
  } catch {
    state.isDown = true;
  }
}
