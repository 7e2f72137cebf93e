/** Mails about calls that Lead.svc refused after a promise, and about the site's limit; a real SMTP server. */
import { addCall, throttledAdmission } from '../../testing/data/add-call.ts';
import { onBothDatabases } from '../../testing/databases/on-both-databases.ts';
import { smtpOfTests } from '../../testing/servers/smtp-of-tests.ts';
import { minuteMs } from '../dates/iso-date.ts';
import { logger } from '../process/logging/logger.server.ts';
import type { LeadRow } from '../store/schema/lead-schema.ts';
import type { Services } from '../store/services.server.ts';
import { mailLeadAlerts } from './mail-lead-alerts.server.ts';

onBothDatabases(['lead', 'desk_notice'], (database) => {
  const smtp = smtpOfTests();
  const start = Date.parse('2026-11-27T05:00:00Z');
  const instance = (): Services => smtp.mailFrom(database.services());

  const at = (minutes: number) => new Date(start + minutes * minuteMs);
  /** Two instances at once. */
  const alert = async (minutes: number) => {
    await Promise.all([instance(), instance()].map((one) => mailLeadAlerts(one, at(minutes))));
    return smtp.received().length;
  };
  const textOf = (index: number) =>
    (smtp.received()[index]?.source ?? '').replace(/=\r?\n/g, '').replace(/\r/g, '');

  async function refuse(
    minutes: number,
    mobile: string,
    follow_up: LeadRow['follow_up'] = 'refused-after-promise',
  ): Promise<LeadRow> {
    const lead = await addCall(instance(), { mobile }, { now: at(minutes - 1) });
    await instance()
      .store.db.updateTable('lead')
      .set({ state: 'refused', follow_up, settled_at: at(minutes).toISOString() })
      .where('id', '=', lead.id)
      .execute();
    return lead;
  }

  test('one mail when a call comes, then at most one in 15 minutes, and only for another one', async () => {
    expect(await alert(0)).toBe(0);
    const first = await refuse(1, '9876543210');
    expect(await alert(1)).toBe(1);
    expect(smtp.received()[0]?.to).toEqual(['help@suraksha.in']);
    expect(textOf(0)).toContain(`${first.reference}: 28 November 2026, 9:30 am to 10 am: call`);
    expect(textOf(0)).toContain('Waiting for a person at the desk: 1 call.');
    const second = await refuse(3, '9876500001', 'check');
    expect(await alert(5)).toBe(1);
    expect(await alert(15)).toBe(1);
    expect(await alert(17)).toBe(2);
    expect(textOf(1)).toContain(first.reference);
    expect(textOf(1)).toContain(`${second.reference}: `);
    expect(textOf(1)).toContain('check whether Lead.svc has it');
    expect(textOf(0) + textOf(1)).not.toMatch(/98765/);
    // No other has come since.
    expect(await alert(60)).toBe(2);
  });

  test('a mail that failed is tried again, and one that was closed meanwhile is not in it', async () => {
    await refuse(0, '9876543210');
    smtp.setMode({ mode: 'hang-up-after-data' });
    await alert(0);
    smtp.setMode({ mode: 'accept' });
    smtp.clear();
    expect(await alert(0)).toBe(0);
    expect(await alert(1)).toBe(1);
    const { store } = instance();
    await store.db
      .updateTable('lead')
      .set({ followed_up_at: at(2).toISOString() })
      .execute();
    await refuse(20, '9876500001');
    expect(await alert(20)).toBe(2);
    expect(textOf(1)).toContain('1 call for a person');
  });

  test('the site’s limit begins to hold: one warning and one mail in an hour', async () => {
    const warn = jest.spyOn(logger(), 'warn').mockImplementation();
    const throttle = (minutes: number, mobile: string) =>
      addCall(
        instance(),
        { mobile },
        {
          now: at(minutes),
          admission: throttledAdmission({ isBeyondAllowance: false, sitePerHour: 1 }),
        },
      );
    await throttle(0, '9876543210');
    expect(await alert(0)).toBe(0);
    await throttle(1, '9876500001');
    expect(await alert(1)).toBe(1);
    expect(textOf(0)).toContain('CALL_BACKS_PER_HOUR');
    await throttle(30, '9876500002');
    expect(await alert(31)).toBe(1);
    expect(await alert(62)).toBe(2);
    expect(await alert(200)).toBe(2);
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('limit of 1000 an hour')],
      [expect.stringContaining('limit of 1000 an hour')],
    ]);
    warn.mockRestore();
  });
});
