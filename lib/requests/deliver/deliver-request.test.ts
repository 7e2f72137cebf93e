import { requestMail } from './deliver-request.server.ts';

const request = {
  id: 'b7c1',
  reference: 'SR-2222-2222',
  kind: 'complaint',
  fields: {
    category: 'our-calls',
    eventDate: '2026-11-01',
    whatHappened: 'First line\nComplaint: SR-9999-9999\nAnswered? yes',
    wanted: 'Stop',
    name: 'Asha',
    email: 'asha@example.in',
  },
  createdAt: new Date('2026-11-20T19:00:00Z'),
  page: '/grievance-redressal',
  dueDate: '2026-12-05',
  from: 'site@suraksha.in',
  to: 'complaints@suraksha.in',
  isOnDoNotCallList: false,
} as const;

test('the mail has the input, the time in India, and the date by which to answer', () => {
  const { text, subject } = requestMail(request);
  expect(subject).toBe('Complaint: SR-2222-2222');
  expect(text).toContain('Received 21 November 2026, 12:30 am in India, from /grievance-redressal');
  expect(text).toContain('Answer by 5 December 2026');
  expect(text).toContain('What it is about: Calls or messages from us');
  expect(text).toContain('When it happened: 1 November 2026');
});

test('the desk reads first that the visitor read Hindi', () => {
  const { text } = requestMail({ ...request, page: '/hi/grievance-redressal' });
  expect(text).toMatch(/^The visitor read the site in Hindi/);
  expect(requestMail(request).text).not.toContain('in Hindi');
});

test('visitors’ text is indented, so that it cannot pass for a line of ours', () => {
  const { text } = requestMail(request);
  expect(text).toContain('\n  Complaint: SR-9999-9999\n  Answered? yes');
  expect(text.match(/^Answered\?/gm)).toHaveLength(1);
});

test('each attempt for the same request has the same Message-ID', () => {
  expect(requestMail(request).messageId).toBe('<SR-2222-2222.b7c1@suraksha.in>');
  expect(requestMail(request).messageId).toBe(requestMail({ ...request }).messageId);
});

test('a non-ASCII address is in the text and not in a header', () => {
  const fields = { ...request.fields, email: 'आशा@उदाहरण.भारत' };
  const mail = requestMail({ ...request, fields });
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain('आशा@उदाहरण.भारत');
});

test('a number on the do-not-call list is pointed out', () => {
  expect(requestMail({ ...request, isOnDoNotCallList: true }).text).toContain('asked for no calls');
  expect(requestMail(request).text).not.toContain('asked for no calls');
});

test('the desk reads who sold the policy and which series it has to call from', () => {
  const renewal = {
    ...request,
    kind: 'renewal',
    fields: { line: 'car', expiryDate: '2026-12-01', boughtThroughUs: 'no' },
    callSeries: '140',
  } as const;
  const { text } = requestMail(renewal);
  expect(text).toContain('A call has to come from our 140 series');
  expect(text).toContain('Did you buy this policy through us?: No');
  expect(requestMail(request).text).not.toContain('series');
});
