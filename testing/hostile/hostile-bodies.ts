/**
 * Request bodies that no form of ours sends. No mobile number and no e-mail address in them is valid, so every row that
 * is stored because of one is an error.
 */
import { requestKinds } from '../../lib/content/requests/request-kinds.ts';
import { timeSlots } from '../../lib/lead-service/time-slots.ts';
import { callBackSchema } from '../../lib/leads/submit/call-back-submission.ts';
import type { Dice } from '../data/seeded-random.ts';

/** Part of what is sent; it must never appear in the log. */
export const canary = 'canary-of-a-visitor';

const fieldNames = [
  ...new Set(Object.values(requestKinds).flatMap(({ fields }) => fields.map(({ name }) => name))),
  ...Object.keys(callBackSchema.shape),
  ...['page', 'source', 'idempotencyKey', 'website', 'kind', 'campaign'],
  ...['reference', '__proto__', 'constructor', 'toString', 'path', 'lcp'],
];
const contacts: Readonly<Record<string, readonly unknown[]>> = {
  mobile: ['', '0', '12345', '0000000000', '99999999999999', 'x', '٠٠٠', 1e21, -1, null, {}, []],
  email: ['', '@', 'a@', 'a@b', 'a b@c.in', '<a@b.in>', 'a@b.in\r\nBcc: c@d.in', null, {}, 7],
};
const texts = [
  '',
  ' ',
  canary,
  'A'.repeat(70_000),
  'आ'.repeat(3_000),
  '\u0000',
  '\ud800',
  '\u202e',
  "'; --",
  '<script>alert(1)</script>',

  '{{7*7}}',
  '../../etc/passwd',
  '\r\nX: y',
  '%00',
  '%s%n',
  'https://evil.test',
  '//evil.test',
  '/claim',
  '2',
  timeSlots[0],
  '2026-02-30',
  'null',
];
const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  2,
  1e308,
  {},
  [],
  [[]],
  { toString: 'x' },
  { length: -1 },
];

function anyValue(dice: Dice, depth = 0): unknown {
  if (dice.isTrue(0.6)) return dice.oneOf(texts);
  if (depth > 3 || dice.isTrue(0.7)) return dice.oneOf(values);
  return dice.isTrue(0.5)
    ? Array.from({ length: dice.below(5) }, () => anyValue(dice, depth + 1))
    : { [dice.oneOf(fieldNames)]: anyValue(dice, depth + 1) };
}

function anyFields(dice: Dice): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null);
  if (dice.isTrue(0.8)) fields.kind = dice.oneOf(Object.keys(requestKinds));
  for (const name of dice.some(fieldNames, 12)) fields[name] = anyValue(dice);
  for (const [name, wrong] of Object.entries(contacts)) fields[name] = dice.oneOf(wrong);
  return fields;
}

export function hostileJsonBody(dice: Dice): string {
  if (dice.isTrue(0.1)) return '['.repeat(dice.below(9_000));
  if (dice.isTrue(0.1))
    return dice.oneOf(['', 'null', '7', '"x"', '{', '{"a":', '\ufeff{}', 'NaN']);
  const text = JSON.stringify(anyFields(dice));
  return dice.isTrue(0.1) ? text.slice(0, dice.below(text.length)) : text;
}

export function hostileFormBody(dice: Dice): string {
  if (dice.isTrue(0.1)) return dice.oneOf(['', '&&&', '=', '%', '%zz=%', '+', `${canary}`]);
  return Object.entries(anyFields(dice))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encode(value)}`)
    .join(dice.oneOf(['&', '&', ';', '&&']));
}

/** One part per field, and sometimes far too many, no end, or a wrong boundary. */
export function multipartBody(dice: Dice, boundary: string): string {
  const line = dice.isTrue(0.1) ? '\n' : '\r\n';
  const fileName = dice.oneOf(['cv.pdf', '', '"', '../../x', canary, 'आ'.repeat(200)]);
  const file = `name="cv"; filename="${fileName}"${line}Content-Type: application/pdf`;
  const parts = Object.entries(anyFields(dice)).map(([name, value]) => [`name="${name}"`, value]);
  if (dice.isTrue(0.5)) parts.push([file, dice.oneOf(['%PDF-1.7', '', 'A'.repeat(90_000)])]);
  if (dice.isTrue(0.05))
    parts.push(...Array.from({ length: 2_000 }, (_, at) => [`name="${at}"`, '']));
  if (dice.isTrue(0.05)) parts.push([`${'x="y"; '.repeat(9_000)}name="z"`, '']);
  const mark = dice.isTrue(0.1) ? `${boundary}x` : boundary;
  const body = parts.map(
    ([name, value]) =>
      `--${mark}${line}Content-Disposition: form-data; ${name}${line}${line}${textOf(value)}${line}`,
  );
  return body.join('') + (dice.isTrue(0.8) ? `--${mark}--${line}` : '');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** A lone surrogate, which JSON allows, has no URL encoding. */
function encode(value: unknown): string {
  return encodeURIComponent(textOf(value).toWellFormed());
}
