/**
 * The insurers that the broker works with, as text for several pages. Showing only some of them without saying so has
 * been fined; so the count is always "x of y", and all are named.
 */
import type { BrokerText } from '../config/broker-details.ts';
import { mailLink, phoneLink } from '../site/contact-links.ts';
import { insurerKindNames } from './insurer-labels.ts';
import { type Insurer, insurers } from './insurers.ts';
import type { Block, Prose } from './types.ts';

/** A longer list is not read. Leaving out some of it has been fined. */
const maxNamedInBand = 12;

/** One sentence for other pages. @throws as `placedInsurerBlocks` does. */
export function placedInsurerLine(broker: BrokerText): Prose {
  const placed = placedInsurers(broker);
  return placed.length > 0
    ? `We place business with ${placed.length} of the ${insurers.length} insurers on it, ` +
        '[each of them named](/legal#insurers-we-work-with).'
    : `Which insurers we place business with is not set up on this copy of the site. ${contactAdvice(broker)}`;
}

/** Of one insurer; which ones are ours is configuration. @throws as `placedInsurerBlocks` does. */
export function placementOf(
  { brand, registrationNumber }: Pick<Insurer, 'brand' | 'registrationNumber'>,
  broker: BrokerText,
): Prose {
  const placed = placedInsurers(broker);
  if (placed.length === 0) return placedInsurerLine(broker);
  return placed.some((one) => one.registrationNumber === registrationNumber)
    ? `Yes. We place business with ${placed.length} of [${insurers.length} insurers](/legal#insurers-we-work-with), and ${brand} is one of them.`
    : `No. We place business with ${placed.length} of [${insurers.length} insurers](/legal#insurers-we-work-with), and ${brand} is not one of them: you can go to it directly.`;
}

/**
 * Text of a band: all of them by name, or a link to where they are named; null if none is configured. @throws as the
 * next.
 */
export function placedInsurerNames(broker: BrokerText): Prose | null {
  const placed = placedInsurers(broker);
  if (placed.length === 0) return null;
  if (placed.length > maxNamedInBand) return placedInsurerLine(broker);
  const names = placed.map(({ brand }) => brand).join(', ');
  return `We place business with ${placed.length} of [${insurers.length} insurers](/insurance-companies): ${names}.`;
}

/** @throws with the registration numbers that are not in the list: such a build must not be published. */
export function placedInsurerBlocks(broker: BrokerText): Block[] {
  const placed = placedInsurers(broker);
  if (placed.length === 0) return [{ kind: 'paragraphs', text: [placedInsurerLine(broker)] }];
  const rows = Object.entries(insurerKindNames).map(([kind, label]) => {
    const ours = placed.filter((insurer) => insurer.kind === kind).map(({ brand }) => brand);
    const all = insurers.filter((insurer) => insurer.kind === kind).length;
    return { label, text: `${ours.length} of ${all}${ours.length ? `: ${ours.join(', ')}` : ''}` };
  });
  return [
    { kind: 'rows', caption: 'Insurers we place business with, of those on our list', rows },
    {
      kind: 'paragraphs',
      text: [
        'The lists on this site show every insurer of a kind, in alphabetical order, whether we ' +
          'work with it or not. A policy of an insurer that is not named here we cannot arrange; you ' +
          'can go to it directly. Ours are named in the same order, and a place cannot be bought.',
      ],
    },
  ];
}

function placedInsurers({ disclosures }: BrokerText) {
  const listedNumbers = new Set(insurers.map(({ registrationNumber }) => registrationNumber));
  const unlistedNumbers = disclosures.insurers.filter((number) => !listedNumbers.has(number));
  if (unlistedNumbers.length > 0) {
    throw new Error(
      `BROKER_INSURERS: no insurer of our list has the number ${unlistedNumbers.join(', ')}`,
    );
  }
  return insurers.filter(({ registrationNumber }) =>
    disclosures.insurers.includes(registrationNumber),
  );
}

function contactAdvice({ phone, helpMailbox }: BrokerText): Prose {
  return `Before you rely on our advice, ask us: call ${phoneLink(phone)} or write to ${mailLink(helpMailbox)}.`;
}
