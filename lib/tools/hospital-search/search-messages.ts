/** What the site and the thread that searches say to each other. */
import type { StoreLocation } from '../../store/open-store.server.ts';
import type {
  HospitalAnswer,
  HospitalQuery,
  HospitalSuggestion,
} from '../hospitals/api/hospital-answer.ts';

export type SearchStart = {
  location: StoreLocation;
  siteEnv: 'demonstration' | 'qa' | 'production';
};

export type SearchQuestion =
  | { kind: 'find'; query: HospitalQuery; problems: HospitalAnswer['problems'] }
  | { kind: 'suggest'; typed: string };
/** By the question's kind. */
export type SearchResult = { find: HospitalAnswer; suggest: HospitalSuggestion[] };

export type ToSearch = { id: number; question: SearchQuestion };
export type FromSearch =
  | { kind: 'ready'; version: string; hospitals: number; lists: number; megabytes: number }
  /** `problem` is an error's name: a message may quote what was typed. */
  | { kind: 'answer'; id: number; result: SearchResult[keyof SearchResult] }
  | { kind: 'failure'; id: number; problem: string };
