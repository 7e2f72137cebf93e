/** `npm run requests -- --answered` and `--allow-calls`: what the desk has done with one request. */
import { allowCalls, answerRequest } from '../../../lib/desk/records/answer-request.server.ts';
import { commandActor } from '../../../lib/desk/trail/audit-trail.server.ts';
import type { Services } from '../../../lib/store/services.server.ts';
import {
  failWithError,
  failWithUnknownReference,
  unknownReferenceMessage,
} from '../../command-line/command-error.ts';

const allowCallsErrors = {
  'not-found': unknownReferenceMessage,
  'other-kind': (reference: string) => `${reference} does not ask to allow calls again`,
  'stopped-again': (reference: string) =>
    `Calls were stopped again after ${reference}: the number stays on the list`,
  'needs-code': (reference: string) =>
    `${reference} needs the code that was sent to the number: its holder enters it on our website`,
  erased: (reference: string) => `${reference} is too old: its number is erased`,
};

export async function recordAnswered(services: Services, reference: string): Promise<void> {
  const outcome = await answerRequest(services, commandActor(services.store.now()), reference);
  switch (outcome.kind) {
    case 'not-found':
      return failWithUnknownReference(reference);
    case 'already-answered': {
      const { by } = outcome;
      return console.log(
        `${reference} is answered${by ? `: ${by.actor} marked it at ${by.at}` : ' already'}.`,
      );
    }
    default:
      console.log(`${reference} is ${outcome.kind}.`);
  }
}

export async function recordAllowed(services: Services, reference: string): Promise<void> {
  const { kind } = await allowCalls(services, commandActor(services.store.now()), reference);
  if (kind !== 'allowed') failWithError(allowCallsErrors[kind](reference));
  console.log(`${reference}: the number is off the list; a call may be requested again.`);
}
