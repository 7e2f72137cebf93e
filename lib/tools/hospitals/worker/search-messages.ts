/** What the site and the thread that searches say to each other. */
import type { StoreLocation } from '../../../store/open-store.server.ts';
import type { HospitalAnswer, HospitalQuery, HospitalSuggestion } from '../api/hospital-answer.ts';

export type SearchWorkerData = {
  location: StoreLocation;
  siteEnv: 'demonstration' | 'qa' | 'production';
};

export type SearchRequest =
  | { kind: 'find'; query: HospitalQuery; problems: HospitalAnswer['problems'] }
  | { kind: 'suggest'; typed: string };
/** By the question's kind. */
export type SearchResponse = { find: HospitalAnswer; suggest: HospitalSuggestion[] };

export type WorkerRequest = { id: number; request: SearchRequest };
export type WorkerMessage =
  | { kind: 'ready'; version: string; hospitals: number; lists: number; megabytes: number }
  /** `problem` is an error's name: a message may quote what was typed. */
  | { kind: 'answer'; id: number; result: SearchResponse[keyof SearchResponse] }
  | { kind: 'failure'; id: number; problem: string };
