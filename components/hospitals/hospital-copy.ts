/** Texts about a search's results: one wording for server and browser. */
import { isPageInHindi, localText } from '@/components/languages/local-text';
import { formatDate } from '@/lib/dates/format-date';
import { capitalizeWords, countText, lowerFirst } from '@/lib/text/words';
import type {
  FoundHospital,
  HospitalAnswer,
  HospitalList,
  HospitalQuery,
  SearchPlace,
} from '@/lib/tools/hospitals/api/hospital-answer';
import { barePlaceName } from '@/lib/tools/hospitals/api/hospital-answer';
import { formatLabelFilters } from './filter-options';
import { kindName } from './hospital-kind-names';

export const questionForInsurer =
  'Is this branch in the network for my policy, for this treatment, today?';

export const noListText = 'No insurer’s hospital list is loaded here yet';

/** Nothing can be found, whatever was typed: the text must not deny hospitals in a place. */
export function isWithoutList({ lists, excludedLists, isSample }: HospitalAnswer): boolean {
  return !isSample && lists.length === 0 && excludedLists.length === 0;
}

/** The heading has the number of results, the line above the list the range shown. */
export function withoutPageRange(found: string): string {
  return found.replace(/\.? Showing [^.]*\.$|\.$/, '');
}

/** "1,204 hospitals in Mumbai, Maharashtra. Showing 21 to 40." */
export function formatResultCount(answer: HospitalAnswer, query: HospitalQuery): string {
  const { total, page, pageSize, results, place, placeChoices, placeReading, problems } = answer;
  if (isEmptyQuery(query)) return problems.pin ?? 'Nothing to search for yet.';
  if (total === 0 && isWithoutList(answer)) return `${noListText}.`;
  if (placeChoices.length > 0) return whichPlace(answer, query);
  const unknown = describeUnknown(answer);
  if (unknown) return unknown;
  if (total === 0) return 'No hospital found.';
  if (placeReading?.isMisspelt && place && !query.near) {
    const read = { ...answer, placeReading: null, place: null };
    const rest = formatResultCount(read, query);
    return `We read “${asTyped(query, placeReading.typed)}” as ${formatPlace(place)}: ${lowerFirst(rest)}`;
  }
  const location = `${formatSearchedPlace(answer, query)}${formatLabelFilters(query, answer)}`;
  if (answer.instead) {
    const { shown, kind, words } = answer.instead;
    // A place has other hospitals, so the text denies only the criteria.
    const subject = kind || !words ? kindName(kind) : `“${words}”`;
    const nearest = total > 1 ? `the nearest ${total}` : 'the nearest';
    return `No ${subject} found${location}. Showing ${shown === 'nearest' ? nearest : 'others there'}.`;
  }
  const first = (page - 1) * pageSize + 1;
  const part = results.length < total ? ` Showing ${first} to ${first + results.length - 1}.` : '';
  const { named = '' } = answer.unknownPlace ?? {};
  const byName = named && ` with “${named}” in the name`;
  return `${countText(total, 'hospital')}${location}${byName}.${part}`;
}

/** The heading asks, and the choices follow. */
function whichPlace({ placeReading }: HospitalAnswer, query: HospitalQuery): string {
  const typed = asTyped(query, placeReading?.typed ?? '');
  // "Which {name}?" is no pattern for a catalogue, because it fits every question.
  if (placeReading?.isMisspelt || isPageInHindi()) return `Which place is “${typed}”?`;
  return `Which ${capitalizeWords(typed)}?`;
}

/** What the search needs before it can list hospitals; null where it lists some. */
function describeUnknown({ total, unknownPlace, problems }: HospitalAnswer): string | null {
  if (total > 0) return null;
  if (!unknownPlace) return problems.q ?? problems.pin ?? null;
  return `We do not know “${unknownPlace.words}”. Add the PIN code or the district.`;
}

/** The words in the visitor's own spelling, because a search knows them in lower case. */
function asTyped(query: HospitalQuery, typed: string): string {
  const text = `${query.q} ${query.city}`;
  const at = text.toLowerCase().indexOf(typed);
  return at < 0 ? typed : text.slice(at, at + typed.length);
}

/** " in Pune, Maharashtra", with a leading space; empty without a place. */
export function formatSearchedPlace({ place }: HospitalAnswer, { near }: HospitalQuery): string {
  return near ? ' around your position' : place ? ` ${formatWhere(place)}` : '';
}

/** Distance and order alone are not a query. */
export function isEmptyQuery(query: HospitalQuery): boolean {
  const { q, city, pin, kind, insurers, speciality, tieUp, near } = query;
  return !q && !city && !pin && !kind && !speciality && !tieUp && !near && insurers.length === 0;
}

/** A named place has its own bounds; a PIN code is the centre of a circle. */
function formatWhere(place: SearchPlace): string {
  return `${place.kind === 'pin' ? 'around' : 'in'} ${formatPlace(place)}`;
}

/**
 * "Bengaluru, Karnataka"; "Leh district, Ladakh"; "PIN 560034, Bengaluru Urban, Karnataka". Villages share their names,
 * so a locality has its district.
 */
export function formatPlace(place: SearchPlace): string {
  return place.kind === 'pin' || place.kind === 'locality'
    ? formatPlaceInFull(place)
    : (placeInHindi(place) ?? joinUnique([formatName(place), stateSuffix(place)]));
}

/** "पटना, बिहार" on a Hindi page; null where the table has no Hindi name. */
function placeInHindi(place: SearchPlace): string | null {
  const { nameInHindi, askedAs } = place;
  if (!nameInHindi || !isPageInHindi()) return null;
  const alias = !askedAs || /\p{Script=Devanagari}/u.test(askedAs) ? '' : ` (${askedAs})`;
  return joinUnique([`${nameInHindi}${alias}`, localText(stateSuffix(place))]);
}

/** The name with its district, for places that must be distinguished. */
export function formatPlaceInFull(place: SearchPlace): string {
  const { kind, district, state } = place;
  const isSaid = kind === 'district' || barePlaceName(place) === district;
  const area = kind === 'pin' ? district : `${district} district`;
  return joinUnique([formatName(place), isSaid || district === '' ? '' : area, state]);
}

/** "Sangli district, Maharashtra": where a place is that has the name of another. */
export function formatArea({ district, state }: SearchPlace): string {
  return joinUnique([district && `${district} district`, state]);
}

/** Adds the name in the query, where it differs: "Mumbai (Bombay)". */
function formatName(place: SearchPlace): string {
  const { kind, askedAs } = place;
  const bare = barePlaceName(place);
  if (kind === 'pin') return `PIN ${bare}`;
  const alias = askedAs ? ` (${askedAs})` : '';
  return kind === 'district' ? `${bare} district${alias}` : `${bare}${alias}`;
}

/** Empty for a city that is its own state: "Delhi (दिल्ली)". */
function stateSuffix({ kind, name, state }: SearchPlace): string {
  return kind !== 'district' && name === state ? '' : state;
}

function joinUnique(parts: readonly string[]): string {
  return parts.filter((part, index) => part && parts.indexOf(part) === index).join(', ');
}

/** Straight lines from the centroid of a place or from a position rounded to a kilometre, so always "about". */
export function formatKm(
  { distanceKm, isPositionApproximate, pin, state }: FoundHospital,
  from: SearchPlace | null = null,
): string | null {
  if (distanceKm === null) return null;
  // The middle of a state is nobody's place.
  if (from?.kind === 'state' && from.state === state) return null;
  // Two PIN codes can have the same centroid.
  if (isPositionApproximate && from?.kind === 'pin' && from.name === pin)
    return 'in the same PIN area';
  return distanceKm < 1 ? 'less than 1 km' : `about ${Math.round(distanceKm)} km`;
}

/** Address, city and state in one line, without repetition. The PIN code is separate. */
export function formatAddress({ address, city, state }: FoundHospital): string {
  const addressText = address.toLowerCase();
  const rest = [city, state].filter((part) => part && !addressText.includes(part.toLowerCase()));
  return [address, ...rest].filter(Boolean).join(', ');
}

/** Text that a visitor shows or sends to the hospital's insurance desk. */
export function formatDeskText(
  hospital: FoundHospital,
  lists: readonly HospitalList[],
  excludedLists: readonly HospitalList[] = [],
): string {
  const listLines = [
    ...hospital.insurers.map(
      (insurer) => `Network list: ${formatListed(hospital, insurer, lists)}`,
    ),
    ...hospital.excludedBy.map((insurer) => `Excluded by: ${formatList(insurer, excludedLists)}`),
  ];
  return [
    hospital.name,
    [formatAddress(hospital), hospital.pin && `PIN ${hospital.pin}`].filter(Boolean).join(', '),
    ...(hospital.phone ? [`Phone: ${hospital.phone}`] : []),
    ...(listLines.length > 0 ? listLines : ['From a sample list without insurers']),
    `To confirm with the insurer and at the desk before admission: ${questionForInsurer}`,
  ].join('\n');
}

/** Adds the tie-up in the list: "SBI General Insurance, list of 29 June 2026: Agreed rates". */
export function formatListed(
  { tieUps }: FoundHospital,
  insurer: string,
  lists: readonly HospitalList[],
): string {
  const tieUp = tieUps[insurer];
  return `${formatList(insurer, lists)}${tieUp ? `: ${tieUp}` : ''}`;
}

/** "SBI General Insurance, list of 29 June 2026". */
export function formatList(insurer: string, lists: readonly HospitalList[]): string {
  const list = lists.find((each) => each.insurer === insurer);
  return list ? `${insurer}, list of ${formatDate(list.asOf)}` : insurer;
}
