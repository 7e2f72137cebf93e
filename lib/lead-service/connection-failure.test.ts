import { connectionFailure } from './service-reply.ts';

const fetchFailed = (cause: object) => Object.assign(new TypeError('fetch failed'), { cause });
const neverConnected = { reason: 'not-connected', mayHaveArrived: false };

test('a connection that failed before it was established cannot have delivered the lead', () => {
  for (const cause of [
    { code: 'ECONNREFUSED', syscall: 'connect' },
    { code: 'ENOTFOUND', syscall: 'getaddrinfo' },
    { code: 'EAI_AGAIN', syscall: 'getaddrinfo' },
    { code: 'EHOSTUNREACH' },
    { code: 'UND_ERR_CONNECT_TIMEOUT' },
    { code: 'ETIMEDOUT', syscall: 'connect' },
    { code: 'CERT_HAS_EXPIRED' },
    { code: 'ERR_TLS_CERT_ALTNAME_INVALID' },
    { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
  ]) {
    expect(connectionFailure(fetchFailed(cause))).toEqual({
      kind: 'unusable',
      ...neverConnected,
      detail: cause.code,
    });
  }
});

test('every address of a host must have failed to connect', () => {
  const refused = { code: 'ECONNREFUSED', syscall: 'connect' };
  const all = {
    code: 'ECONNREFUSED',
    errors: [refused, { code: 'ETIMEDOUT', syscall: 'connect' }],
  };
  expect(connectionFailure(fetchFailed(all))).toMatchObject(neverConnected);
  const some = { code: 'ECONNREFUSED', errors: [refused, { code: 'ECONNRESET', syscall: 'read' }] };
  expect(connectionFailure(fetchFailed(some))).toMatchObject({ mayHaveArrived: true });
});

test('a connection that broke may have delivered the lead', () => {
  for (const cause of [
    { code: 'ECONNRESET', syscall: 'read' },
    { code: 'EPIPE', syscall: 'write' },
    { code: 'ETIMEDOUT', syscall: 'read' },
    { code: 'UND_ERR_SOCKET' },
  ]) {
    expect(connectionFailure(fetchFailed(cause))).toEqual({
      kind: 'unusable',
      reason: 'connection-lost',
      mayHaveArrived: true,
      detail: cause.code,
    });
  }
});

test('an unknown error counts as a possible delivery', () => {
  for (const error of [new Error('9876543210'), undefined, null, 'no', { cause: null }]) {
    expect(connectionFailure(error)).toEqual({
      kind: 'unusable',
      reason: 'connection-lost',
      mayHaveArrived: true,
      detail: 'no error code',
    });
  }
});

test('a response that is not HTTP or not in its declared encoding is malformed', () => {
  for (const code of ['HPE_INVALID_CONSTANT', 'Z_DATA_ERROR']) {
    expect(connectionFailure(fetchFailed({ code }))).toMatchObject({
      reason: 'malformed',
      mayHaveArrived: true,
    });
  }
});

test("fetch's own timeouts are a time-out", () => {
  for (const code of ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']) {
    expect(connectionFailure(fetchFailed({ code }))).toMatchObject({
      reason: 'timeout',
      mayHaveArrived: true,
    });
  }
});
