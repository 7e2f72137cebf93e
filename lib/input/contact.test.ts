import { parseContact } from './contact.ts';

test('a contact is a mobile in any spelling or an e-mail address, and nothing longer than an address', () => {
  expect(parseContact(' +91 98765-43210 ')).toEqual({ channel: 'sms', address: '9876543210' });
  expect(parseContact(' r@example.in ')).toEqual({ channel: 'email', address: 'r@example.in' });
  for (const typed of ['', '98765', 'r@example', `${'r'.repeat(250)}@example.in`])
    expect(parseContact(typed)).toBeNull();
});
