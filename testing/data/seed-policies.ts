/**
 * Writes two policies for each example customer while the site runs, for browser tests: `node --conditions=react-server
 * testing/data/seed-policies.ts MOBILE... [EMAIL]`. The e-mail address is the first customer's.
 */
import { emailKey } from '../../lib/store/field-encryption.server.ts';
import { openStore } from '../../lib/store/open-store.server.ts';
import { openServices } from '../../lib/store/services.server.ts';
import { seedPolicy } from './seed-policy.ts';

await openStore();
const services = await openServices();
const contacts = process.argv.slice(2);
let email = contacts.find((contact) => contact.includes('@'));
for (const mobile of contacts.filter((contact) => !contact.includes('@'))) {
  const { id } = await seedPolicy(services, mobile);
  if (email) {
    const contact_key = emailKey(services.encryption, email);
    await services.store.db
      .insertInto('policy_contact')
      .values({ policy_id: id, contact_key })
      .execute();
    email = undefined;
  }
  await seedPolicy(services, mobile, {
    insurer: 'Example Insurer B',
    product: 'Example Car Package',
    number: 'EX-CAR-77',
    kind: 'car',
    holders: ['Example Customer One'],
    covered: 'Example Hatchback',
    to: '2026-11-01',
  });
}
await services.store.db.destroy();
