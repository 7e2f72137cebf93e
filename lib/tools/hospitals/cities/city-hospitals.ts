import type { IsoDate } from '../../../dates/iso-date.ts';
import { type IndexedTool, seo } from '../../../site/route-row.ts';
import { cityPath } from '../../../site/tool-paths.ts';
import { countText } from '../../../text/words.ts';
import type { HospitalList, SearchPlace } from '../api/hospital-answer.ts';

/** A city with a page of its own. */
export type City = {
  /** Index into `PlaceTables.namedPlaces`. */
  id: number;
  /** Last part of the page's path. */
  slug: string;
  place: SearchPlace;
  hospitals: number;
};

/** A city's hospitals on insurers' network lists. */
export type CityHospitals = City & {
  areas: readonly CityArea[];
  /** Insurers with a hospital in the city; `hospitals` counts these alone. */
  lists: readonly HospitalList[];
  isSample: boolean;
};

/** The hospitals of one PIN code. */
type CityArea = {
  pin: string;
  /** The PIN code's post office; empty where the PIN code is unknown. */
  name: string;
  hospitals: number;
  /** Hospitals in the order of their names; fewer than `hospitals` in a large city. */
  listed: readonly { name: string; address: string; insurers: readonly string[] }[];
};

// Texts of a city's page that its head, its structured data and its body share.
/** "Cashless hospitals in Pune: 214 on insurers’ lists". */
export function cityHeading({ place, hospitals, isSample }: CityHospitals): string {
  const lists = isSample ? 'a sample list' : 'insurers’ lists';
  return `Cashless hospitals in ${place.name}: ${hospitals.toLocaleString('en-IN')} on ${lists}`;
}

/** The page's row for search engines. @param day of the newest list. */
export function cityTool(city: CityHospitals, day: IsoDate): IndexedTool {
  const { place, slug, hospitals, areas, lists } = city;
  const insurers = lists.length === 1 ? 'one insurer' : `${lists.length} insurers`;
  return {
    path: cityPath(slug),
    page: '/cashless-hospital',
    label: place.name,
    seo: seo(
      `Cashless hospitals in ${place.name}: list by area`,
      `${countText(hospitals, 'cashless hospital')} in ${place.name} by area and PIN code (${areas.length} areas), from the lists of ${insurers}, with their dates and how to check before you go.`,
    ),
    dataDay: day,
  };
}
