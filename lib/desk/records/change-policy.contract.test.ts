import { seedPolicy } from '../../../testing/data/seed-policy.ts';
import { asha, newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import type { Contact } from '../../input/contact.ts';
import { openDocument } from '../../policies/customer-login/download.server.ts';
import { findPolicies } from '../../policies/find-policies.server.ts';
import { readPolicies } from '../../policies/read-policies.server.ts';
import { mobileKey } from '../../store/field-encryption.server.ts';
import { changePolicy, type PolicyChange } from './policy-actions.server.ts';

onDesk((desk) => {
  const to: Contact = { channel: 'sms', address: '9876500042' };
  const find = () => findPolicies(desk.services, {}, 1);

  /** A policy of Asha's, with the changes that one actor makes to it. */
  async function seedPolicyToChange() {
    const actor = newActor();
    await seedPolicy(desk.services, asha.address);
    const [policy] = await find();
    if (!policy) throw new Error('not found');
    return {
      id: policy.row.id,
      makeChange: (change: PolicyChange) =>
        changePolicy(desk.services, actor, policy, { change, reason: 'asked' }),
      events: async () =>
        (await desk.eventsOf(actor)).map(([action, subject]) => [action, subject]).toReversed(),
    };
  }

  test('a policy is withdrawn and restored once each, with an event for each', async () => {
    const { id, makeChange, events } = await seedPolicyToChange();
    expect(await makeChange({ kind: 'withdraw' })).toBe(true);
    expect(await makeChange({ kind: 'withdraw' })).toBe(false);
    expect(await makeChange({ kind: 'restore' })).toBe(true);
    expect(await events()).toEqual([
      ['withdrew', id],
      ['restored', id],
    ]);
  });

  test('a policy that was not withdrawn is not restored, and has no event of it', async () => {
    const { makeChange, events } = await seedPolicyToChange();
    expect(await makeChange({ kind: 'restore' })).toBe(false);
    expect(await events()).toEqual([]);
  });

  test('a policy is given another mobile, with an event', async () => {
    const { id, makeChange, events } = await seedPolicyToChange();
    expect(await makeChange({ kind: 'contact', from: asha, to })).toBe(true);
    const [changed] = await findPolicies(desk.services, { contact: to }, 1);
    expect(changed?.row.id).toBe(id);
    expect(await events()).toEqual([['corrected', id]]);
  });

  test('a mobile that the policy does not have is not changed, and there is no event of it', async () => {
    const { makeChange, events } = await seedPolicyToChange();
    expect(await makeChange({ kind: 'contact', from: to, to: asha })).toBe(false);
    expect(await events()).toEqual([]);
  });

  test('a document that was loaded wrongly is gone for its holder at once, and the version before it is the newest', async () => {
    const actor = newActor();
    const { id, documents } = await seedPolicy(desk.services, asha.address);
    const [policy] = await findPolicies(desk.services, { id }, 1);
    const [wrong, card] = documents;
    if (!policy || !wrong || !card) throw new Error('not found');
    // The card is the version before, as a later list leaves it.
    const { db } = desk.services.store;
    await db.updateTable('policy_document').set({ title_key: 'one title' }).execute();
    await db
      .updateTable('policy_document')
      .set({ superseded_on: '2026-11-21' })
      .where('id', '=', card.id)
      .execute();
    const other = await seedPolicy(desk.services, '9876500043');
    const change = (document: string) =>
      changePolicy(desk.services, actor, policy, {
        change: { kind: 'delete-document', id: document },
        reason: 'mixed up',
      });
    expect(await change(other.documents[0]?.id ?? '')).toBe(false);
    expect(await change(wrong.id)).toBe(true);
    expect(await change(wrong.id)).toBe(false);
    const key = mobileKey(desk.services.encryption, asha.address);
    expect(await openDocument(desk.services, key, wrong.id)).toEqual({ kind: 'not-found' });
    expect(await readPolicies(desk.services, key, desk.services.store.now())).toMatchObject([
      { documents: [{ id: card.id, kind: 'e-card' }] },
    ]);
    expect(
      (await readPolicies(desk.services, key, desk.services.store.now()))[0]?.documents[0],
    ).not.toHaveProperty('supersededOn');
    expect(await openDocument(desk.services, key, card.id)).toMatchObject({ kind: 'opened' });
    expect(await desk.eventsOf(actor)).toEqual([['erased', id, actor.from]]);
  });
});
