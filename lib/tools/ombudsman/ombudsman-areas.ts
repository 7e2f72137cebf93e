/** The areas of the Ombudsman's offices in words, by state and by office, from the same data. */

import {
  type OmbudsmanOffice,
  type OmbudsmanState,
  ombudsmanStates,
  type SplitState,
} from '../../content/ombudsman-offices.ts';
import { joinWords } from '../../text/words.ts';
import { isSplit } from './find-office.ts';

/** "Delhi for Gurugram and Faridabad; Chandigarh for the rest". */
export function describeOffices(state: OmbudsmanState): string {
  if (!isSplit(state)) return state.office;
  const parts = partsOf(state).map(({ office, area }) => `${office} for ${area}`);
  return [...parts, ...(state.elsewhere ? [`${state.elsewhere.office} for the rest`] : [])].join(
    '; ',
  );
}

/** Rows of the table by office: its city, and every place it serves. */
export function areasByOffice(): [office: OmbudsmanOffice, area: string][] {
  const offices = new Map<OmbudsmanOffice, string[]>();
  for (const { office, area } of ombudsmanStates.flatMap(areasOf)) {
    offices.set(office, [...(offices.get(office) ?? []), area]);
  }
  return [...offices]
    .sort(([a], [b]) => a.localeCompare(b, 'en-IN'))
    .map(([office, areas]) => [office, areas.join('; ')]);
}

type Area = { office: OmbudsmanOffice; area: string };

function areasOf(state: OmbudsmanState): Area[] {
  if (!isSplit(state)) return [{ office: state.office, area: state.name }];
  const parts = partsOf(state).map(({ office, area }) => ({
    office,
    area: `${state.name}: ${area}`,
  }));
  return state.elsewhere ? [...parts, state.elsewhere] : parts;
}

/** One area for each office inside a state, places by name first. */
function partsOf({ parts, described = [] }: SplitState): Area[] {
  const named = parts.map(({ office, places }) => ({
    office,
    area: joinWords([
      ...places,
      ...described.flatMap((one) => (one.office === office ? one.area : [])),
    ]),
  }));
  const unnamed = described.filter(({ office }) => !parts.some((part) => part.office === office));
  return [...named, ...unnamed];
}
