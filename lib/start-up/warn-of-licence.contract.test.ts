/** Mails about the end of the licence, on both databases, with a real SMTP server. */
import { onBothDatabases } from '../../testing/databases/on-both-databases.ts';
import { smtpOfTests } from '../../testing/servers/smtp-of-tests.ts';
import { dayMs } from '../dates/iso-date.ts';
import type { Services } from '../store/services.server.ts';
import { licenceWarning, mailLicenceNotice } from './warn-of-licence.server.ts';

onBothDatabases(['desk_notice'], (database) => {
  const smtp = smtpOfTests();
  const lastDay = Date.parse('2027-05-10T12:00:00+05:30');
  const instance = (variables: Record<string, string> = {}): Services =>
    smtp.mailFrom(database.services(), { BROKER_LICENCE_VALID_UNTIL: '2027-05-10', ...variables });
  const subjects = () =>
    smtp.received().map(({ source }) => /^Subject: (.*(?:\r?\n .*)*)/m.exec(source)?.[1] ?? '');

  test('one mail 60, 30 and 7 days before and one when calls are held, from any number of instances', async () => {
    for (let daysLeft = 70; daysLeft >= -3; daysLeft--) {
      const now = new Date(lastDay - daysLeft * dayMs);
      await Promise.all([instance(), instance()].map((one) => mailLicenceNotice(one, now)));
    }
    expect(smtp.received().map(({ to }) => to)).toEqual(Array(4).fill(['help@suraksha.in']));
    expect(subjects().map((text) => /ends on|ended on/.exec(text)?.[0])).toEqual([
      'ends on',
      'ends on',
      'ends on',
      'ended on',
    ]);
  });

  test('a first start five days before sends one mail, not three; a new term starts again', async () => {
    const now = new Date(lastDay - 5 * dayMs);
    expect(await mailLicenceNotice(instance(), now)).toBe(true);
    expect(await mailLicenceNotice(instance(), now)).toBe(false);
    const renewed = instance({ BROKER_LICENCE_VALID_UNTIL: '2027-06-01' });
    expect(await mailLicenceNotice(renewed, now)).toBe(true);
    const continuous = { BROKER_LICENCE_MODE: 'continuous', BROKER_LICENCE_FEE_DUE: '2027-05-20' };
    expect(await mailLicenceNotice(instance(continuous), now)).toBe(true);
    expect(subjects().at(-1)).toContain('fee is due');
  });

  test('a mail that failed is sent later', async () => {
    const now = new Date(lastDay - 60 * dayMs);
    smtp.setMode({ mode: 'hang-up-after-data' });
    expect(await mailLicenceNotice(instance(), now)).toBe(false);
    smtp.setMode({ mode: 'accept' });
    smtp.clear();
    expect(await mailLicenceNotice(instance(), now)).toBe(false);
    expect(await mailLicenceNotice(instance(), new Date(now.getTime() + 60_000))).toBe(true);
    expect(smtp.received()).toHaveLength(1);
  });

  test('the log says what to do, from 60 days before', () => {
    const warning = (daysLeft: number, variables?: Record<string, string>) =>
      licenceWarning(instance(variables).env.broker.licence, new Date(lastDay - daysLeft * dayMs));
    expect(warning(61)).toBeNull();
    expect(warning(60)).toContain('Rehearse the change of the licence');
    expect(warning(-1)).toContain('BROKER_LICENCE_MODE=continuous');
  });
});
