/**
 * What is changing in insurance law: one row for each change, with the day on which its text was read. A row is removed
 * once the change is everyday law, or replaced when a final text follows a draft.
 */
import type { Figure } from '../types.ts';

/** Section 25 of the Act, on directors and officers of insurers, was left out. */
export const amendmentActInForce: Figure = {
  id: 'law-amendment-act-2025',
  label: 'Day on which the Act of 2025 that amends the insurance laws came into force',
  text: '5 February 2026',
  from: '2026-02-05',
  asOf: '2026-02-05',
  source: {
    title: 'Sabka Bima Sabki Raksha (Amendment of Insurance Laws) Act, 2025',
    via: 'AZB & Partners',
  },
  readIn: 'note',
};

export const foreignOwnershipLimit: Figure = {
  id: 'law-foreign-ownership-limit',
  label: 'Share of an Indian insurer that foreign investors may own',
  text: '100%',
  share: 100,
  from: '2026-02-05',
  asOf: '2026-02-05',
  source: {
    title: 'Sabka Bima Sabki Raksha (Amendment of Insurance Laws) Act, 2025',
    via: 'AZB & Partners',
  },
  readIn: 'note',
};

export const ombudsmanDraftRules: Figure = {
  id: 'law-ombudsman-draft-rules',
  label: 'Day of the draft that would amend the Insurance Ombudsman Rules',
  text: '25 November 2025',
  from: '2025-11-25',
  asOf: '2025-11-25',
  source: {
    title: 'Ministry of Finance, G.S.R. 864(E), draft Insurance Ombudsman (Amendment) Rules, 2025',
    via: 'gazettetracker.com',
  },
  readIn: 'official-text',
};

export const bimaSugamRules: Figure = {
  id: 'law-bima-sugam-rules',
  label: 'Day of the regulations that set up Bima Sugam',
  text: '20 March 2024',
  from: '2024-03-20',
  asOf: '2024-03-20',
  source: {
    title: 'IRDAI (Bima Sugam - Insurance Electronic Marketplace) Regulations, 2024',
    via: 'Legitquest',
  },
  readIn: 'official-text',
};
