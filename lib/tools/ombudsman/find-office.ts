/**
 * Finds the Ombudsman's office that serves a place, in words. Runs in the browser on the states passed to it. Rule:
 * where the source does not name the place, the answer does not guess and names what is missing.
 */
import type {
  OmbudsmanOffice,
  OmbudsmanState,
  SplitState,
} from '../../content/ombudsman-offices.ts';
import { toSlug } from '../../text/words.ts';

/** The option for every other place of the state. */
export const restOfState = 'elsewhere';

export function isSplitState(state: OmbudsmanState): state is SplitState {
  return 'parts' in state;
}

/** The choices within the state, for a select. */
export function placesOf({ name, parts }: SplitState): { value: string; label: string }[] {
  return [
    ...parts.flatMap(({ places }) =>
      places.map((place) => ({ value: toSlug(place), label: place })),
    ),
    { value: restOfState, label: `Another place in ${name}` },
  ];
}

export type FoundOffice =
  | { kind: 'office'; office: OmbudsmanOffice; place: string }
  /** The visitor has to choose a place inside the state first. */
  | { kind: 'choose-place'; state: SplitState }
  /** The source does not name the place, or no place of the state. */
  | { kind: 'not-named'; state: string; offices: readonly OmbudsmanOffice[] };

/** Null without a state, or with an unknown one. */
export function findOffice(
  states: readonly OmbudsmanState[],
  stateId: string,
  place: string,
): FoundOffice | null {
  const state = states.find(({ id }) => id === stateId);
  if (!state) return null;
  if ('sharedBy' in state) return { kind: 'not-named', state: state.name, offices: state.sharedBy };
  if (!isSplitState(state)) return { kind: 'office', office: state.office, place: state.name };
  for (const { office, places } of state.parts) {
    const listedPlace = places.find((one) => toSlug(one) === place);
    if (listedPlace) return { kind: 'office', office, place: `${listedPlace}, ${state.name}` };
  }
  if (place !== restOfState) return { kind: 'choose-place', state };
  return state.elsewhere
    ? { kind: 'office', office: state.elsewhere.office, place: `the rest of ${state.name}` }
    : { kind: 'not-named', state: state.name, offices: state.parts.map(({ office }) => office) };
}
