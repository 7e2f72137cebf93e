/** Posts of the page of people: find, correct, erase. */
import 'server-only';
import { type Contact, parseContact } from '../../input/contact.ts';
import { contactKeyOf } from '../../store/field-encryption.server.ts';
import type { Services } from '../../store/services.server.ts';
import {
  type DeskReply,
  deskAction,
  invalidPost,
  messageReply,
  postedText,
} from '../desk-action.server.ts';
import type { DeskMessage } from '../desk-messages.ts';
import {
  deskFieldIds,
  deskHeadingId,
  deskPeoplePath,
  erasurePath,
  keyShape,
  personPath,
  reasonFieldId,
} from '../desk-paths.ts';
import { actorOf } from '../sign-in/desk-sessions.server.ts';
import { correctPerson } from './correct-person.server.ts';
import { erasePerson, planErasure } from './erase-person.server.ts';
import { findContact } from './find-contact.server.ts';

const unknownPerson = invalidPost('person-unknown', deskPeoplePath);

export const findPersonAction = deskAction({
  name: 'find-person',
  role: 'manager',
  parse: (post) => {
    const contact = parseContact(postedText(post, 'contact'));
    return contact
      ? { kind: 'valid', submission: contact }
      : invalidPost('person-not-typed', deskPeoplePath, deskFieldIds.person);
  },
  run: async (contact, { services, now }) => {
    const { rows } = await planErasure(services, contact, now);
    if (rows.length === 0) return unknownPerson.reply;
    if (rows.every(({ what }) => what === 'stopped-number'))
      return messageReply('person-only-stopped', deskPeoplePath);
    const key = contactKeyOf(services.encryption, contact);
    return { outcome: 'found', page: `${personPath(deskPeoplePath, key)}#${deskHeadingId}` };
  },
});

export const erasePersonAction = deskAction<{ key: string; reason: string }>({
  name: 'erase-person',
  role: 'manager',
  parse: (post) => {
    const [key, reason] = [postedText(post, 'who'), postedText(post, 'reason')];
    if (!keyShape.test(key)) return unknownPerson;
    if (reason === '')
      return invalidPost('person-no-reason', erasurePath(key), reasonFieldId('erase-person'));
    return postedText(post, 'confirm') === 'yes'
      ? { kind: 'valid', submission: { key, reason } }
      : invalidPost('person-not-confirmed', erasurePath(key), deskFieldIds.eraseConfirm);
  },
  run: ({ key, reason }, { services, staffMember, now }) =>
    withContact(services, key, async (contact) => {
      const erasure = await erasePerson(services, actorOf(staffMember, now), contact, { reason });
      if (!erasure) return unknownPerson.reply;
      const own = personPath(deskPeoplePath, key, erasure.mayBeCalled);
      return messageReply('person-erased', own);
    }),
});

export const correctPersonAction = deskAction<{ key: string; to: Contact; reason: string }>({
  name: 'correct-person',
  role: 'manager',
  parse: (post) => {
    const [key, reason] = [postedText(post, 'who'), postedText(post, 'reason')];
    if (!keyShape.test(key)) return unknownPerson;
    const to = parseContact(postedText(post, 'contact'));
    const own = personPath(deskPeoplePath, key);
    if (!to) return invalidPost('person-not-typed', own, deskFieldIds.correctedContact);
    return reason === ''
      ? invalidPost('person-no-reason', own, reasonFieldId('correct-person'))
      : { kind: 'valid', submission: { key, to, reason } };
  },
  run: async ({ key, to, reason }, { services, staffMember, now }) => {
    const again = (message: DeskMessage) =>
      messageReply(message, personPath(deskPeoplePath, key), deskFieldIds.correctedContact);
    return withContact(services, key, async (from) => {
      const corrected = await correctPerson(
        services,
        actorOf(staffMember, now),
        { from, to },
        reason,
      );
      switch (corrected.kind) {
        case 'other-channel':
          return again('person-other-kind');
        case 'same':
          return again('person-same');
        case 'nothing-found':
          return unknownPerson.reply;
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
  return contact ? work(contact) : unknownPerson.reply;
}
