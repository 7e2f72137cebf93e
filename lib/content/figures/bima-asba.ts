/**
 * Bima-ASBA: a UPI mandate that blocks the premium of a life or health proposal until the insurer accepts.
 * Read in The Insurance Times, March 2025, pages 56 and 57, which reprint the circular. Traps: the block belongs to one
 * proposal; cover starts with the acceptance, whenever the debit is made; the duty is for individual policies so far.
 */
import type { Figure, Source } from '../types.ts';

const circular: Source = {
  title:
    'IRDAI circular IRDAI/PP&GR/CIR/MISC/37/02/2025 on Bima-ASBA, the one-time UPI mandate for premium',
  via: 'The Insurance Times, March 2025',
};

export const bimaAsbaStart: Figure = {
  id: 'bima-asba-start',
  label: 'Day by which life and health insurers have to offer Bima-ASBA',
  text: '1 March 2025',
  from: '2025-03-01',
  asOf: '2025-02-18',
  source: circular,
  readIn: 'official-text',
};

export const bimaAsbaBlock: Figure = {
  id: 'bima-asba-block',
  label: 'Longest time for which a premium stays blocked before the insurer decides',
  text: '14 days',
  from: '2025-02-18',
  asOf: '2025-02-18',
  source: circular,
  readIn: 'official-text',
};

export const bimaAsbaRelease: Figure = {
  id: 'bima-asba-release',
  label: 'Time to release a blocked premium after a proposal is not accepted',
  text: 'one working day',
  from: '2025-02-18',
  asOf: '2025-02-18',
  source: circular,
  readIn: 'official-text',
};

export const bimaAsbaWithdrawal: Figure = {
  id: 'bima-asba-withdrawal',
  label: 'Time to release a blocked premium after you withdraw the proposal',
  text: 'one day',
  from: '2025-02-18',
  asOf: '2025-02-18',
  source: circular,
  readIn: 'official-text',
};
