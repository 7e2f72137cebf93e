/** Mail over real sockets to a real SMTP server, and into files: delivery, and how each fault is classified. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { freePort, temporaryDataDir } from '../../../testing/databases/temporary-database.ts';
import { smtpOfTests } from '../../../testing/servers/smtp-of-tests.ts';
import type { Mail } from './mail.ts';
import { fileMailSender, mailFolder } from './mail-sender.server.ts';
import { smtpMail } from './smtp-mail.server.ts';

const smtp = smtpOfTests();

const mail = (over: Partial<Mail> = {}): Mail => ({
  from: 'site@suraksha.in',
  to: 'desk@suraksha.in',
  subject: 'Complaint: SR-2222-3333',
  text: 'What went wrong: नमस्ते <b>bold</b>\n',
  messageId: '<SR-2222-3333.id@suraksha.in>',
  date: new Date('2026-11-21T05:00:00Z'),
  ...over,
});

const send = (over: Partial<Mail> = {}, timeoutMs = 2_000) =>
  smtpMail(smtp.url, timeoutMs)(mail(over));

test('a mail arrives with its reply address, its date and its own Message-ID, as one that no machine answers', async () => {
  expect(await send({ replyTo: 'asha@example.in' })).toEqual({ kind: 'sent' });
  const [received] = smtp.received();
  expect(received).toMatchObject({
    from: 'site@suraksha.in',
    to: ['desk@suraksha.in'],
    messageId: '<SR-2222-3333.id@suraksha.in>',
  });
  expect(received?.source).toMatch(/^Reply-To: asha@example\.in\r?$/m);
  expect(received?.source).toMatch(/^Date: Sat, 21 Nov 2026 05:00:00 \+0000\r?$/m);
  expect(received?.source).toMatch(/^Content-Type: text\/plain; charset=utf-8\r?$/m);
  // Without it an absence note comes back for each request (RFC 3834).
  expect(received?.source).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
});

test('a file is sent as an attachment', async () => {
  const content = Buffer.from('%PDF-1.7 …');
  await send({
    attachment: { filename: 'CV-SR-2222-3333.pdf', contentType: 'application/pdf', content },
  });
  const source = smtp.received()[0]?.source ?? '';
  expect(source).toContain('Content-Disposition: attachment; filename=CV-SR-2222-3333.pdf');
  expect(source).toContain(content.toString('base64'));
});

test('line breaks in an address or a subject inject no header', async () => {
  await send({
    replyTo: 'a@b.in\r\nBcc: victim@c.in',
    subject: 'Question\r\nBcc: victim@c.in\r\n\r\nBody of another',
  });
  for (const { source, to } of smtp.received()) {
    expect(to).toEqual(['desk@suraksha.in']);
    expect(source.split(/\r?\n\r?\n/)[0]).not.toMatch(/^Bcc:/im);
  }
});

test('a refused recipient is a permanent fault: the server is up and did not accept the mail', async () => {
  smtp.setMode({ mode: 'refuse-recipient', code: 550 });
  expect(await send()).toMatchObject({
    kind: 'not-sent',
    mayHaveArrived: false,
    isPermanent: true,
    isServerDown: false,
  });
});

test.each([450, 451])('a recipient that is deferred with %i is retried soon', async (code) => {
  smtp.setMode({ mode: 'refuse-recipient', code });
  expect(await send()).toMatchObject({
    mayHaveArrived: false,
    isPermanent: false,
    isServerDown: false,
  });
});

test('a server that closes answers 421, also to a message: it is down', async () => {
  smtp.setMode({ mode: 'refuse-message', code: 421 });
  expect(await send()).toMatchObject({ mayHaveArrived: false, isServerDown: true });
});

test('a message refused with 554 did not arrive; one deferred with 452 will', async () => {
  smtp.setMode({ mode: 'refuse-message', code: 554 });
  expect(await send()).toMatchObject({ mayHaveArrived: false, isPermanent: true });
  smtp.setMode({ mode: 'refuse-message', code: 452 });
  expect(await send()).toMatchObject({ mayHaveArrived: false, isPermanent: false });
});

test('a server that is down certainly did not accept the mail', async () => {
  const url = `smtp://127.0.0.1:${await freePort()}`;
  expect(await smtpMail(url, 1_000)(mail())).toMatchObject({
    kind: 'not-sent',
    mayHaveArrived: false,
    isServerDown: true,
    detail: expect.stringContaining('ECONNREFUSED'),
  });
});

test('a server that is too slow may have accepted it', async () => {
  smtp.setMode({ mode: 'slow', delayMs: 120_000 });
  expect(await send({}, 1_500)).toMatchObject({ kind: 'not-sent', mayHaveArrived: true });
});

test('a server that disconnects after the message may have accepted it, so the mail is not repeated', async () => {
  smtp.setMode({ mode: 'hang-up-after-data' });
  expect(await send()).toMatchObject({ kind: 'not-sent', mayHaveArrived: true });
  expect(smtp.received()).toHaveLength(1);
});

test('a server without a greeting times out and accepted nothing', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  const answer = await smtpMail(`smtp://127.0.0.1:${port}`, 300)(mail());
  expect(answer).toMatchObject({ kind: 'not-sent', isServerDown: true });
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test('without a mail server each mail is one complete file, also when it is sent twice', async () => {
  const data = temporaryDataDir();
  const write = fileMailSender(data.dataDir);
  expect(await write(mail())).toEqual({ kind: 'sent' });
  expect(await write(mail())).toEqual({ kind: 'sent' });
  const files = readdirSync(mailFolder(data.dataDir));
  expect(files).toEqual(['SR-2222-3333.idsuraksha.in.eml']);
  const source = readFileSync(join(mailFolder(data.dataDir), files[0] ?? ''), 'utf8');
  expect(source).toContain('Subject: Complaint: SR-2222-3333\r\n');
  data.remove();
});

test('a folder without write permission counts as a server that is down', async () => {
  const data = temporaryDataDir();
  writeFileSync(mailFolder(data.dataDir), 'a file where the folder should be');
  expect(await fileMailSender(data.dataDir)(mail())).toMatchObject({
    kind: 'not-sent',
    mayHaveArrived: false,
    isServerDown: true,
  });
  data.remove();
});
