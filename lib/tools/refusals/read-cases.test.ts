/** The cases that were read: the reasons of life, motor, travel and accident that show them, their names and links. */
import { lifeReasons } from '../../content/refusals/life.ts';
import { motorReasons } from '../../content/refusals/motor.ts';
import type { ReadCase } from '../../content/refusals/refusal-types.ts';
import { travelReasons } from '../../content/refusals/travel.ts';
import { findReasons } from './find-reasons.ts';
import { linkableUrl, readCases } from './read-cases.ts';

const reasons = [...lifeReasons, ...motorReasons, ...travelReasons];
const ours = readCases.filter(({ line }) => !line.startsWith('health'));

const reasonsShowing = ({ id }: ReadCase) => reasons.filter(({ cases }) => cases.includes(id));

/** The reason in the row of the case, where a reason of these lines has another name. */
const otherNames: Record<string, string> = {
  'non-disclosure-health': 'section-45',
  'waiting-period': 'life-waiting-period',
  'late-papers': 'theft-papers',
  'late-payment-interest': 'accident-benefit',
};

test.each(ours.map((one) => [one.id, one] as const))(
  '%s is shown by the reason of its letter, in its line',
  (_, one) => {
    const shown = reasonsShowing(one);
    expect(shown.map(({ id }) => id)).toContain(otherNames[one.reason] ?? one.reason);
    expect(shown.filter(({ lines }) => !lines.includes(one.line)).map(({ id }) => id)).toEqual([]);
  },
);

test.each(ours.map((one) => [one.id, one] as const))(
  '%s: the words of its letter lead to the reason that it was about',
  (_, one) => {
    const result = findReasons(one.letterWords, one.line);
    const found =
      result.kind === 'clear' ? [result.reason] : result.kind === 'several' ? result.reasons : [];
    expect(found.map(({ id }) => id)).toContain(otherNames[one.reason] ?? one.reason);
  },
);

test('before an Ombudsman or a lower commission no private person is named', () => {
  const lower = readCases.filter(({ forum }) =>
    /^(Insurance Ombudsman|District|State|Consumer)/.test(forum),
  );
  expect(lower.length).toBeGreaterThan(15);
  const unnamed = /^(A |An |Heirs of a |Owner of a |Complaint [\d-]+ |Case [\d-]+ )/;
  expect(lower.filter(({ title }) => !unnamed.test(title)).map(({ title }) => title)).toEqual([]);
});

test('a copy that somebody uploaded is named and has no link', () => {
  const uploaded = readCases.filter(({ source }) => /docz|vdocuments|scribd/.test(source.url));
  expect(uploaded.length).toBeGreaterThan(4);
  for (const one of uploaded) expect(linkableUrl(one)).toBeNull();
  expect(readCases.filter((one) => linkableUrl(one)).length).toBeGreaterThan(60);
});
