/** Posts of the page of people: find, correct, erase. */
import 'server-only';
import { type Contact, parseContact } from '../input/contact.ts';
import { contactKeyOf } from '../store/field-encryption.server.ts';
import type { Services } from '../store/services.server.ts';
import { correctPerson } from './correct-person.server.ts';
import {
  actorOf,
  type DeskReply,
  deskAction,
  postedText,
  problemReply,
} from './desk-action.server.ts';
import { type DeskProblem, deskPeoplePath, personPath } from './desk-paths.ts';
import { erasePerson, planErasure } from './erase-person.server.ts';
import { findContact } from './find-contact.server.ts';

const page = deskPeoplePath;

export const findPerson = deskAction({
  name: 'find-person',
  role: 'manager',
  parse: ({ fields }) => {
    const contact = parseContact(postedText(fields.contact));
    return contact
      ? { kind: 'valid', submission: contact }
      : { kind: 'invalid', outcome: 'invalid', page: `${page}?problem=person-not-typed` };
  },
  run: async (contact, { services }) => {
    const { rows } = await planErasure(services, contact);
    if (rows.length === 0) return problemReply('person-unknown', page);
    if (rows.every(({ what }) => what === 'stopped-number'))
      return problemReply('person-only-stopped', page);
    const key = contactKeyOf(services.encryption, contact);
    return { outcome: 'found', page: personPath(page, key, null) };
  },
});

export const erasePersonPosted = deskAction({
  name: 'erase-person',
  role: 'manager',
  parse: ({ fields }) => ({
    kind: 'valid',
    submission: {
      key: postedText(fields.who),
      reason: postedText(fields.reason),
      isConfirmed: fields.confirm === 'yes',
    },
  }),
  run: async ({ key, reason, isConfirmed }, { services, worker }) => {
    const again = (problem: DeskProblem) => ({
      outcome: problem,
      page: `${personPath(page, key, problem)}&step=erase`,
    });
    return withContact(services, key, async (contact) => {
      if (reason === '') return again('person-no-reason');
      if (!isConfirmed) return again('person-not-confirmed');
      const erasure = await erasePerson(services, actorOf(worker), contact, { reason });
      if (!erasure) return problemReply('person-unknown', page);
      const told = erasure.mayBeCalled;
      return { outcome: 'erased', page: personPath(page, key, 'person-erased', told) };
    });
  },
});

export const correctPersonPosted = deskAction({
  name: 'correct-person',
  role: 'manager',
  parse: ({ fields }) => ({
    kind: 'valid',
    submission: {
      key: postedText(fields.who),
      to: parseContact(postedText(fields.contact)),
      reason: postedText(fields.reason),
    },
  }),
  run: async ({ key, to, reason }, { services, worker }) => {
    const again = (outcome: DeskProblem) => ({ outcome, page: personPath(page, key, outcome) });
    return withContact(services, key, async (from) => {
      if (!to) return again('person-not-typed');
      if (reason === '') return again('person-no-reason');
      const corrected = await correctPerson(services, actorOf(worker), { from, to }, reason);
      switch (corrected.kind) {
        case 'other-channel':
          return again('person-other-kind');
        case 'same':
          return again('person-same');
        case 'nothing-found':
          return problemReply('person-unknown', page);
        case 'corrected': {
          const { unreadable, mayBeCalled } = corrected;
          const outcome = unreadable.length > 0 ? 'person-partly' : 'person-corrected';
          const newKey = contactKeyOf(services.encryption, to);
          return { outcome, page: personPath(page, newKey, outcome, mayBeCalled) };
        }
      }
    });
  },
});

async function withContact(
  services: Services,
  key: string,
  work: (contact: Contact) => Promise<DeskReply>,
): Promise<DeskReply> {
  const contact = await findContact(services, key);
  return contact ? work(contact) : problemReply('person-unknown', page);
}
