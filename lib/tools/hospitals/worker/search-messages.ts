/** Messages between the site and the search worker. */
import type { Environment } from '../../../config/parse-environment.ts';
import type { StoreLocation } from '../../../store/open-store.server.ts';
import type { HospitalAnswer, HospitalQuery, HospitalSuggestion } from '../api/hospital-answer.ts';
import type { City, CityHospitals } from '../cities/city-hospitals.ts';

export type SearchWorkerData = {
  location: StoreLocation;
  siteEnv: Environment['siteEnv'];
};

export type SearchRequest =
  | { kind: 'find'; query: HospitalQuery; errors: HospitalAnswer['problems'] }
  | { kind: 'suggest'; typed: string }
  | { kind: 'cities' }
  | { kind: 'city'; slug: string };
/** Result types by kind of request. */
export type SearchResponse = {
  find: HospitalAnswer;
  suggest: HospitalSuggestion[];
  cities: readonly City[];
  city: CityHospitals | null;
};

export type WorkerRequest = { id: number; request: SearchRequest };
export type WorkerMessage =
  | { kind: 'ready'; version: string; hospitals: number; lists: number; megabytes: number }
  /** `error` is the name of an error: its message may quote the visitor's input. */
  | { kind: 'answer'; id: number; result: SearchResponse[keyof SearchResponse] }
  | { kind: 'failure'; id: number; error: string };
