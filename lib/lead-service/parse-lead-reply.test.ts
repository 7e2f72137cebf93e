import { parseLeadReply } from './parse-lead-reply.ts';

const accepted = { kind: 'accepted' };
const read = (text: string, status = 200, contentType = 'application/json; charset=utf-8') =>
  parseLeadReply({ status, contentType, text });

test('a bare response with IsError false is accepted', () => {
  expect(read('{"IsError":false,"ErrorMessage":null}')).toEqual(accepted);
});

test('an ErrorMessage without IsError true is not a refusal', () => {
  expect(read('{"IsError":false,"ErrorMessage":"Saved"}')).toEqual(accepted);
});

test('unknown properties are ignored and ErrorMessage may be missing', () => {
  expect(read('{"__type":"Lead:#Service","IsError":false,"LeadId":81}')).toEqual(accepted);
});

test('every envelope of WCF is unwrapped', () => {
  const bare = '{"IsError":false,"ErrorMessage":null}';
  const inString = JSON.stringify(bare);
  for (const text of [
    `{"GenerateProductwiseLeadResult":${bare}}`,
    `{"CreateLeadResult":${bare}}`,
    `{"d":${bare}}`,
    inString,
    `{"d":${inString}}`,
    `{"GenerateProductwiseLeadResult":${inString}}`,
    `{"d":{"GenerateProductwiseLeadResult":${inString}}}`,
    JSON.stringify(inString),
    `\uFEFF${bare}`,
    JSON.stringify(`\uFEFF${bare}`),
    ` \r\n${bare}\r\n`,
  ]) {
    expect({ text, answer: read(text) }).toEqual({ text, answer: accepted });
  }
});

test('four envelopes are unwrapped and a fifth is not', () => {
  const bare = '{"IsError":false}';
  expect(read(`{"d":{"d":{"d":{"d":${bare}}}}}`)).toEqual(accepted);
  expect(read(`{"d":{"d":{"d":{"d":{"d":${bare}}}}}}`)).toMatchObject({ reason: 'malformed' });
});

test('two properties that end in Result are not an envelope', () => {
  const text = '{"FirstResult":{"IsError":false},"SecondResult":{"IsError":true}}';
  expect(read(text)).toMatchObject({ kind: 'unusable', reason: 'malformed' });
});

test('the content type is ignored', () => {
  expect(read('{"IsError":false}', 200, 'text/plain')).toEqual(accepted);
  expect(parseLeadReply({ status: 200, text: '{"IsError":false}' })).toEqual(accepted);
});

test('IsError as .NET text or as a bit is accepted', () => {
  for (const no of ['"false"', '"False"', '0']) expect(read(`{"IsError":${no}}`)).toEqual(accepted);
  for (const yes of ['"true"', '"True"', '1']) {
    expect(read(`{"IsError":${yes},"ErrorMessage":"No."}`)).toEqual({
      kind: 'refused',
      message: 'No.',
    });
  }
});

test('any other IsError is unusable', () => {
  for (const odd of ['null', '2', '-1', '""', '"no"', '"1"', '[]', '{}']) {
    const answer = read(`{"IsError":${odd},"ErrorMessage":"No."}`);
    expect({ odd, answer }).toMatchObject({ answer: { kind: 'unusable', reason: 'malformed' } });
  }
  expect(read('{"ErrorMessage":"No."}')).toMatchObject({ kind: 'unusable' });
  expect(read('{"isError":true}')).toMatchObject({ kind: 'unusable' });
});

test('IsError true is a refusal with the trimmed message of the service', () => {
  expect(read('{"IsError":true,"ErrorMessage":"  Enter valid mobile no. "}')).toEqual({
    kind: 'refused',
    message: 'Enter valid mobile no.',
  });
});

test('control characters are removed from the message and line breaks become spaces', () => {
  const message = 'Number\u0000 is\u001b[31m blocked.\r\n\tकॉल\u200dकरें \u0085';
  expect(read(JSON.stringify({ IsError: true, ErrorMessage: message }))).toEqual({
    kind: 'refused',
    message: 'Number is[31m blocked. कॉल\u200dकरें',
  });
});

test('a long message is cut to 300 characters and never through a surrogate pair', () => {
  const long = read(JSON.stringify({ IsError: true, ErrorMessage: 'a'.repeat(1000) }));
  expect(long).toEqual({ kind: 'refused', message: 'a'.repeat(300) });
  const pair = read(JSON.stringify({ IsError: true, ErrorMessage: `${'a'.repeat(299)}😀` }));
  expect(pair).toEqual({ kind: 'refused', message: 'a'.repeat(299) });
});

test('a refusal without a usable message gets a default message', () => {
  for (const message of ['null', '""', '"  "', '"\\u0007"', '42', '{"text":"No."}']) {
    expect(read(`{"IsError":true,"ErrorMessage":${message}}`)).toEqual({
      kind: 'refused',
      message: 'The call-back service did not accept this request.',
    });
  }
  expect(read('{"IsError":true}')).toMatchObject({ kind: 'refused' });
});

test('the status is checked before the body', () => {
  const refusal = '{"IsError":true,"ErrorMessage":"No."}';
  for (const status of [100, 199, 400, 401, 403, 404, 405, 413, 500, 502, 503, 504]) {
    expect(read(refusal, status)).toMatchObject({ kind: 'unusable', reason: 'bad-status' });
    expect(read('{"IsError":false}', status)).toMatchObject({ reason: 'bad-status' });
  }
  for (const status of [300, 301, 302, 303, 304, 307, 308])
    expect(read('{"IsError":false}', status)).toMatchObject({ reason: 'redirect' });
  expect(read('{"IsError":false}', 202)).toEqual(accepted);
});

test('a WCF fault is unusable, never a refusal', () => {
  const page = '<html><head><title>Request Error</title></head><body>IsError</body></html>';
  expect(read(page, 400, 'text/html')).toEqual({
    kind: 'unusable',
    reason: 'bad-status',
    mayHaveArrived: true,
    detail: 'HTTP 400, text/html, "Request Error"',
  });
  const fault = '{"ExceptionDetail":null,"Message":"The server was unable to process the request"}';
  expect(read(fault, 500, 'application/json')).toEqual({
    kind: 'unusable',
    reason: 'bad-status',
    mayHaveArrived: true,
    detail: 'HTTP 500, application/json',
  });
});

test('HTML or XML with status 200 is unusable', () => {
  const page = '\uFEFF\n<!DOCTYPE html><html><head><title>Sign in</title></head></html>';
  expect(read(page, 200, 'application/json')).toEqual({
    kind: 'unusable',
    reason: 'html',
    mayHaveArrived: true,
    detail: 'HTTP 200, application/json, "Sign in"',
  });
  expect(read('<LeadResult><IsError>false</IsError></LeadResult>')).toMatchObject({
    reason: 'html',
  });
});

test('an empty body or an empty envelope is empty', () => {
  for (const text of ['', ' \r\n', '\uFEFF', 'null', '""', '{"d":null}', '{"d":""}'])
    expect({ text, answer: read(text) }).toMatchObject({ answer: { reason: 'empty' } });
});

test('anything but the expected JSON is malformed', () => {
  for (const text of ['{"IsError":fal', 'OK', 'true', '17', '[]', '{}', '"Success"', '{"d":[]}']) {
    expect({ text, answer: read(text) }).toMatchObject({
      answer: { kind: 'unusable', reason: 'malformed', mayHaveArrived: true },
    });
  }
});

test('a body nested thousands deep is malformed and does not throw', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(read(deep)).toMatchObject({ kind: 'unusable', reason: 'malformed' });
});

test('the detail never contains a mobile number', () => {
  for (const title of [
    'No lead for 9876543210',
    'No lead for +91 98765 43210',
    'No lead for 98765-43210',
    'No lead for (98765) 43210',
    `${'x'.repeat(73)} 9876543210`,
  ]) {
    const page = `<html><title>${title}</title></html>`;
    const answer = read(page, 500, 'text/html; id=9876543210');
    const { detail } = answer as { detail: string };
    expect(detail.replace(/\D/g, '')).toBe('500');
  }
});

test('the detail is short and on one line', () => {
  const page = `<html><head><title>\n Error\u0007 ${'long '.repeat(100)}</title></head></html>`;
  const answer = read(page, 502, `text/html; x=${'y'.repeat(500)}`);
  const { detail } = answer as { detail: string };
  expect(detail).toMatch(/^HTTP 502, text\/html; x=y+, "Error long [long ]+"$/);
  expect(detail.length).toBeLessThan(170);
  expect(/"(.*)"/.exec(detail)?.[1]?.length).toBeLessThanOrEqual(80);
});
