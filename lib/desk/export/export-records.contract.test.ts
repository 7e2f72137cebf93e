import { parse } from 'csv-parse/sync';
import { seedPolicy } from '../../../testing/data/seed-policy.ts';
import { asha, newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import { leadTextColumns, sealedLeadColumns } from '../../store/schema/lead-schema.ts';
import { noteCall } from '../records/call-notes.server.ts';
import { findRecords } from '../records/find-records.server.ts';
import { openRecord } from '../records/open-record.server.ts';
import { type DeskActor, readDeskActors, readDeskEvents } from '../trail/audit-trail.server.ts';
import { exportDeskEvents } from './export-actions.server.ts';
import { exportConversions } from './export-conversions.server.ts';
import { exportRecords } from './export-records.server.ts';

onDesk((desk) => {
  test('the answer that a visitor shows is opened with the number, and exported nowhere', async () => {
    const actor = newActor();
    const answer = '/term-insurance/human-life-value-calculator/answer?age=34';
    const lead = await desk.addCall({ answer, showAnswer: true });
    expect(await openRecord(desk.services, actor, lead.reference)).toMatchObject({
      record: { texts: [{ text: answer, isLink: true }] },
    });
    expect(await desk.eventsOf(actor)).toHaveLength(1);
    const found = await findRecords(
      desk.services,
      { kind: 'contact', contact: asha },
      { now: desk.services.store.now() },
    );
    expect(JSON.stringify(found)).not.toContain('human-life-value');
    const { csv } = await exportRecords(
      desk.services,
      actor,
      { kind: 'contact', contact: asha },
      { isRevealed: true },
    );
    expect(csv).toContain('9876543210');
    expect(csv).not.toContain('human-life-value');
  });

  test('an export has a column for every text of a call, and the sealed ones only on request', async () => {
    const { wordsOf } = await desk.addFilledCall();
    const search = { kind: 'contact', contact: asha } as const;
    const cellsOf = async (isRevealed: boolean) => {
      const { csv } = await exportRecords(desk.services, newActor(), search, { isRevealed });
      const [row] = parse(csv, { bom: true, columns: true }) as Record<string, string>[];
      return row ?? {};
    };
    const [open, masked] = [await cellsOf(true), await cellsOf(false)];
    for (const { column, text } of sealedLeadColumns) {
      const listed = column === 'mobile_sealed' ? 'mobile' : text?.listed;
      // The address of an answer is read at the desk alone (lead-schema.ts).
      if (!listed) expect(JSON.stringify(open)).not.toContain(wordsOf(column));
      else expect(open[listed]).toBe(wordsOf(column));
      expect(JSON.stringify(masked)).not.toContain(wordsOf(column));
    }
    for (const { column, isSealed, listed } of leadTextColumns)
      if (!isSealed && listed) expect(masked[listed]).toBe(wordsOf(column));
    expect(sealedLeadColumns.filter(({ text }) => text?.listed === null)).toMatchObject([
      { column: 'answer_sealed' },
    ]);
  });

  test('the file for Google Ads has the calls of ninety days: older clicks are not imported', async () => {
    for (const days of [89, 91]) {
      const { id } = await desk.addCall({ mobile: `98765432${days}` }, desk.daysAgo(days));
      await desk.services.store.db
        .updateTable('lead')
        .set({ conversion_id: `${days} days`, click_ids: '{"gclid":"x"}' })
        .where('id', '=', id)
        .execute();
    }
    const { csv, rows } = await exportConversions(desk.services, newActor(), 'Call');
    expect(rows).toBe(1);
    expect(csv).toContain('89 days');
    expect(csv).not.toContain('91 days');
  });

  const search = { kind: 'contact', contact: asha } as const;
  const cells = (csv: string) => (parse(csv, { bom: true }) as string[][]).flat();
  const formula = '=HYPERLINK("http://x")';

  /** A call, a question and a policy; formulas wherever somebody may have typed one. */
  async function addFormulas() {
    const actor: DeskActor = { actor: `@${newActor().actor}`, from: '+1', now: desk.now() };
    await desk.addCall();
    const request = await desk.addQuestion({ name: formula, message: '+1' });
    await noteCall(desk.services, actor, request.reference, { outcome: 'not-reached', note: '-2' });
    await seedPolicy(desk.services, asha.address, { product: '=1+1', number: '@9' });
    return actor;
  }

  test('attack: no cell of an export is a formula', async () => {
    const actor = await addFormulas();
    const open = await exportRecords(desk.services, actor, search, { isRevealed: true });
    const trail = await exportDeskEvents(desk.services, actor, { actor: actor.actor });
    for (const cell of [...cells(open.csv), ...cells(trail.csv)])
      expect(cell).not.toMatch(/^\s*[=+\-@|%]/);
    expect(cells(open.csv)).toEqual(
      expect.arrayContaining([`'${formula}`, "'+1", "'-2", "'=1+1", "'@9", asha.address]),
    );
  });

  test('attack: numbers and typed words are in an export only on request, and never in that for Google Ads', async () => {
    const actor = await addFormulas();
    const masked = await exportRecords(desk.services, actor, search, { isRevealed: false });
    const conversions = await exportConversions(desk.services, actor, 'Call');
    expect(masked.rows).toBe(3);
    expect(masked.csv + conversions.csv).not.toMatch(/9876543210|HYPERLINK/);
  });

  test.each([
    ['of a person', search],
    ['of every day', null],
  ])(
    'of those who were not reached, %s, only records with such a last call are exported',
    async (_, within) => {
      const actor = await addFormulas();
      await desk.services.store.db
        .updateTable('service_request')
        .set({ state: 'delivered' })
        .execute();
      const unreached = { kind: 'unreached', within } as const;
      const { rows, csv } = await exportRecords(desk.services, actor, unreached, {
        isRevealed: true,
      });
      expect([rows, cells(csv)]).toEqual([1, expect.arrayContaining(["'-2"])]);
    },
  );

  test('each export is an event of its actor', async () => {
    const actor = await addFormulas();
    await exportRecords(desk.services, actor, search, { isRevealed: false });
    await exportConversions(desk.services, actor, 'Call');
    await exportDeskEvents(desk.services, actor, {});
    const key = (await readDeskActors(desk.services)).find((one) => one.actor === actor.actor)?.key;
    const { total, events } = await readDeskEvents(desk.services, { actorKey: key, limit: 9 });
    // The first one is the note.
    expect(total).toBe(4);
    expect(events.filter(({ action }) => action === 'exported')).toHaveLength(3);
  });
});
