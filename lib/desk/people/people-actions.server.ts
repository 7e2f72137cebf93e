/** Posts of the page of people: find, correct, erase. */
import 'server-only';
import { type Contact, parseContact } from '../../input/contact.ts';
import { contactKeyOf } from '../../store/field-encryption.server.ts';
import type { Services } from '../../store/services.server.ts';
import {
  actorOf,
  type DeskReply,
  deskAction,
  invalidPost,
  messageReply,
  postedText,
} from '../desk-action.server.ts';
import type { DeskMessage } from '../desk-messages.ts';
import { deskPeoplePath, erasurePath, personPath } from '../desk-paths.ts';
import { correctPerson } from './correct-person.server.ts';
import { erasePerson, planErasure } from './erase-person.server.ts';
import { findContact } from './find-contact.server.ts';

export const findPersonAction = deskAction({
  name: 'find-person',
  role: 'manager',
  parse: (post) => {
    const contact = parseContact(postedText(post, 'contact'));
    return contact
      ? { kind: 'valid', submission: contact }
      : invalidPost('person-not-typed', deskPeoplePath);
  },
  run: async (contact, { services }) => {
    const { rows } = await planErasure(services, contact);
    if (rows.length === 0) return messageReply('person-unknown', deskPeoplePath);
    if (rows.every(({ what }) => what === 'stopped-number'))
      return messageReply('person-only-stopped', deskPeoplePath);
    const key = contactKeyOf(services.encryption, contact);
    return { outcome: 'found', page: personPath(deskPeoplePath, key) };
  },
});

export const erasePersonAction = deskAction({
  name: 'erase-person',
  role: 'manager',
  parse: (post) => ({
    kind: 'valid',
    submission: {
      key: postedText(post, 'who'),
      reason: postedText(post, 'reason'),
      isConfirmed: postedText(post, 'confirm') === 'yes',
    },
  }),
  run: async ({ key, reason, isConfirmed }, { services, worker }) => {
    const again = (message: DeskMessage) => messageReply(message, erasurePath(key));
    return withContact(services, key, async (contact) => {
      if (reason === '') return again('person-no-reason');
      if (!isConfirmed) return again('person-not-confirmed');
      const erasure = await erasePerson(services, actorOf(worker), contact, { reason });
      if (!erasure) return messageReply('person-unknown', deskPeoplePath);
      const own = personPath(deskPeoplePath, key, erasure.mayBeCalled);
      return messageReply('person-erased', own);
    });
  },
});

export const correctPersonAction = deskAction({
  name: 'correct-person',
  role: 'manager',
  parse: (post) => ({
    kind: 'valid',
    submission: {
      key: postedText(post, 'who'),
      to: parseContact(postedText(post, 'contact')),
      reason: postedText(post, 'reason'),
    },
  }),
  run: async ({ key, to, reason }, { services, worker }) => {
    const own = personPath(deskPeoplePath, key);
    const again = (message: DeskMessage) => messageReply(message, own);
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
          return messageReply('person-unknown', deskPeoplePath);
        case 'corrected': {
          const { unreadable, mayBeCalled } = corrected;
          const message = unreadable.length > 0 ? 'person-partly' : 'person-corrected';
          const newKey = contactKeyOf(services.encryption, to);
          return messageReply(message, personPath(deskPeoplePath, newKey, mayBeCalled));
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
  return contact ? work(contact) : messageReply('person-unknown', deskPeoplePath);
}
