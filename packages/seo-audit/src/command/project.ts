/**
 * What a project passes in to audit its own site. Every field but commandLine is optional: without them, the audit
 * reads the URL that it is called with, and no site counts as its own.
 */
import type { BannedWord } from '../page/wordings.ts';

export type Project = {
  /** How the audit is called in the project, for the help text. */
  commandLine: string;
  /** Starts the project's own site, which is audited when no target is named. @throws with a one-line message. */
  startSite?: (options: {
    /** A build that is older than its sources is audited too, and `note` says so. */
    acceptsStale: boolean;
  }) => Promise<StartedSite>;
  /** Findings that the project accepts on its own site. */
  waiversFile?: string;
  bannedWords?: { words: readonly BannedWord[]; why: string };
  /** Finds a Chromium for --render; default: CHROMIUM_PATH, then the one that Playwright downloaded. */
  findChromium?: () => string | undefined;
};

type StartedSite = {
  url: string;
  /** What the reports say about the audited build. */
  note?: string;
  stop(): Promise<void>;
};
