/**
 * Tells the operator that the licence ends, or that its fee is due: in the log at the start and once a day, and by mail
 * to the desk 60, 30 and 7 days before and once calls are held. Rule: one mail for each, whatever the number of
 * instances and restarts; a mail that failed is tried again.
 */
import 'server-only';
import type { BrokerDetails } from '../config/broker-details.ts';
import { buildTimeLicenceTerm } from '../config/environment.server.ts';
import { isLicenceOver, licenceDaysLeft, licenceLastDay, licenceTerm } from '../config/licence.ts';
import { enquiryValidity } from '../content/figures/call-rules.ts';
import { formatDate } from '../dates/format-date.ts';
import { sendNoticeOnce } from '../outbox/send-notice-once.server.ts';
import { logger } from '../process/logging/logger.server.ts';
import type { Services } from '../store/services.server.ts';

const mailDays = [60, 30, 7] as const;
const heldStep = 'held';

type Step = (typeof mailDays)[number] | typeof heldStep;

/** The step that has come, the latest one only; null while there is time. */
function currentStep(licence: BrokerDetails['licence'], now: Date): Step | null {
  if (isLicenceOver(licence, now)) return heldStep;
  const daysLeft = licenceDaysLeft(licence, now);
  if (daysLeft === null) return null;
  return mailDays.findLast((days) => daysLeft <= days) ?? null;
}

/** One line with the fault and the remedy; null while there is time. */
export function licenceWarning(licence: BrokerDetails['licence'], now: Date): string | null {
  if (isLicenceOver(licence, now))
    return 'the licence has ended: calls are written down and not passed on. Set the new BROKER_LICENCE_VALID_UNTIL, or BROKER_LICENCE_MODE=continuous, and start again: no build is needed for it';
  if (currentStep(licence, now) === null) return null;
  return licence.mode === 'continuous'
    ? 'the yearly fee of the licence is due: pay it and set the next BROKER_LICENCE_FEE_DUE'
    : 'the licence ends: docs/operating.md, “Rehearse the change of the licence”. After the last day no call is passed on';
}

/** Called at the start and once a day. */
export function logLicence({ env }: Pick<Services, 'env'>, now: Date): void {
  const { licence } = env.broker;
  const warning = licenceWarning(licence, now);
  if (warning) logger().warn({ daysLeft: licenceDaysLeft(licence, now) }, warning);
  if (buildTimeLicenceTerm !== undefined && buildTimeLicenceTerm !== licenceTerm(licence)) {
    logger().warn(
      { pages: buildTimeLicenceTerm, start: licenceTerm(licence) },
      'the pages print another term of the licence than this start names: build again',
    );
  }
}

/** @returns whether a mail was sent. */
export async function mailLicenceNotice(services: Services, now: Date): Promise<boolean> {
  const { licence } = services.env.broker;
  const step = currentStep(licence, now);
  const last = licenceLastDay(licence);
  if (step === null || last === null) return false;
  return sendNoticeOnce(
    services,
    {
      name: `licence:${licence.mode}:${last}:${step}`,
      to: 'help',
      compose: () => licenceMail(licence, step, last),
    },
    now,
  );
}

function licenceMail({ mode, number }: BrokerDetails['licence'], step: Step, last: string) {
  const day = formatDate(last);
  const subject =
    step === heldStep
      ? `Registration ${number} ended on ${day}: calls are held`
      : mode === 'continuous'
        ? `Registration ${number}: the yearly fee is due on ${day}`
        : `Registration ${number} ends on ${day}`;
  const held = `Requests for a call are still written down, nothing is passed on, and a request ends after ${enquiryValidity.text}. Help with existing policies continues.`;
  const toDo =
    'What to do: docs/operating.md, “Rehearse the change of the licence”. A new last day, or the continuous mode, takes a new start and no build.';
  const lines =
    step === heldStep
      ? [`The last day of our registration was ${day}.`, held]
      : mode === 'continuous'
        ? [`The yearly fee that keeps our registration in force is due on ${day}.`]
        : [`The last day of our registration is ${day}.`, `From the day after: ${held}`];
  return { subject, text: `${[...lines, '', toDo].join('\n')}\n` };
}
