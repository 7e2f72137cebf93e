// Every column with personal data of a lead, a request or a policy is itemised in both languages of the privacy notice.
import { sql } from 'kysely';
import { parseEnvironment } from '../../lib/config/parse-environment.ts';
import { privacyPolicy } from '../../lib/content/pages/privacy-policy.ts';
import type { TextSection } from '../../lib/content/types.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { declaredLeadColumns, leadColumnNames } from '../../lib/store/schema/lead-schema.ts';
import { temporaryDataDir } from '../databases/temporary-database.ts';

/** The notice of each table: the id of its section, and its number among the lists of rows of the Hindi section. */
const notices = [
  { section: 'get-a-call', tables: ['lead'] },
  { section: 'service-requests', tables: ['service_request', 'request_file'] },
  {
    section: 'your-policies',
    tables: [
      'policy',
      'policy_access',
      'policy_change',
      'policy_contact',
      'policy_document',
      'policy_document_chunk',
      'policy_staged',
      'erased_policy',
    ],
  },
] as const;

/** Words of the notice for each column, in English and in Hindi. Those of a lead are in its schema. */
const itemised: Readonly<Record<string, readonly [english: string, hindi: string]>> = {
  ...Object.fromEntries(
    declaredLeadColumns.map(({ column, notice: { english, hindi } }) => [
      `lead.${column}`,
      [english, hindi] as const,
    ]),
  ),
  'service_request.mobile_key': ['keyed hashes of the number', 'नंबर तथा ई-मेल पते से बने कूट'],
  'service_request.email_key': ['the e-mail address', 'नंबर तथा ई-मेल पते से बने कूट'],
  'service_request.request_key': ['keyed hashes of the number', 'नंबर तथा ई-मेल पते से बने कूट'],
  'service_request.idempotency_key': ['keyed hashes of the number', 'नंबर तथा ई-मेल पते से बने कूट'],
  'service_request.fields_sealed': ['What the fields of the form name', 'फ़ॉर्म के खाने पूछते हैं'],
  'request_file.sealed': ['a job application may carry a file', 'फ़ाइल केवल नौकरी के आवेदन'],
  'policy.policy_key': ['Keyed hashes of the policy’s number', 'पॉलिसी की संख्या'],
  'policy.number_key': ['Keyed hashes of the policy’s number', 'पॉलिसी की संख्या'],
  'policy.details_sealed': ['insurer, number, product, names', 'बीमा कंपनी, संख्या'],
  'policy.details_digest': ['number and contents', 'संख्या और बातों से'],
  'policy.contacts_digest': ['those mobile numbers and addresses', 'उन मोबाइल नंबरों और पतों से'],
  'policy_access.contact_key': ['who looked at a policy', 'किसने पॉलिसी'],
  'policy_access.client_class': ['which kind of browser', 'किस तरह के ब्राउज़र'],
  'policy_change.reason_sealed': ['by hand, with its reason', 'बदलाव, कारण के साथ'],
  'policy_contact.contact_key': ['those mobile numbers and addresses', 'उन मोबाइल नंबरों और पतों से'],
  'policy_document.title_sealed': ['documents with their titles', 'काग़ज़ अपने शीर्षकों'],
  'policy_document.title_key': ['of each document', 'हर काग़ज़ से बने कूट'],
  'policy_document.content_key': ['of each document', 'हर काग़ज़ से बने कूट'],
  // The key that the document is encrypted with: no data of a person.
  'policy_document.key_sealed': [
    'documents and reasons are stored encrypted',
    'काग़ज़ और कारण कूटबद्ध',
  ],
  'policy_document_chunk.sealed': ['its documents', 'उसके काग़ज़'],
  'policy_staged.details_sealed': ['insurer, number, product, names', 'बीमा कंपनी, संख्या'],
  'policy_staged.details_digest': ['number and contents', 'संख्या और बातों से'],
  'policy_staged.contacts_digest': [
    'those mobile numbers and addresses',
    'उन मोबाइल नंबरों और पतों से',
  ],
  'policy_staged.contacts': ['those mobile numbers and addresses', 'उन मोबाइल नंबरों और पतों से'],
  'erased_policy.policy_key': ['a code and the reason stay', 'एक कूट और कारण'],
  'erased_policy.reason_sealed': ['a code and the reason stay', 'एक कूट और कारण'],
};

const personalName = /(?:_sealed|_key|_digest)$|^(?:sealed|contacts|client_class)$/;

async function readPersonalColumns(): Promise<string[]> {
  const data = temporaryDataDir();
  const { db } = await openStoreAt({ dataDir: data.dataDir, databaseUrl: null });
  const { rows } = await sql<{ table: string; column: string }>`
    select tables.name as "table", columns.name as "column"
    from sqlite_master as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table'`.execute(db);
  await db.destroy();
  data.remove();
  const tables: readonly string[] = notices.flatMap((notice) => notice.tables);
  return rows
    .filter(({ table, column }) => tables.includes(table) && personalName.test(column))
    .map(({ table, column }) => `${table}.${column}`);
}

/** Columns of a lead that no visitor fills in, and that identify nobody. */
const madeBySite = new Set(
  (
    'id reference attempts sending_since next_attempt_at possibly_duplicate honeypot_filled last_problem consent_hash ' +
    'created_at settled_at erase_at state page consent_version upstream source throttled_by released_at promised_at ' +
    'maybe_accepted follow_up followed_up_at withdrawn_at earlier expires_at'
  ).split(' '),
);

test('the privacy notice names every column of a lead that a visitor fills in', () => {
  const declared = declaredLeadColumns.map(({ column }): string => column);
  const problems = leadColumnNames
    .filter((column) => !declared.includes(column) && !madeBySite.has(column))
    .map(
      (column) =>
        `lead.${column}: give it \`notice\` in lead-schema.ts, with words of the privacy notice in both languages. Only if no visitor fills it in: add it to \`madeBySite\`.`,
    );
  expect(problems).toEqual([]);
});

test('every column of a lead, a request and a policy that has personal data is in the list', async () => {
  const stored = await readPersonalColumns();
  expect(Object.keys(itemised)).toEqual(expect.arrayContaining(stored));
  const others = Object.keys(itemised).filter((name) => !name.startsWith('lead.'));
  expect(stored).toEqual(expect.arrayContaining(others));
});

const { sections } = privacyPolicy(parseEnvironment({}).broker, true);
const rowLists = (id: string) =>
  sections
    .find((one): one is TextSection => one.id === id)
    ?.blocks.flatMap((block) => (block.kind === 'rows' ? [block.rows] : [])) ?? [];

test.each(Object.entries(itemised))('the notice itemises %s in both languages', (name, words) => {
  const [table = ''] = name.split('.');
  const number = notices.findIndex(({ tables }) => (tables as readonly string[]).includes(table));
  const texts = [rowLists(notices[number]?.section ?? '')[0], rowLists('hindi')[number]].map(
    (rows = []) => rows.map(({ text }) => text).join(' '),
  );
  for (const [language, text] of texts.entries()) expect(text).toContain(words[language]);
});
