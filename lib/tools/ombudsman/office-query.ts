/** Where the visitor lives, in a URL: `state=kerala&place=…`, by which the Ombudsman's office is found. */

import { firstValue, type QueryParams } from '../../browser/url-state/search-params.ts';
import { ombudsmanStates } from '../../content/ombudsman-offices.ts';
import { findOffice } from './find-office.ts';

export type OfficeChoice = { state: string; place: string };

/** Null without a state of the list. A place of another state is left out. */
export function parseOfficeChoice(params: QueryParams): OfficeChoice | null {
  const state = firstValue(params, 'state');
  if (!ombudsmanStates.some(({ id }) => id === state)) return null;
  const place = firstValue(params, 'place');
  const isSplit = findOffice(ombudsmanStates, state, '')?.kind === 'choose-place';
  const isOfState = isSplit && findOffice(ombudsmanStates, state, place)?.kind !== 'choose-place';
  return { state, place: isOfState ? place : '' };
}

export function officeEntries(choice: OfficeChoice | null | undefined): [string, string][] {
  if (!choice) return [];
  const { state, place } = choice;
  return [['state', state], ...(place ? [['place', place] as [string, string]] : [])];
}
