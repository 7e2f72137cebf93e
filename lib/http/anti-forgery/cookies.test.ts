import { antiForgeryCookies, checkAntiForgery, issueToken } from './token.server.ts';

const secret = 'a secret of at least thirty-two characters';
const now = new Date('2026-11-21T10:00:00+05:30');
const plain = { secret, siteOrigin: 'http://localhost:3000', now };
const secure = { secret, siteOrigin: 'https://www.suraksha-brokers.test', now };

type Cookie = { name: string; value: string; attributes: string[] };

function read(setCookies: string[]): [session: Cookie, token: Cookie] {
  const [session, token] = setCookies.map((line) => {
    const [pair = '', ...attributes] = line.split('; ');
    const separator = pair.indexOf('=');
    return {
      name: pair.slice(0, separator),
      value: pair.slice(separator + 1),
      attributes: attributes.sort(),
    };
  });
  if (!session || !token || setCookies.length !== 2) throw new Error('Two cookies were expected');
  return [session, token];
}

/** The Cookie header of a browser with these cookies; `change` alters it. */
function request(
  setCookies: string[],
  change: { cookie?: string; header?: string | null } = {},
): Headers {
  const [session, token] = read(setCookies);
  const cookie = change.cookie ?? `${session.name}=${session.value}; ${token.name}=${token.value}`;
  const headers = new Headers({ cookie });
  const header = change.header === undefined ? token.value : change.header;
  if (header !== null) headers.set('X-XSRF-TOKEN', header);
  return headers;
}

test('scripts can read the token but not the session', () => {
  const [session, token] = read(antiForgeryCookies(new Headers(), plain));
  expect(session).toMatchObject({
    name: 'session',
    attributes: ['HttpOnly', 'Path=/', 'SameSite=Strict'],
  });
  expect(token).toMatchObject({
    name: 'XSRF-TOKEN',
    attributes: ['Path=/', 'SameSite=Strict'],
  });
});

test('over https both are Secure and the session has the host prefix', () => {
  const [session, token] = read(antiForgeryCookies(new Headers(), secure));
  expect(session).toMatchObject({
    name: '__Host-session',
    attributes: ['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure'],
  });
  expect(token).toMatchObject({
    name: 'XSRF-TOKEN',
    attributes: ['Path=/', 'SameSite=Strict', 'Secure'],
  });
});

test('an existing session is preserved and gets a new token', () => {
  const first = read(antiForgeryCookies(new Headers(), plain));
  const again = read(
    antiForgeryCookies(new Headers({ cookie: `session=${first[0].value}` }), plain),
  );
  expect(again[0].value).toBe(first[0].value);
  expect(again[1].value).not.toBe(first[1].value);
});

test('a malformed session is replaced, never repeated in a header', () => {
  for (const held of ['', 'short', 'a'.repeat(25), 'a\r\nSet-Cookie: b=c', `${'a'.repeat(23)};`]) {
    // `Headers` takes no line break.
    const [session] = read(antiForgeryCookies({ get: () => `session=${held}` }, plain));
    expect(session.value).toMatch(/^[\w-]{24}$/);
    expect(session.value).not.toBe(held);
  }
});

test('over https a session without the host prefix is ignored', () => {
  const planted = 'P'.repeat(24);
  const [session] = read(antiForgeryCookies(new Headers({ cookie: `session=${planted}` }), secure));
  expect(session.value).not.toBe(planted);
});

test('the cookies and header a browser returns are valid, over http and https', () => {
  for (const options of [plain, secure]) {
    const issued = antiForgeryCookies(new Headers(), options);
    expect(checkAntiForgery(request(issued), options)).toEqual({
      check: 'valid',
      token: read(issued)[1].value,
    });
  }
});

test('other cookies around ours change nothing', () => {
  const issued = antiForgeryCookies(new Headers(), plain);
  const [session, token] = read(issued);
  const cookie = `a=b; flag;${token.name}=${token.value};c="d;  ${session.name}=${session.value} ; e=%E0%A4%A`;
  expect(checkAntiForgery(request(issued, { cookie }), plain).check).toBe('valid');
});

test('a cookie value that was percent-encoded is decoded', () => {
  const issued = antiForgeryCookies(new Headers(), plain);
  const [session, token] = read(issued);
  const cookie = `session=${session.value}; XSRF-TOKEN=${token.value.replaceAll('.', '%2E')}`;
  expect(checkAntiForgery(request(issued, { cookie }), plain).check).toBe('valid');
});

test('without header, without session or without cookies the token is missing', () => {
  const issued = antiForgeryCookies(new Headers(), plain);
  const token = read(issued)[1].value;
  for (const change of [
    { header: null },
    { header: '' },
    { cookie: `XSRF-TOKEN=${token}` },
    { cookie: `session=; XSRF-TOKEN=${token}` },
    { cookie: '' },
  ]) {
    expect(checkAntiForgery(request(issued, change), plain).check).toBe('missing');
  }
});

test('a header that differs from the cookie is forged', () => {
  const issued = antiForgeryCookies(new Headers(), plain);
  const [session] = read(issued);
  const second = issueToken(session.value, secret, now);
  expect(checkAntiForgery(request(issued, { header: second }), plain).check).toBe('forged');
  expect(
    checkAntiForgery(request(issued, { cookie: `session=${session.value}` }), plain).check,
  ).toBe('forged');
});

test('a cookie and header without our signature are not valid', () => {
  const made = 'x'.repeat(30);
  const cookie = `session=${'S'.repeat(24)}; XSRF-TOKEN=${made}`;
  expect(
    checkAntiForgery(
      request(antiForgeryCookies(new Headers(), plain), { cookie, header: made }),
      plain,
    ),
  ).toEqual({ check: 'malformed', token: made });
});

test('the token of another session is forged', () => {
  const mine = antiForgeryCookies(new Headers(), plain);
  const theirs = read(antiForgeryCookies(new Headers(), plain))[1].value;
  const cookie = `session=${read(mine)[0].value}; XSRF-TOKEN=${theirs}`;
  expect(checkAntiForgery(request(mine, { cookie, header: theirs }), plain).check).toBe('forged');
});

test('yesterday’s token has expired', () => {
  const issued = antiForgeryCookies(new Headers(), plain);
  const tomorrow = { ...plain, now: new Date(now.getTime() + 86_400_000) };
  expect(checkAntiForgery(request(issued), tomorrow).check).toBe('expired');
});

test('of two cookies with the same name the first is used', () => {
  const issued = antiForgeryCookies(new Headers(), plain);
  const [session, token] = read(issued);
  const ours = `session=${session.value}; XSRF-TOKEN=${token.value}`;
  const planted = `session=${'P'.repeat(24)}; XSRF-TOKEN=planted`;
  expect(checkAntiForgery(request(issued, { cookie: `${ours}; ${planted}` }), plain).check).toBe(
    'valid',
  );
  expect(checkAntiForgery(request(issued, { cookie: `${planted}; ${ours}` }), plain).check).toBe(
    'forged',
  );
});

test('a cookie without a name shadows none of ours', () => {
  const issued = antiForgeryCookies(new Headers(), plain);
  const [session, token] = read(issued);
  const cookie = `XSRF-TOKENx; session=${session.value}; XSRF-TOKEN=${token.value}`;
  expect(checkAntiForgery(request(issued, { cookie }), plain).check).toBe('valid');
});
