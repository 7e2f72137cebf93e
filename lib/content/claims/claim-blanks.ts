/** Blanks that several letters share. The input stays in the browser (see components/letter). */
import { lateNotice } from '../figures/claims.ts';
import { letterClose, type OptionalLine } from '../letter.ts';
import type { ClaimLetter } from './claim-types.ts';

type Blank = ClaimLetter['blanks'][number];

export const vehicleBlank: Blank = {
  id: 'vehicle',
  label: 'Registration number of the vehicle',
  kind: 'line',
  maxLength: 20,
};

export const placeBlank: Blank = { id: 'place', label: 'Place', kind: 'line', maxLength: 160 };

export const hospitalBlank: Blank = {
  id: 'hospital',
  label: 'Hospital and city',
  kind: 'line',
  maxLength: 160,
};

export const patientBlank: Blank = {
  id: 'patient',
  label: 'Patient’s name',
  kind: 'line',
  maxLength: 120,
};

/** A line for an insurer that was informed by phone or app before: the day is evidence. */
export const intimationLine: OptionalLine = {
  label: 'The day you told them first',
  text: 'I first told you of this on {told}. If it is registered already, please add this letter to it.',
  blank: { id: 'told', label: 'Day you first told them', kind: 'date', maxLength: 10 },
};

/** Admits a delay, so only the visitor may select it. */
export const delayLine: OptionalLine = {
  label: 'Add a line that explains why this comes late',
  text:
    `I could not tell you sooner because: {delay}\n` +
    `Late notice is by itself no ground to reject a claim (${lateNotice.source.title}).`,
  blank: {
    id: 'delay',
    label: 'Why you could not tell them sooner',
    kind: 'lines',
    maxLength: 500,
  },
};

/** @param filledFrom the event on the page whose date fills the blank. */
export function dateBlank(label: string, filledFrom: Blank['filledFrom'] = 'happened'): Blank {
  return { id: 'date', label, kind: 'date', maxLength: 10, filledFrom };
}

export const letterSignature = `${letterClose}\n{contact}`;
