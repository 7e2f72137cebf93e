import { hourMs } from '../../dates/iso-date.ts';
import { checkToken, createSessionId, issueToken } from './token.server.ts';

const secret = 'a secret of at least thirty-two characters';
const session = 'AAAAAAAAAAAAAAAAAAAAAAAA';
const now = new Date('2026-11-21T10:00:00+05:30');

function later(ms: number): Date {
  return new Date(now.getTime() + ms);
}

test('an issued token is valid for its session', () => {
  expect(checkToken(issueToken(session, secret, now), session, secret, now)).toBe('valid');
});

test('a token is safe in a cookie, a header and a URL', () => {
  const token = issueToken(session, secret, now);
  expect(token).toMatch(/^[\w.-]+$/);
  expect(encodeURIComponent(token)).toBe(token);
});

test('no two tokens are the same, and none reveals its session', () => {
  const tokens = Array.from({ length: 200 }, () => issueToken(session, secret, now));
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) expect(token).not.toContain(session);
});

test('a token of another session is forged', () => {
  const token = issueToken(session, secret, now);
  for (const other of [createSessionId(), '', `${session}A`, session.toLowerCase()])
    expect(checkToken(token, other, secret, now)).toBe('forged');
});

test('a token signed with another secret is forged', () => {
  expect(checkToken(issueToken(session, `${secret}!`, now), session, secret, now)).toBe('forged');
});

test('one changed character anywhere makes it invalid', () => {
  const token = issueToken(session, secret, now);
  for (const [index, right] of [...token].entries()) {
    for (const wrong of ['a', 'B', '0', '_', '.', ' '].filter((letter) => letter !== right)) {
      const changed = token.slice(0, index) + wrong + token.slice(index + 1);
      const check = checkToken(changed, session, secret, now);
      expect({ changed, isSpoiled: ['forged', 'malformed'].includes(check) }).toEqual({
        changed,
        isSpoiled: true,
      });
    }
  }
});

test('an old token cannot get a later date', () => {
  const [, random, signature] = issueToken(session, secret, later(-48 * hourMs)).split('.');
  const renewed = `${now.getTime().toString(36)}.${random}.${signature}`;
  expect(checkToken(renewed, session, secret, now)).toBe('forged');
});

test('anything that is not shaped like a token is malformed', () => {
  const token = issueToken(session, secret, now);
  for (const text of [
    '',
    'undefined',
    '..',
    token.slice(0, -1),
    `${token}A`,
    `${token}\n`,
    ` ${token}`,
    token.split('.').slice(0, 2).join('.'),
    'A'.repeat(100_000),
    'é'.repeat(70),
  ]) {
    expect({ text, check: checkToken(text, session, secret, now) }).toEqual({
      text,
      check: 'malformed',
    });
  }
});

test('a token expires after twelve hours', () => {
  const token = issueToken(session, secret, now);
  expect(checkToken(token, session, secret, later(12 * hourMs))).toBe('valid');
  expect(checkToken(token, session, secret, later(12 * hourMs + 1))).toBe('expired');
});

test('a clock one minute ahead is tolerated, a token from the future is not', () => {
  const token = issueToken(session, secret, later(60_000));
  expect(checkToken(token, session, secret, now)).toBe('valid');
  expect(checkToken(token, session, secret, later(-1))).toBe('expired');
});

test('session ids are 24 characters and do not repeat', () => {
  const ids = Array.from({ length: 200 }, createSessionId);
  for (const id of ids) expect(id).toMatch(/^[\w-]{24}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
