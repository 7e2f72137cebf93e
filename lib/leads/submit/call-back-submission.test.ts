import { validCallBack } from '../../../testing/data/valid-call-back.ts';
import { timeSlots } from '../../lead-service/time-slots.ts';
import { isPagePath } from '../../site/find-route.ts';
import { callBackSchema, parseCallBackSubmission } from './call-back-submission.ts';

const parse = (posted: Record<string, unknown>) => parseCallBackSubmission(posted, isPagePath);

const good = validCallBack;
const key = '3f0c2b9e-7c1d-4a51-9a60-1d2e3f4a5b6c';

const productMissing = 'Select product';
const slotMissing = 'Select Time Slot';
const mobileInvalid = 'Enter valid mobile no.';

/** Missing values, wrong types and nested fields: no form sends them, but a client can. */
const notAField = [undefined, null, true, false, [], [2], {}, { $ne: 1 }, [['9876543210']]];

test('a valid request is accepted', () => {
  expect(parse(good)).toEqual({ kind: 'valid', submission: good });
});

test('an empty request is answered with the three messages of the specification', () => {
  expect(parse({})).toEqual({
    kind: 'invalid',
    errors: { product: productMissing, timeSlot: slotMissing, mobile: mobileInvalid },
  });
});

test('the empty form is answered with the same three messages, and may leave all else empty', () => {
  const empty = Object.fromEntries(Object.keys(callBackSchema.shape).map((name) => [name, '']));
  expect(parse(empty)).toEqual({
    kind: 'invalid',
    errors: { product: productMissing, timeSlot: slotMissing, mobile: mobileInvalid },
  });
});

test('only the invalid fields are named', () => {
  for (const [field, message] of [
    ['product', productMissing],
    ['timeSlot', slotMissing],
    ['mobile', mobileInvalid],
  ] as const) {
    expect(parse({ ...good, [field]: undefined })).toEqual({
      kind: 'invalid',
      errors: { [field]: message },
    });
  }
});

test('every product code of the specification is accepted, as a number and as form text', () => {
  for (const product of [5, 2, 3, 9, 4, 8, 6, 7]) {
    const expected = { kind: 'valid', submission: { ...good, product } };
    expect(parse({ ...good, product })).toEqual(expected);
    expect(parse({ ...good, product: String(product) })).toEqual(expected);
  }
});

test('any other product code is refused', () => {
  for (const product of [
    ...[1, 0, 10, -2, 2.5, 22, Number.NaN, Number.POSITIVE_INFINITY, 1e308],
    ...['1', '0', '22', '02', ' 2', '2 ', '2.0', '0x2', '2e0', '+2', '२', 'Health', '2\u0000'],
    ...notAField,
  ]) {
    expect({ product, read: parse({ ...good, product }) }).toEqual({
      product,
      read: { kind: 'invalid', errors: { product: productMissing } },
    });
  }
});

test('every slot label is accepted exactly as listed', () => {
  for (const timeSlot of timeSlots)
    expect(parse({ ...good, timeSlot })).toMatchObject({ submission: { timeSlot } });
});

test('a slot that is not on the list is refused', () => {
  for (const timeSlot of [
    ...['3:00 AM - 4:00 AM', timeSlots[0].toLowerCase(), ` ${timeSlots[0]}`, '9:30 AM', 'length'],
    ...['toString', '__proto__', 'constructor', 0, 1],
    ...notAField,
  ]) {
    expect({ timeSlot, read: parse({ ...good, timeSlot }) }).toEqual({
      timeSlot,
      read: { kind: 'invalid', errors: { timeSlot: slotMissing } },
    });
  }
});

test('the record holds ten digits, whatever the format of the number', () => {
  for (const mobile of ['+91 98765 43210', '098765 43210', '९८७६५४३२१०']) {
    expect(parse({ ...good, mobile })).toMatchObject({
      submission: { mobile: good.mobile },
    });
  }
});

test('an invalid mobile number is refused', () => {
  for (const mobile of [
    ...['', '98765', '0000000000', '98765432101', 'abcdefghij', '98765\u000043210'],
    ...[9876543210, 0, Number.NaN, '9'.repeat(10_000)],
    ...notAField,
  ]) {
    expect({ mobile, read: parse({ ...good, mobile }) }).toEqual({
      mobile,
      read: { kind: 'invalid', errors: { mobile: mobileInvalid } },
    });
  }
});

test('a known page and placement are stored', () => {
  const placed = { ...good, page: '/term-insurance/human-life-value-calculator', source: 'popup' };
  expect(parse(placed)).toEqual({ kind: 'valid', submission: placed });
});

test('an unknown page or placement is dropped and the request is accepted', () => {
  for (const unknown of [
    ...['/nope', 'https://evil.example/', '/term-insurance/', '/health-insurance?x=1', 'toString'],
    ...['__proto__', 'a'.repeat(5000), 7],
    ...notAField,
  ]) {
    const read = parse({ ...good, page: unknown, source: unknown });
    expect({ unknown, read }).toEqual({ unknown, read: { kind: 'valid', submission: good } });
  }
});

test('an idempotency key has 16 to 64 letters, digits, hyphens or underscores', () => {
  for (const idempotencyKey of [key, 'a'.repeat(16), 'A_-9'.repeat(16)]) {
    expect(parse({ ...good, idempotencyKey })).toEqual({
      kind: 'valid',
      submission: { ...good, idempotencyKey },
    });
  }
});

test('an idempotency key of another shape is a field error', () => {
  for (const idempotencyKey of [
    ...['', 'a'.repeat(15), 'a'.repeat(65), `${key} `, `${key}\n`, 'क'.repeat(20), 'a b'.repeat(8)],
    ...['; drop table lead;--', `${'a'.repeat(20)}\u0000`, 1234567890123456],
    ...notAField.filter((value) => value !== undefined),
  ]) {
    expect({ idempotencyKey, read: parse({ ...good, idempotencyKey }) }).toEqual({
      idempotencyKey,
      read: {
        kind: 'invalid',
        errors: { idempotencyKey: 'Reload the page and send the form again.' },
      },
    });
  }
});

test('unknown properties are dropped', () => {
  const read = parse({
    ...good,
    state: 'delivered',
    IsIVRRequest: true,
    website: '',
  });
  expect(read).toEqual({ kind: 'valid', submission: good });
});

test('prototype keys neither set a field nor reach the record', () => {
  const empty = JSON.parse('{"__proto__":{"product":2,"mobile":"9876543210"}}');
  expect(parse(empty)).toMatchObject({
    errors: { product: productMissing, timeSlot: slotMissing, mobile: mobileInvalid },
  });
  const full = JSON.parse(
    `{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},${JSON.stringify(good).slice(1)}`,
  );
  const read = parse(full);
  expect(read).toEqual({ kind: 'valid', submission: good });
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

test('a deeply nested field is refused like any other', () => {
  let nested: unknown = 'deep';
  for (let depth = 0; depth < 1000; depth += 1) nested = { nested };
  expect(parse({ product: nested, timeSlot: nested, mobile: nested })).toEqual({
    kind: 'invalid',
    errors: { product: productMissing, timeSlot: slotMissing, mobile: mobileInvalid },
  });
});
