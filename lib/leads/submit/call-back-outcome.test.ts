import { formReply, type RejectedPost, type RejectionReason } from '../../http/form-reply.ts';
import { timeSlots } from '../../lead-service/time-slots.ts';
import {
  type CallBackOutcome,
  toCallBackConfirmationPath,
  toCallBackReply,
} from './call-back-outcome.ts';
import { callBackMessages } from './call-back-submission.ts';

const reference = 'CB-7KQ2-M9XD';
const accessToken = 'v1.sealed';
const mobile = '9876543210';
const origin = 'https://www.broker.test';
const invalid: CallBackOutcome = {
  kind: 'invalid',
  errors: { mobile: 'Enter valid mobile no.', timeSlot: 'Select Time Slot' },
};
const posted = { product: '9', timeSlot: timeSlots[1], mobile: `${mobile}1` };
const call = { when: 'Today, 22 November', until: '29 November', callDespiteDoNotDisturb: false };
const rejections = [
  'unreadable',
  'automated',
  'forbidden',
  'cross-site',
  'too-large',
  'wrong-type',
] as const;
const rejected = (reason: RejectionReason): RejectedPost => ({ kind: 'rejected', reason });

/** What the confirmation page gets: everything except requests that did not come from our own form. */
const shownOutcomes: CallBackOutcome[] = [
  { kind: 'delivered', reference, call, accessToken },
  { kind: 'queued', reference, call, accessToken },
  { kind: 'refused', message: `The number ${mobile} is blocked.`, reference, accessToken },
  { kind: 'too-many', retryAfterSeconds: 61 },
  { kind: 'not-written' },
  invalid,
];

function queryOf(
  outcome: CallBackOutcome,
  fields: Record<string, unknown> = posted,
): Record<string, string> {
  return Object.fromEntries(
    new URL(toCallBackConfirmationPath(outcome, fields), origin).searchParams,
  );
}

test('delivered is 200 with its reference and the time of the call', () => {
  expect(toCallBackReply({ kind: 'delivered', reference, call, accessToken })).toEqual({
    status: 200,
    body: { status: 'delivered', reference, call },
  });
});

test('queued is 202 with its reference, the time of the call and the token that polls its status', () => {
  expect(toCallBackReply({ kind: 'queued', reference, call, accessToken })).toEqual({
    status: 202,
    body: { status: 'queued', reference, call, pass: accessToken },
  });
});

test('refused is 422 with the unchanged message of Lead.svc', () => {
  const message = 'मोबाइल नं. <b>blocked</b>';
  expect(toCallBackReply({ kind: 'refused', message, reference, accessToken })).toEqual({
    status: 422,
    body: { status: 'refused', message },
  });
});

test('invalid is 422 with the messages only, not the submitted values', () => {
  expect(toCallBackReply(invalid)).toEqual({
    status: 422,
    body: { errors: { mobile: 'Enter valid mobile no.', timeSlot: 'Select Time Slot' } },
  });
});

test('too many is 429 with Retry-After', () => {
  expect(toCallBackReply({ kind: 'too-many', retryAfterSeconds: 61 })).toEqual({
    status: 429,
    body: { message: expect.stringMatching(/\w/) },
    headers: { 'Retry-After': '61', 'Cache-Control': 'no-store' },
  });
});

test('not written is 503 and claims no success', () => {
  expect(toCallBackReply({ kind: 'not-written' })).toEqual({
    status: 503,
    body: { message: expect.stringContaining('could not save your request') },
    headers: { 'Retry-After': '60' },
  });
});

test('each rejection has its own status and message', () => {
  const answers = rejections.map((reason) => formReply(rejected(reason), callBackMessages));
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 403, 403, 413, 415]);
  const messages = answers.map(({ body }) => (body as { message: string }).message);
  expect(new Set(messages).size).toBe(rejections.length);
  for (const message of messages) expect(message).toMatch(/^[A-Z].+\.$/);
});

test('no response repeats the submitted number', () => {
  for (const answer of shownOutcomes.filter(({ kind }) => kind !== 'refused'))
    expect(JSON.stringify(toCallBackReply(answer))).not.toContain(mobile.slice(-6));
});

test('the result path is our own page and never carries the number', () => {
  for (const answer of shownOutcomes) {
    const path = toCallBackConfirmationPath(answer, posted);
    expect(path).toMatch(/^\/get-a-call\?/);
    expect(new URL(path, origin).origin).toBe(origin);
    expect(decodeURIComponent(path)).not.toContain(mobile.slice(-6));
  }
});

test('each outcome has its own result path', () => {
  const results = shownOutcomes.map((answer) => queryOf(answer).result);
  expect(new Set(results).size).toBe(shownOutcomes.length);
});

test('the result path carries the reference of the stored row and the token that opens it', () => {
  const delivered = { result: 'delivered', reference, pass: accessToken };
  expect(queryOf({ kind: 'delivered', reference, call, accessToken })).toEqual(delivered);
  expect(queryOf({ kind: 'queued', reference, call, accessToken })).toEqual({
    result: 'queued',
    reference,
    pass: accessToken,
  });
});

test('a rejected form keeps its valid choices, and the focus moves to the message', () => {
  const chosen = { product: '9', slot: timeSlots[1] };
  const fields = 'mobile,timeSlot';
  expect(queryOf(invalid)).toEqual({ result: 'invalid', fields, ...chosen });
  expect(queryOf({ kind: 'too-many', retryAfterSeconds: 1 })).toMatchObject(chosen);
  expect(queryOf({ kind: 'stopped' })).toMatchObject(chosen);
  expect(queryOf({ kind: 'not-written' })).toMatchObject(chosen);
  const refused: CallBackOutcome = { kind: 'refused', message: 'No.', reference, accessToken };
  expect(queryOf(refused)).toEqual({ result: 'refused', reference, pass: accessToken, ...chosen });
  expect(toCallBackConfirmationPath(refused, posted)).toMatch(/#problem$/);
});

test('the first slot is kept like any other', () => {
  const fields = { product: '2', timeSlot: timeSlots[0] };
  expect(queryOf(invalid, fields)).toMatchObject({ slot: timeSlots[0] });
});

test('no invalid choice reaches the result path', () => {
  for (const typed of [mobile, '1', '', '<script>', '"><img src=x>', '2&result=delivered', null]) {
    const fields = { product: typed, timeSlot: typed, mobile: typed };
    const answer: CallBackOutcome = {
      kind: 'invalid',
      errors: { product: 'Select product' },
    };
    expect({ typed, query: queryOf(answer, fields) }).toEqual({
      typed,
      query: { result: 'invalid', fields: 'product' },
    });
  }
});
