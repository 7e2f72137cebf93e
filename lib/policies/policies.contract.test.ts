/** Policies on both databases: from a desk's list to what their holder sees, and nobody else. */
import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onBothDatabases } from '../../testing/databases/on-both-databases.ts';
import { policyTables } from '../../testing/databases/policy-tables.ts';
import { emailKey, fieldEncryption, mobileKey } from '../store/field-encryption.server.ts';
import type { Services } from '../store/services.server.ts';
import { readAccesses, recordAccess } from './access-log.server.ts';
import { changeContact, restorePolicy, withdrawPolicy } from './change-policies.server.ts';
import { exportPersonalData, openDocument } from './customer-login/download.server.ts';
import { deleteExpiredPolicies } from './delete-policies.server.ts';
import { erasePolicies } from './erase-policies.server.ts';
import { findPolicies } from './find-policies.server.ts';
import { importPolicies } from './import/import-policies.server.ts';
import { examplePdf, importExampleCustomers } from './import-example-customers.server.ts';
import { hasPolicies, readPolicies, revealPolicyNumber } from './read-policies.server.ts';

const header =
  'Insurer,Policy No,Product,LOB,Insured Name,Proposer,Mobile No.,Email ID,Members Covered,Sum Insured,Risk Start Date,Expiry,Premium incl GST,Document,Document Type';
const health = (file: string, kind: string, mobile = '+91 98765 43210') =>
  `Example Insurer A,EX/12-3456,Example Health,Health,रमेश कुमार,सीता देवी,${mobile},Ramesh@Example.com,Self and spouse,500000,01/04/2026,31-Mar-2027,11800,${file},${kind}`;
const car = `Example Insurer B,CAR-77-0001,Example Car,Private Car,Example Person,,9876500000,,KA 01 AB 1234,IDV 400000,01.06.2026,31.05.2027,9000,,`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  mkdirSync(join(folder, 'documents'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, content: string | Buffer) =>
  writeFileSync(join(folder, 'documents', name), content);

function load(services: Services, rows: string[], isDryRun = false) {
  const file = join(folder, 'manifest.csv');
  writeFileSync(file, [header, ...rows, ''].join('\n'));
  const documents = join(folder, 'documents');
  return importPolicies(
    services,
    { file, documents, isDryRun, insurer: null, map: new Map() },
    () => undefined,
  );
}

async function bytesOf(opened: Awaited<ReturnType<typeof openDocument>>): Promise<Buffer> {
  if (opened.kind !== 'opened') throw new Error(opened.kind);
  return Buffer.from(await new Response(opened.stream).arrayBuffer());
}

const move = {
  from: { channel: 'sms', address: '9876543210' },
  to: { channel: 'sms', address: '9876500000' },
} as const;

onBothDatabases(policyTables, (database) => {
  const keysOf = (services: Services) => ({
    ramesh: mobileKey(services.encryption, '9876543210'),
    mail: emailKey(services.encryption, 'RAMESH@example.com'),
    stranger: mobileKey(services.encryption, '9876500000'),
  });

  describe('show', () => {
    test('a policy is shown as printed, with its documents, to each of its contacts', async () => {
      const services = database.services();
      const { ramesh, mail, stranger } = keysOf(services);
      const large = Buffer.concat([
        examplePdf(['x']).subarray(0, -6),
        Buffer.alloc(200_000, 32),
        Buffer.from('%%EOF\n'),
      ]);
      put('policy.pdf', large);
      put('card.pdf', examplePdf(['E-card']));
      expect(await hasPolicies(services, ramesh)).toBe(false);
      const report = await load(services, [
        health('policy.pdf', 'Policy'),
        health('card.pdf', 'E-Card'),
        car,
      ]);
      expect(report).toMatchObject({ added: 2, changed: 0, unchanged: 0, documents: 2 });
      expect([report.skippedRows, report.unknownInsurers]).toEqual([[], []]);
      const [policy, ...others] = await readPolicies(services, ramesh, services.store.now());
      expect(others).toEqual([]);
      expect(policy).toMatchObject({
        insurer: 'Example Insurer A',
        product: 'Example Health',
        kind: 'health',
        numberMasked: '••••456',
        holders: ['रमेश कुमार', 'सीता देवी'],
        covered: 'Self and spouse',
        sumInsured: '500000',
        from: '2026-04-01',
        to: '2027-03-31',
        premium: '11800',
      });
      expect(policy?.documents.map(({ title }) => title)).toEqual(['E-card', 'Policy']);
      expect(await readPolicies(services, mail, services.store.now())).toEqual([policy]);
      expect(await revealPolicyNumber(services, ramesh, policy?.id ?? '')).toBe('EX/12-3456');
      const opened = await openDocument(services, ramesh, policy?.documents[1]?.id ?? '');
      expect(opened).toMatchObject({
        kind: 'opened',
        fileName: 'Policy.pdf',
        byteLength: large.length,
      });
      expect((await bytesOf(opened)).equals(large)).toBe(true);
      expect(await hasPolicies(services, stranger)).toBe(true);
    });

    test('a policy with a card comes before one that ends later, but not after the card has expired', async () => {
      const services = database.services();
      const { ramesh } = keysOf(services);
      put('card.pdf', examplePdf(['E-card']));
      const card = health('card.pdf', 'E-Card').replace('31-Mar-2027', '31-Mar-2060');
      const over = health('card.pdf', 'E-Card')
        .replace('EX/12-3456', 'EX/OLD')
        .replace('Example Health,', 'Old Health,')
        .replace('01/04/2026', '01/04/2025')
        .replace('31-Mar-2027', '31-Mar-2026');
      const later = car.replace('9876500000', '9876543210').replace('31.05.2027', '31.05.2061');
      await load(services, [later, over, card]);
      const listed = await readPolicies(services, ramesh, services.store.now());
      expect(listed.map(({ product }) => product)).toEqual([
        'Example Health',
        'Example Car',
        'Old Health',
      ]);
    });

    test('attack: the id of another person’s policy or document gets the same response as a missing one', async () => {
      const services = database.services();
      const { ramesh, stranger } = keysOf(services);
      put('policy.pdf', examplePdf(['x']));
      await load(services, [health('policy.pdf', 'Policy'), car]);
      const [policy] = await readPolicies(services, ramesh, services.store.now());
      const theirs = policy?.documents[0]?.id ?? '';
      for (const id of [theirs, 'nobody', '../../etc/passwd', ''])
        expect(await openDocument(services, stranger, id)).toEqual({ kind: 'not-found' });
      expect(await revealPolicyNumber(services, stranger, policy?.id ?? '')).toBeNull();
      expect(JSON.stringify(await exportPersonalData(services, stranger))).not.toContain(
        'Example Insurer A',
      );
    });

    test('attack: with a wrong key no policy is found, no document opens, and an import stops', async () => {
      const services = database.services();
      const { ramesh } = keysOf(services);
      put('policy.pdf', examplePdf(['x']));
      await load(services, [health('policy.pdf', 'Policy')]);
      const key = randomBytes(32).toString('base64');
      const wrong = { ...services, encryption: fieldEncryption({ dataEncryptionKey: key }) };
      expect(await readPolicies(wrong, keysOf(wrong).ramesh, wrong.store.now())).toEqual([]);
      await expect(readPolicies(wrong, ramesh, wrong.store.now())).rejects.toThrow(
        'key that is not configured',
      );
      const documentId =
        (await readPolicies(services, ramesh, services.store.now()))[0]?.documents[0]?.id ?? '';
      await expect(openDocument(wrong, ramesh, documentId)).rejects.toThrow('not configured');
      // Only the sealing key was replaced, and the separate hash key was not set.
      const before = services.keys.dataEncryptionKey;
      const keysNow = { dataEncryptionKey: key, previousDataEncryptionKey: before };
      for (const encryption of [wrong.encryption, fieldEncryption(keysNow)])
        await expect(load({ ...services, encryption }, [car])).rejects.toThrow('do not open');
      expect(await findPolicies(services, {}, 10)).toHaveLength(1);
    });
  });

  describe('import', () => {
    test('attack: no data of a policy are in clear text in the tables', async () => {
      const services = database.services();
      put('policy.pdf', examplePdf(['Secret page']));
      await load(services, [health('policy.pdf', 'Policy')]);
      const rows = await Promise.all(
        policyTables.map((table) => database.store.db.selectFrom(table).selectAll().execute()),
      );
      const stored = JSON.stringify(rows);
      for (const word of ['9876543210', 'रमेश', 'EX/12', 'Example Health', 'ramesh', 'Secret'])
        expect(stored).not.toContain(word);
    });

    test('the same list again changes nothing; a new version supersedes, and the old one is preserved', async () => {
      const services = database.services();
      const { ramesh } = keysOf(services);
      put('policy.pdf', examplePdf(['one']));
      await load(services, [health('policy.pdf', 'Policy')]);
      expect(await load(services, [health('policy.pdf', 'Policy')])).toMatchObject({
        added: 0,
        changed: 0,
        unchanged: 1,
      });
      put('policy.pdf', examplePdf(['two']));
      expect(await load(services, [health('policy.pdf', 'Policy')])).toMatchObject({
        changed: 1,
        documents: 1,
      });
      const [policy] = await readPolicies(services, ramesh, services.store.now());
      expect(policy?.documents.map(({ supersededOn }) => supersededOn !== undefined)).toEqual([
        false,
        true,
      ]);
      const contents = await Promise.all(
        (policy?.documents ?? []).map(async ({ id }) =>
          (await bytesOf(await openDocument(services, ramesh, id))).toString(),
        ),
      );
      expect(contents[0]).toContain('(two)');
      expect(contents[1]).toContain('(one)');
    });

    test('a list that changes hundreds of policies changes exactly those', async () => {
      const services = database.services();
      const numbers = Array.from({ length: 330 }, (_, n) => n);
      const rowOf = (n: number, premium: number, mobile: number, file: string) =>
        car
          .replace('CAR-77-0001', `CAR-${n}`)
          .replace(',9000,,', `,${premium},${file},`)
          .replace('9876500000', String(mobile));
      const rows = (isLater: boolean) =>
        numbers.map((n) => {
          const [isDearer, isMoved] = [isLater && n % 3 > 0, isLater && n % 3 === 2];
          const mobile = (isMoved ? 9_600_000_000 : 9_500_000_000) + n;
          return rowOf(n, isDearer ? 20_000 + n : 9000 + n, mobile, n % 66 === 1 ? 'p.pdf' : '');
        });
      put('p.pdf', examplePdf(['one']));
      expect(await load(services, rows(false))).toMatchObject({ added: 330, documents: 5 });
      put('p.pdf', examplePdf(['two']));
      expect(await load(services, rows(true))).toMatchObject({
        added: 0,
        changed: 220,
        documents: 5,
      });
      const found = await findPolicies(services, {}, 1000);
      for (const { row, details } of found) {
        const n = Number(details.number.slice(4));
        expect(details.premium).toBe(String(n % 3 > 0 ? 20_000 + n : 9000 + n));
        if (n % 11 > 1) continue;
        const mobile = String((n % 3 === 2 ? 9_600_000_000 : 9_500_000_000) + n);
        const policies = await readPolicies(
          services,
          mobileKey(services.encryption, mobile),
          services.store.now(),
        );
        expect(policies.map(({ id }) => id)).toEqual([row.id]);
        expect(policies[0]?.documents.map(({ supersededOn }) => Boolean(supersededOn))).toEqual(
          n % 66 === 1 ? [false, true] : [],
        );
      }
      const contacts = await database.store.db.selectFrom('policy_contact').selectAll().execute();
      expect(contacts).toHaveLength(330);
    });

    test.each<[string, (name: string) => void, string]>([
      ['missing', () => undefined, 'is not in the folder'],
      ['program', (name) => put(name, 'MZ\u0090 a program'), 'is no PDF'],
      [
        'locked',
        (name) => put(name, `%PDF-1.7\n<< /Encrypt 5 0 R >>\n%%EOF`),
        'asks for a password',
      ],
      [
        'large',
        (name) => {
          put(name, '%PDF-1.7');
          truncateSync(join(folder, 'documents', name), 60 * 1024 * 1024);
        },
        'is larger than 25 MB',
      ],
      ['cut', (name) => put(name, '%PDF-1.7 begun'), 'is not complete'],
    ])(
      'attack: a document that is %s stops the whole import, with its row',
      async (name, make, words) => {
        const services = database.services();
        make(`${name}.pdf`);
        await expect(load(services, [car, health(`${name}.pdf`, 'Policy')])).rejects.toThrow(
          `row 3: the document ${words}`,
        );
        expect(await hasPolicies(services, keysOf(services).stranger)).toBe(false);
      },
    );

    test('attack: no document name leads out of its folder', async () => {
      const services = database.services();
      const outside = join(folder, 'outside.pdf');
      writeFileSync(outside, examplePdf(['outside']));
      symlinkSync(outside, join(folder, 'documents', 'link.pdf'));
      symlinkSync(folder, join(folder, 'documents', 'up'));
      for (const name of [
        '../outside.pdf',
        outside,
        'link.pdf',
        'up/outside.pdf',
        'a/../../outside.pdf',
        '..\\outside.pdf',
        'C:\\x.pdf',
      ]) {
        await expect(load(services, [health(name, 'Policy')])).rejects.toThrow(
          /row 2: the document (has a name that leads|is a link that leads|is not in)/,
        );
      }
    });

    test('two equal rows about one policy are one policy; the same document twice stops the import', async () => {
      const services = database.services();
      put('policy.pdf', examplePdf(['x']));
      expect(await load(services, [car, car])).toMatchObject({ added: 1, skippedRows: [] });
      await expect(
        load(services, [health('policy.pdf', 'Policy'), health('policy.pdf', 'Policy')]),
      ).rejects.toThrow('row 3: a second document of this kind and title');
    });

    test('contradicting rows about one policy stop the import; a row without a contact is skipped', async () => {
      const services = database.services();
      await expect(load(services, [health('', ''), health('', '', '9876543211')])).rejects.toThrow(
        'row 3: the same policy as row 2',
      );
      const nobody = car.replace('9876500000', '');
      const mistyped = car.replace('CAR-77-0001', 'CAR-2').replace('9876500000', '98765');
      expect((await load(services, [health('', ''), nobody, mistyped])).skippedRows).toEqual([
        { row: 3, reason: 'no mobile number and no mail address' },
        { row: 4, reason: 'a mobile number that cannot be read' },
      ]);
    });

    test('a mail address with which nobody could sign in is reported like such a mobile, and never dropped silently', async () => {
      const services = database.services();
      const row = (number: number, mobile: string, email: string) =>
        car
          .replace('CAR-77-0001', `CAR-${number}00`)
          .replace('9876500000,', `${mobile},"${email}"`);
      const report = await load(services, [
        row(1, '', 'a@b.c'),
        row(2, '9876500000', 'someone(at)example.in'),
        row(3, '', 'One@example.in / two@example.in'),
        row(4, '9.876500000E+09', 'NA'),
        row(5, '9.8765E+09', ''),
        row(6, '-', 'One@example.in; two@example.in'),
      ]);
      expect(report.skippedRows).toEqual([
        { row: 2, reason: 'a mail address that cannot be read' },
        { row: 3, reason: 'a mail address that cannot be read' },
        { row: 6, reason: 'a mobile number that cannot be read' },
      ]);
      const found = await findPolicies(services, {}, 10);
      expect(found.map(({ details: { mobiles, emails } }) => [mobiles, emails])).toEqual(
        expect.arrayContaining([
          [[], ['one@example.in', 'two@example.in']],
          [['9876500000'], []],
        ]),
      );
    });

    test('a family’s number opens the policies of all members, and either of two numbers opens the policy', async () => {
      const services = database.services();
      await load(services, [health('', '', '9876543210 / 9876500000'), car]);
      const { ramesh, stranger } = keysOf(services);
      expect(
        (await readPolicies(services, stranger, services.store.now())).map(({ kind }) => kind),
      ).toEqual(['car', 'health']);
      expect(
        (await readPolicies(services, ramesh, services.store.now())).map(({ kind }) => kind),
      ).toEqual(['health']);
    });

    test('a file name is found in any Unicode normalisation', async () => {
      const services = database.services();
      put('Pólicy ना.pdf'.normalize('NFD'), examplePdf(['x']));
      expect(
        await load(services, [health('Pólicy ना.pdf'.normalize('NFC'), 'Policy')]),
      ).toMatchObject({
        documents: 1,
      });
    });

    test('a dry run checks everything and writes nothing', async () => {
      const services = database.services();
      expect(await load(services, [car], true)).toMatchObject({ added: 1 });
      expect(await hasPolicies(services, keysOf(services).stranger)).toBe(false);
    });

    test('attack: an interrupted import is invisible, and the next one removes it and succeeds', async () => {
      const services = database.services();
      const { stranger } = keysOf(services);
      put('policy.pdf', examplePdf(['x']));
      await load(services, [car, health('policy.pdf', 'Policy')]);
      // The state that kill -9 leaves before the last transaction.
      await database.store.db.updateTable('policy_import').set({ committed_at: null }).execute();
      expect(await hasPolicies(services, stranger)).toBe(false);
      expect(await load(services, [car])).toMatchObject({ added: 1 });
      expect(await hasPolicies(services, stranger)).toBe(true);
      expect(await database.store.db.selectFrom('policy').select('id').execute()).toHaveLength(1);
      expect(await database.store.db.selectFrom('policy_document').select('id').execute()).toEqual(
        [],
      );
      expect(
        await database.store.db.selectFrom('policy_document_chunk').select('number').execute(),
      ).toEqual([]);
    });
  });

  describe('access log', () => {
    test('accesses are logged by title and kind of client, and each person sees only their own', async () => {
      const services = database.services();
      const { ramesh, stranger } = keysOf(services);
      put('policy.pdf', examplePdf(['x']));
      await load(services, [health('policy.pdf', 'Policy')]);
      const [policy] = await readPolicies(services, ramesh, services.store.now());
      const policyId = policy?.id ?? '';
      const documentId = policy?.documents[0]?.id ?? '';
      const [document, number] = [
        { what: 'document', policyId, documentId } as const,
        { what: 'number', policyId } as const,
      ];
      await recordAccess(services, ramesh, document, {
        clientClass: 'Chrome on Android',
        now: services.store.now(),
      });
      const access = { at: expect.any(String), times: 1, clientClass: 'Chrome on Android' };
      const name = 'Example Health, Example Insurer A';
      expect(await readAccesses(services, ramesh)).toEqual([
        { ...access, what: 'document', policy: name, title: 'Policy' },
      ]);
      expect(await readAccesses(services, stranger)).toEqual([]);
      await recordAccess(services, ramesh, number, {
        clientClass: 'Chrome on Android',
        now: services.store.now(),
      });
      for (const what of ['list', 'data-copy'] as const) {
        await recordAccess(
          services,
          ramesh,
          { what },
          { clientClass: 'Chrome on Android', now: services.store.now() },
        );
        await recordAccess(
          services,
          stranger,
          { what },
          { clientClass: 'Chrome on Android', now: services.store.now() },
        );
      }
      expect(await readAccesses(services, ramesh)).toContainEqual({
        ...access,
        what: 'number',
        policy: name,
        title: null,
      });
    });

    test('attack: repeated list views push no download off the access log', async () => {
      const services = database.services();
      const { ramesh } = keysOf(services);
      put('policy.pdf', examplePdf(['x']));
      await load(services, [health('policy.pdf', 'Policy')]);
      const [policy] = await readPolicies(services, ramesh, services.store.now());
      const [policyId, documentId] = [policy?.id ?? '', policy?.documents[0]?.id ?? ''];
      await recordAccess(
        services,
        ramesh,
        { what: 'document', policyId, documentId },
        { clientClass: 'a browser', now: services.store.now() },
      );
      for (let press = 0; press < 25; press++) {
        await recordAccess(
          services,
          ramesh,
          { what: 'list' },
          { clientClass: 'a browser', now: services.store.now() },
        );
        await recordAccess(
          services,
          ramesh,
          { what: 'number', policyId },
          { clientClass: 'a browser', now: services.store.now() },
        );
      }
      const seen = await readAccesses(services, ramesh);
      expect(seen).toContainEqual(expect.objectContaining({ title: 'Policy', times: 1 }));
      // Midnight may pass in between.
      expect(seen.length).toBeLessThan(6);
      const copied = (await exportPersonalData(services, ramesh)).accesses as typeof seen;
      expect(copied.reduce((sum, { times }) => sum + times, 0)).toBe(51);
    });

    test('log entries name the policy of a number or document, unless the person has lost it', async () => {
      const services = database.services();
      const { ramesh } = keysOf(services);
      put('policy.pdf', examplePdf(['x']));
      const second = health('', '').replace('EX/12-3456', 'EX/99-0001');
      await load(services, [health('policy.pdf', 'Policy'), second]);
      const [one] = await findPolicies(services, {}, 2);
      if (!one) throw new Error('not loaded');
      await recordAccess(
        services,
        ramesh,
        { what: 'number', policyId: one.row.id },
        { clientClass: 'a browser', now: services.store.now() },
      );
      await changeContact(services, services.store.db, one, {
        ...move,
        reason: 'was mistyped',
        now: services.store.now(),
      });
      expect(await readAccesses(services, ramesh)).toMatchObject([
        { what: 'number', policy: null },
      ]);
    });

    test('of a document that the person has lost, neither its policy nor its title is named', async () => {
      const services = database.services();
      const { ramesh } = keysOf(services);
      put('policy.pdf', examplePdf(['x']));
      await load(services, [health('policy.pdf', 'Policy')]);
      const documentId =
        (await readPolicies(services, ramesh, services.store.now()))[0]?.documents[0]?.id ?? 'none';
      const [policy] = await findPolicies(services, {}, 1);
      if (!policy) throw new Error('not loaded');
      const policyId = policy.row.id;
      await recordAccess(
        services,
        ramesh,
        { what: 'document', policyId, documentId },
        { clientClass: 'a browser', now: services.store.now() },
      );
      expect(await readAccesses(services, ramesh)).toMatchObject([{ title: 'Policy' }]);
      await changeContact(services, services.store.db, policy, {
        ...move,
        reason: 'was mistyped',
        now: services.store.now(),
      });
      expect(await readAccesses(services, ramesh)).toMatchObject([
        { what: 'document', policy: null, title: null },
      ]);
    });
  });

  describe('retention', () => {
    test('a policy with its documents is deleted after its retention period, the log after its own', async () => {
      const open = database.services();
      const services = { ...open, env: { ...open.env, policyRetentionDays: 30 } };
      const { ramesh } = keysOf(services);
      put('policy.pdf', examplePdf(['x']));
      await load(services, [health('policy.pdf', 'Policy')]);
      const documentId =
        (await readPolicies(services, ramesh, services.store.now()))[0]?.documents[0]?.id ?? 'none';
      await recordAccess(
        services,
        ramesh,
        { what: 'list' },
        { clientClass: 'a browser on a device', now: services.store.now() },
      );
      await deleteExpiredPolicies(services, new Date('2027-04-29T12:00:00Z'));
      expect(await hasPolicies(services, ramesh)).toBe(true);
      await deleteExpiredPolicies(services, new Date('2027-09-01T12:00:00Z'));
      expect(await hasPolicies(services, ramesh)).toBe(false);
      expect(await readAccesses(services, ramesh)).toHaveLength(1);
      await deleteExpiredPolicies(services, new Date('2030-01-01T12:00:00Z'));
      for (const table of policyTables.slice(1)) {
        expect([table, await database.store.db.selectFrom(table).selectAll().execute()]).toEqual([
          table,
          [],
        ]);
      }
      const files = readdirSync(database.location.dataDir, { recursive: true }).map(String);
      expect(files.filter((name) => name.includes(documentId))).toEqual([]);
    });

    test('a policy is kept on the last day of its retention period and deleted on the next', async () => {
      const open = database.services();
      const services = { ...open, env: { ...open.env, policyRetentionDays: 30 } };
      const { ramesh } = keysOf(services);
      await load(services, [health('', '')]);
      const isKept = async (time: string) => {
        await deleteExpiredPolicies(services, new Date(time));
        return hasPolicies(services, ramesh);
      };
      // It ended on 31 March; the day ends at midnight in India.
      expect(await isKept('2027-04-30T18:29:00Z')).toBe(true);
      expect(await isKept('2027-04-30T18:31:00Z')).toBe(false);
    });
  });

  describe('changes by the desk', () => {
    const now = (services: Services) => services.store.now();
    async function loadAndFind(services: Services) {
      await load(services, [health('', '')]);
      const [policy] = await findPolicies(services, { number: 'ex 12 3456' }, 10);
      if (!policy) throw new Error('not found');
      return policy;
    }

    test('the desk finds a policy by its number in any spelling', async () => {
      const policy = await loadAndFind(database.services());
      expect(policy.details.number).not.toBe('ex 12 3456');
    });

    test('a policy with a changed mobile is shown to the new one alone, whatever later lists say', async () => {
      const services = database.services();
      const { ramesh, stranger } = keysOf(services);
      const policy = await loadAndFind(services);
      const change = { ...move, reason: 'asked at the counter', now: now(services) };
      expect(await changeContact(services, services.store.db, policy, change)).toBe(true);
      const holders = async () => [
        await hasPolicies(services, ramesh),
        await hasPolicies(services, stranger),
      ];
      expect(await holders()).toEqual([false, true]);
      await load(services, [health('', '')]);
      await load(services, [health('', '').replace('500000', '600000')]);
      expect(await holders()).toEqual([false, true]);
    });

    test('a withdrawn policy is shown to nobody, and no list brings it back', async () => {
      const services = database.services();
      const { ramesh } = keysOf(services);
      const policy = await loadAndFind(services);
      await withdrawPolicy(services, policy, { reason: 'asked in writing', now: now(services) });
      expect(await hasPolicies(services, ramesh)).toBe(false);
      expect((await load(services, [health('', ''), car])).skippedRows).toEqual([
        { row: 2, reason: 'withdrawn by the desk' },
      ]);
    });

    test('a withdrawn policy is restored once', async () => {
      const services = database.services();
      const { ramesh } = keysOf(services);
      const policy = await loadAndFind(services);
      const change = { reason: 'a mistyped number', now: now(services) };
      await withdrawPolicy(services, policy, change);
      expect(await restorePolicy(services, policy, change)).toBe(true);
      expect(await hasPolicies(services, ramesh)).toBe(true);
      expect(await restorePolicy(services, policy, change)).toBe(false);
    });

    test('a withdrawn policy is deleted after its retention, though its cover has not ended', async () => {
      const open = database.services();
      const store = { ...database.store, now: () => new Date('2026-06-01T05:00:00Z') };
      const services = { ...open, store, env: { ...open.env, policyRetentionDays: 30 } };
      await load(services, [health('', '')]);
      const [policy] = await findPolicies(services, {}, 1);
      if (!policy) throw new Error('not found');
      await withdrawPolicy(services, policy, {
        reason: 'asked in writing',
        now: services.store.now(),
      });
      const left = async (day: string) => {
        await deleteExpiredPolicies(services, new Date(`${day}T12:00:00Z`));
        return store.db.selectFrom('policy').select('id').execute();
      };
      expect(await left('2026-06-30')).toHaveLength(1);
      expect(await left('2026-07-02')).toEqual([]);
    });
  });

  test('every stamp is of the clock that all instances share', async () => {
    const at = '2027-01-15T05:00:00.000Z';
    const store = { ...database.store, now: () => new Date(at) };
    const services = { ...database.services(), store };
    const { ramesh } = keysOf(services);
    put('policy.pdf', examplePdf(['x']));
    await load(services, [health('policy.pdf', 'Policy')]);
    await recordAccess(
      services,
      ramesh,
      { what: 'list' },
      { clientClass: 'a browser', now: services.store.now() },
    );
    const [policy] = await findPolicies(services, {}, 1);
    if (!policy) throw new Error('not found');
    await withdrawPolicy(services, policy, {
      reason: 'asked in writing',
      now: services.store.now(),
    });
    const { db } = store;
    const stamps = {
      imports: await db
        .selectFrom('policy_import')
        .select(['started_at', 'committed_at'])
        .execute(),
      policies: await db.selectFrom('policy').select(['loaded_on', 'withdrawn_at']).execute(),
      documents: await db.selectFrom('policy_document').select('loaded_on').execute(),
      accesses: await db.selectFrom('policy_access').select('at').execute(),
      changes: await db.selectFrom('policy_change').select('at').execute(),
    };
    expect(stamps).toEqual({
      imports: [{ started_at: at, committed_at: at }],
      policies: [{ loaded_on: '2027-01-15', withdrawn_at: at }],
      documents: [{ loaded_on: '2027-01-15' }],
      accesses: [{ at }],
      changes: [{ at }],
    });
    await erasePolicies(services, [policy.row], {
      reason: 'asked in writing',
      now: services.store.now(),
      onWait: () => undefined,
      record: async () => undefined,
    });
    expect(await db.selectFrom('erased_policy').select('erased_at').execute()).toEqual([
      { erased_at: at },
    ]);
  });

  test('attack: a demonstration’s example customers are loaded nowhere else', async () => {
    const services = database.services();
    const qa = { ...services, env: { ...services.env, siteEnv: 'qa' as const } };
    const key = emailKey(services.encryption, 'one@example.com');
    expect(await importExampleCustomers(qa, new Date())).toBe(false);
    expect(await hasPolicies(services, key)).toBe(false);
    expect(await importExampleCustomers(services, new Date())).toBe(true);
    const policies = await readPolicies(services, key, services.store.now());
    expect(policies).toHaveLength(2);
    for (const { insurer, product, holders, documents } of policies) {
      for (const text of [insurer, product, ...holders]) expect(text).toContain('Example');
      for (const { id } of documents) {
        expect((await bytesOf(await openDocument(services, key, id))).toString()).toContain(
          'EXAMPLE',
        );
      }
    }
  });
});
