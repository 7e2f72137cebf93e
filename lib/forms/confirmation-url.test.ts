import { confirmationUrl } from './confirmation-url.ts';

test('a record opens with its reference and its token', () => {
  const outcome = { kind: 'queued', reference: 'SR-2222-2222', accessToken: 'v2.sealed' };
  expect(confirmationUrl('/your-request', outcome)).toBe(
    '/your-request?result=queued&reference=SR-2222-2222&pass=v2.sealed',
  );
});

test.each(['invalid', 'refused', 'too-many', 'not-written', 'not-found', 'stopped-again'])(
  '%s: the fragment moves the focus to the message',
  (kind) => {
    expect(confirmationUrl('/your-request', { kind }, { kind: 'contact' })).toBe(
      `/your-request?result=${kind}&kind=contact#problem`,
    );
  },
);
