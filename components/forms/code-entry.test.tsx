import { renderToStaticMarkup } from 'react-dom/server';
import { CodeEntry, type WaitingCode } from './code-entry';

const code: WaitingCode = {
  kind: 'waiting',
  purpose: 'sign-in',
  channel: 'sms',
  maskedAddress: '••••••••10',
  resendAfterSeconds: 0,
  triesLeft: 2,
  expiresAt: new Date('2026-11-26T10:10:00Z'),
  isExpired: false,
  isChannelDown: false,
  isDemonstration: false,
};

const show = (
  state: Partial<WaitingCode>,
  message: { text: string; isOfField: boolean } | null = null,
) =>
  renderToStaticMarkup(
    <CodeEntry
      id="a-code"
      code={{ ...code, ...state }}
      action="/check"
      resendAction="/again"
      hint="8 digits."
      button="Go on"
      message={message}
      messages={{ 'used-up': 'Used up.', expired: 'Expired.', 'channel-down': 'Down.' }}
    >
      <h1>Enter the code</h1>
    </CodeEntry>,
  );

test('a wrong code is an error of its field, any other problem a note', () => {
  const ofField = show({}, { text: 'Wrong.', isOfField: true });
  expect(ofField).toMatch(/id="a-code-error"[\s\S]*Wrong\./);
  expect(ofField).not.toContain('role="alert"');
  const ofPage = show({}, { text: 'Too many.', isOfField: false });
  expect(ofPage).toMatch(/id="problem" role="alert"[\s\S]*Too many\./);
  expect(ofPage).not.toContain('a-code-error');
});

test.each([
  [{ triesLeft: 0 }, 'Used up.'],
  [{ isExpired: true }, 'Expired.'],
])('a code that is over has no field and one message; a new one can be sent: %j', (state, text) => {
  const page = show(state, { text: 'Wrong.', isOfField: true });
  expect(page).toContain(text);
  expect(page).not.toContain('Wrong.');
  expect(page).not.toContain('action="/check"');
  expect(page).toContain('action="/again"');
});

test('messages that are not delivered are said, and that a demonstration sends none', () => {
  expect(show({ isChannelDown: true })).toContain('Down.');
  expect(show({ isDemonstration: true })).toContain('no message is sent');
});
