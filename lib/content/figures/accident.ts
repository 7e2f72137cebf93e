/**
 * Dated figures of accident covers: the regulator's standard policy (Saral Suraksha Bima), and terms of insurers'
 * covers and riders. The owner-driver cover of a vehicle is in motor.ts.
 */
import type { ClockFigure, Figure, Source } from '../types.ts';

const standardAccidentPolicy: Source = {
  title: 'IRDAI, questions and answers on the guidelines on Saral Suraksha Bima',
  via: 'a stored copy of new.irdai.gov.in',
};
const accidentWording: Source = {
  title:
    'SBI General, individual personal accident wording, UIN IRDA/NL-HLT/SBIGI/P-P/V.1/46/13-14',
};
const accidentRider: Source = {
  title: 'LIC’s accident benefit rider, summary on liccalculators.net, read 26 November 2026',
};
const groupAccidentPage: Source = {
  title: 'IFFCO Tokio, questions on group personal accident, read 26 November 2026',
};

/** A term of one insurer that was read on a page without a date: practice in the market, not law. */
const readOnPage = {
  from: '2026-11-26',
  isEffectiveDateUnknown: true,
  asOf: '2026-11-26',
} as const;

export const accidentDeathWithin: ClockFigure = {
  id: 'accident-death-within',
  label: 'Time after the accident for a death or a disability, standard accident policy',
  text: '12 months',
  clock: { months: 12 },
  from: '2021-04-01',
  asOf: '2021-04-01',
  source: standardAccidentPolicy,
  readIn: 'official-text',
};

export const accidentMeaning: Figure = {
  id: 'accident-meaning',
  label: 'What an accident is in an insurer’s wording',
  text: 'Sudden, unforeseen and involuntary, by external, visible and violent means',
  from: '2014-01-01',
  isEffectiveDateUnknown: true,
  asOf: '2014',
  source: accidentWording,
  readIn: 'insurers-wording',
};

export const accidentRiderDeathWithin: ClockFigure = {
  id: 'accident-rider-death-within',
  label: 'Time after the accident for a death under an accident rider of life insurance',
  text: '180 days',
  clock: { days: 180 },
  source: accidentRider,
  readIn: 'note',
  ...readOnPage,
};

export const accidentSportsLeftOut: Figure = {
  id: 'accident-sports-left-out',
  label: 'Pursuits that an accident rider of life insurance leaves out',
  text: 'Mountaineering, racing, hunting, paragliding and other adventure sports',
  source: accidentRider,
  readIn: 'note',
  ...readOnPage,
};

export const accidentIntoxicationLeftOut: Figure = {
  id: 'accident-intoxication-left-out',
  label: 'Injury that comes from alcohol or drugs, in a group accident policy',
  text: 'Left out',
  source: groupAccidentPage,
  readIn: 'insurers-wording',
  ...readOnPage,
};
