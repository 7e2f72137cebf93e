/** The areas of the Ombudsman's offices in words, by state and by office, from the same data. */
import {
  type OmbudsmanOffice,
  type OmbudsmanState,
  ombudsmanStates,
} from '../../content/ombudsman-offices.ts';
import { joinWords } from '../../text/words.ts';
import { isSplitState } from './find-office.ts';

/** "Delhi for Gurugram and Faridabad; Chandigarh for the rest". */
export function describeOffices(state: OmbudsmanState): string {
  if ('sharedBy' in state)
    return `${state.sharedBy.join(' or ')}: look your district up at cioins.co.in`;
  if (!isSplitState(state)) return state.office;
  const parts = state.parts.map(({ office, places }) => `${office} for ${joinWords(places)}`);
  return [...parts, ...(state.elsewhere ? [`${state.elsewhere.office} for the rest`] : [])].join(
    '; ',
  );
}

/** Rows of the table by office: its city, and every place it serves. */
export function areasByOffice(): [office: OmbudsmanOffice, area: string][] {
  const offices = new Map<OmbudsmanOffice, string[]>();
  for (const { office, area } of ombudsmanStates.flatMap(areasOf))
    offices.set(office, [...(offices.get(office) ?? []), area]);
  return [...offices]
    .sort(([a], [b]) => a.localeCompare(b, 'en-IN'))
    .map(([office, areas]) => [office, areas.join('; ')]);
}

function areasOf(state: OmbudsmanState): { office: OmbudsmanOffice; area: string }[] {
  if ('sharedBy' in state)
    return state.sharedBy.map((office) => ({ office, area: `${state.name}: some districts` }));
  if (!isSplitState(state)) return [{ office: state.office, area: state.name }];
  const parts = state.parts.map(({ office, places }) => ({
    office,
    area: `${state.name}: ${joinWords(places)}`,
  }));
  return state.elsewhere ? [...parts, state.elsewhere] : parts;
}
