/** A search's answer: its interpretation, the list, the map, the pages. Rendered by server and browser alike. */
import {
  formatPlace,
  formatResultCount,
  questionForInsurer,
} from '@/components/hospitals/hospital-copy';
import { searchHref } from '@/components/hospitals/search-links';
import { AnswerLink } from '@/components/ui/answer-link';
import { Disclosure } from '@/components/ui/disclosure';
import { formatDate } from '@/lib/dates/format-date';
import type {
  AnsweredQuery,
  HospitalAnswer,
  HospitalQuery,
  LabelOption,
  UnknownPlace,
} from '@/lib/tools/hospitals/api/hospital-answer';
import { layOutMap } from '@/lib/tools/hospitals/map/lay-out-map';
import { placeSources } from '@/lib/tools/hospitals/places/place-sources';
import { AlternativesNotice } from './alternatives-notice';
import { HospitalCard } from './hospital-card';
import { HospitalMap } from './hospital-map';
import styles from './hospital-results.module.css';
import { NoHospitalFound } from './no-hospital-found';
import { NoneNear } from './none-near';
import { OtherPlaces, PlaceChoice } from './place-choice';

const mapId = 'hospital-map';

export function HospitalResults({ query, answer }: AnsweredQuery) {
  const { results, placeChoices, problems } = answer;
  const isAsking = placeChoices.length > 0;
  const summary = formatResultCount(answer, query);
  const noneNear = answer.instead?.shown === 'nearest' && (
    <NoneNear query={query} answer={answer} />
  );
  return (
    <div className={styles.results}>
      {answer.isSample && <SampleNote />}
      <OtherPlaces query={query} answer={answer} />
      {Object.values(problems)
        .filter((problem) => problem !== summary)
        .map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
      {isReadOtherwise(answer) && <p>{`Showing results for “${answer.readAs}”.`}</p>}
      {answer.unknownPlace?.named && <UnknownNearby unknown={answer.unknownPlace} />}
      <PlaceChoice query={query} answer={answer} />
      {!isAsking && <AlternativesNotice query={query} answer={answer} />}
      <LabelFilterHint query={query} answer={answer} />
      {isAsking ? null : results.length === 0 ? (
        <NoHospitalFound query={query} answer={answer} />
      ) : (
        <FoundHospitals query={query} answer={answer} />
      )}
      {noneNear}
      <PlaceAttribution />
    </div>
  );
}

/** Unless the heading says it: how a misspelt place was read, or which words the names have beside an unknown place. */
function isReadOtherwise({ readAs, placeReading, unknownPlace }: HospitalAnswer): boolean {
  if (readAs === null || unknownPlace || !placeReading) return readAs !== null && !unknownPlace;
  return !placeReading.isMisspelt || readAs.includes(' ');
}

function UnknownNearby({ unknown: { words } }: { unknown: UnknownPlace }) {
  return (
    <p>{`We do not know “${words}”: add the PIN code or the district to see those near you.`}</p>
  );
}

function FoundHospitals({ query, answer }: AnsweredQuery) {
  const { results, place, lists, page, pageSize, instead } = answer;
  const numbered = results.map((hospital, index) => ({
    hospital,
    number: (page - 1) * pageSize + index + 1,
  }));
  const centre = query.near ?? place?.position ?? null;
  // None is in the place that was searched: the distance on each card says enough.
  const onMap = instead?.shown === 'nearest' ? [] : numbered;
  const map = layOutMap(
    onMap.flatMap(({ number, hospital: { position } }) => (position ? [{ number, position }] : [])),
    centre,
  );
  return (
    <>
      <ListWarning lists={lists} />
      {isEverywhere(query, answer) && (
        <p>Add your area, city or PIN code to see those near you first.</p>
      )}
      {map && (
        <p className={styles.toMap} data-print="no">
          <a href={`#${mapId}`}>See them on a map</a>
        </p>
      )}
      <div className={map ? styles.withMap : undefined}>
        <ol
          className={styles.list}
          start={numbered[0]?.number}
          data-found={isAsAsked(query, answer) ? '' : undefined}
        >
          {numbered.map(({ number, hospital }) => (
            <HospitalCard
              key={hospital.id}
              hospital={hospital}
              number={number}
              lists={lists}
              excludedLists={answer.excludedLists}
              from={query.near ? null : place}
            />
          ))}
        </ol>
        {map && (
          <div className={styles.map}>
            <Disclosure id={mapId} summary="Map of these hospitals" isOpenOnWideScreens>
              <HospitalMap
                map={map}
                centreName={query.near ? 'your position' : place && formatPlace(place)}
              />
            </Disclosure>
          </div>
        )}
      </div>
      <ApproximateNote results={results} />
      <ResultPaging query={query} answer={answer} />
    </>
  );
}

/** Nothing asks for other words: on a phone the field can wait behind a link. */
function isAsAsked(query: HospitalQuery, answer: HospitalAnswer): boolean {
  const { instead, unknownPlace, problems } = answer;
  const isProblem = Object.keys(problems).length > 0;
  return !instead && !unknownPlace && !isProblem && !isEverywhere(query, answer);
}

/** More than a page of all India, in no order that helps. */
function isEverywhere({ near }: HospitalQuery, answer: HospitalAnswer): boolean {
  const { total, pageSize, place, placeChoices, problems, unknownPlace } = answer;
  const isPlaced = place !== null || near !== null || placeChoices.length > 0;
  return total > pageSize && !isPlaced && !problems.q && !unknownPlace;
}

function ApproximateNote({ results }: Pick<HospitalAnswer, 'results'>) {
  const isApproximate = results.some(
    (hospital) => hospital.isPositionApproximate && hospital.distanceKm !== null,
  );
  if (!isApproximate) return null;
  return (
    <p className={styles.detail}>
      Distances are in a straight line. Where the list has no exact position, they run to the middle
      of the PIN area or town.
    </p>
  );
}

/**
 * Reliability of a list: it has a date, it changes, and the insurer decides.
 * Not folded, one line on a phone: nobody may take the demonstration's hospitals for an insurer's network.
 */
function SampleNote() {
  return <p className={styles.warning}>Sample list, without insurers.</p>;
}

function ListWarning({ lists }: Pick<HospitalAnswer, 'lists'>) {
  if (lists.length === 0) return null;
  const dates = [...new Set(lists.map(({ asOf }) => formatDate(asOf)))];
  return (
    <details className={styles.warning}>
      <summary>Lists change: confirm before admission</summary>
      <p>
        {`${dates.length === 1 ? `These lists are of ${dates[0]}.` : 'Each list has its own date.'} Ask the insurer’s helpline: “${questionForInsurer}”`}
      </p>
    </details>
  );
}

const rel = 'nofollow noopener noreferrer';

/** Attribution of the place data: both licences require it beside results derived from the data. */
function PlaceAttribution() {
  return (
    <p className={styles.detail}>
      <span>Places and PIN codes, rounded and combined by us, are from </span>
      {placeSources.map(({ name, href, licence }, index) => (
        <span key={name}>
          {index > 0 && <span>; </span>}
          <a href={href} rel={rel}>
            {name}
          </a>
          <span> (</span>
          <a href={licence.href} rel={rel}>
            {licence.name}
          </a>
          <span>{index < placeSources.length - 1 ? ')' : ').'}</span>
        </span>
      ))}
    </p>
  );
}

/** Links to the previous, next and neighbouring pages, so that each page has its URL and its entry in the history. */
export function ResultPaging({ query, answer: { page, pageSize, total } }: AnsweredQuery) {
  const last = Math.ceil(total / pageSize);
  if (last <= 1 && !query.isAll) return null;
  const href = (to: number) => searchHref({ ...query, page: to });
  return (
    <nav className={styles.paging} aria-label="Pages of results" data-print="no">
      {page > 1 && (
        <a href={href(page - 1)} rel="prev">
          Previous
        </a>
      )}
      <ol>
        {pagesAround(page, last).map((each) => (
          <li key={each}>
            <a
              href={href(each)}
              {...(each === page && { 'aria-current': 'page' as const })}
              aria-label={`Page ${each} of ${last}`}
            >
              {each}
            </a>
          </li>
        ))}
      </ol>
      {page < last && (
        <a href={href(page + 1)} rel="next">
          Next
        </a>
      )}
      <a
        className={query.isAll ? undefined : styles.long}
        href={searchHref({ ...query, isAll: !query.isAll, page: 1 })}
      >
        {query.isAll ? 'Short pages' : 'Long pages, to print'}
      </a>
    </nav>
  );
}

/** The first page, the last, and those on both sides of the current one, ascending, with gaps. */
export function pagesAround(page: number, last: number): number[] {
  const candidates = [1, page - 1, page, page + 1, last];
  return [...new Set(candidates)].filter((each) => each >= 1 && each <= last).sort((a, b) => a - b);
}

/** Offers a filter link for words of the search that lists use for a speciality or a tie-up. */
const maxWords = 4;

function LabelFilterHint({ query, answer }: AnsweredQuery) {
  const { speciality, tieUp } = query;
  const foundLabel =
    (speciality === '' && findLabelInText(query.q, answer.specialities, 'speciality')) ||
    (tieUp === '' && findLabelInText(query.q, answer.tieUps, 'tieUp'));
  if (!foundLabel) return null;
  const { q, option, filter } = foundLabel;
  return (
    <p data-print="no">
      <AnswerLink href={searchHref({ ...query, q, [filter]: option.value, page: 1 })}>
        {`Search for hospitals that lists name with “${option.label}”`}
      </AnswerLink>
    </p>
  );
}

type Filter = 'speciality' | 'tieUp';

/** The longest run of words that is a label, and the search without them. */
function findLabelInText(text: string, options: readonly LabelOption[], filter: Filter) {
  const words = text.split(/\s+/).slice(0, 50);
  for (let length = maxWords; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const run = words.slice(from, from + length).join('');
      const key = run.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
      const option = options.find(({ value }) => value === key);
      if (option)
        return {
          option,
          filter,
          q: [...words.slice(0, from), ...words.slice(from + length)].join(' '),
        };
    }
  return null;
}
