/** What forms answer has Hindi, and the browser has that of what it may show. */

import { offlineMessage } from '@/lib/browser/pre-hydration/offline-message';
import { advertiserReportText, consentHashInput } from '@/lib/content/consent';
import { requestKinds } from '@/lib/content/requests/request-kinds';
import { createTranslator } from '@/lib/languages/create-translator';
import { catalogueOf, readPoFile } from '@/lib/languages/po-files';
import { callBackProducts } from '@/lib/lead-service/call-back-products';
import { timeSlots } from '@/lib/lead-service/time-slots';
import { toScheduledCall } from '@/lib/leads/call-date';
import {
  checkMessage,
  overMessage,
  seenToMessage,
  withPersonMessage,
} from '@/lib/leads/lead-values.server';
import { describeBookedCall } from '@/lib/leads/status/booked-calls';
import {
  callBackMessages,
  fieldMessages,
  heldMessage,
  queueFullMessage,
  refusedMessage,
} from '@/lib/leads/submit/call-back-submission';
import { choiceMessage, fieldTypes, tooLongMessage } from '@/lib/requests/submit/field-types';
import { requestMessages } from '@/lib/requests/submit/request-messages';
import { browserCatalogue, hindi } from './hindi';

const phone = '1800 000 0000';
const reference = 'CB-23AB-6789';
const now = new Date('2026-11-28T03:00:00Z');

const settled = { call_despite_do_not_disturb: 0, state: 'pending', settled_at: null } as const;
const scheduledCalls = ['28T03', '27T20', '25T14'].flatMap((hour) =>
  timeSlots.map((time_slot) => {
    const created_at = `2026-11-${hour}:00:00Z`;
    return toScheduledCall({ time_slot, created_at, expires_at: created_at, ...settled }, now);
  }),
);

const kindsInHindi = [
  'renewal',
  'claim-help',
  'contact',
  'complaint',
  'data-request',
  'stop-calls',
  'allow-calls',
] as const;

const shownByCallBack = [
  ...Object.values(fieldMessages),
  ...Object.values(callBackMessages),
  ...scheduledCalls.map(({ when }) => when),
  'If your number is on do-not-disturb, we may not call.',
  ...scheduledCalls.map(({ within }) => `We’ll call you ${within}`),
  describeBookedCall({ reference, pass: '', date: '2026-11-28', at: '10:30\u00a0am', endsAt: '' }),
  queueFullMessage(phone),
  heldMessage(phone),
  refusedMessage,
  checkMessage(phone),
  withPersonMessage(phone),
  seenToMessage(phone),
  overMessage(phone),
  offlineMessage,
  'Our calling system has not taken it yet. We keep trying until 5 December, and you need not send it again. If it gets through after your slot has started, we call in the same slot of the next day.',
  `Your request ${reference} has ended. ${refusedMessage}`,
  ...callBackProducts.map(({ label }) => label),
];

const shownByRequests = [
  ...Object.values(fieldTypes).map(({ message }) => message),
  ...Object.values(requestMessages),
  choiceMessage,
  tooLongMessage(1000),
  offlineMessage,
];

test.each([
  ['callBack', shownByCallBack],
  ['requests', shownByRequests],
] as const)('every message of a form has Hindi, also in the browser: %s', (group, texts) => {
  const inBrowser = createTranslator(browserCatalogue([group]), (href) => href);
  const missing = texts.filter((text) => !isHindi(hindi.translate(text)));
  const notSent = texts.filter((text) => inBrowser.translate(text) !== hindi.translate(text));
  expect({ missing, notSent }).toEqual({ missing: [], notSent: [] });
});

test('every next step of a form that is on a Hindi page has Hindi', () => {
  const steps = kindsInHindi.flatMap((kind) => {
    const { nextSteps, completionText, label } = requestKinds[kind];
    return [label, ...nextSteps, ...(completionText ? [completionText] : [])];
  });
  expect(steps.filter((step) => !isHindi(hindi.translate(step)))).toEqual([]);
});

test('what Lead.svc says stays as it is sent', () => {
  const said = 'No agent is free for 7 days, dear customer.';
  expect(hindi.translate(said)).toBe(said);
  expect(hindi.translate(`Your request ${reference} has ended. ${said}`)).toContain(said);
});

test('the page shows the Hindi consents that are recorded', () => {
  const consents = [...readPoFile('consent'), ...readPoFile('requests-request-notices')];
  const recorded = createTranslator(catalogueOf(consents), (href) => href);
  const texts = [
    ...consentHashInput.split('\n'),
    ...Object.values(advertiserReportText),
    ...kindsInHindi.flatMap((kind) => requestKinds[kind].notice),
  ];
  expect(texts.map(hindi.translate)).toEqual(texts.map(recorded.translate));
  expect(texts.filter((text) => recorded.translate(text) === text)).toEqual([]);
});

function isHindi(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text);
}
