/**
 * What a project hands in when it runs the audit on its own site. All of it may be left out: the audit then looks
 * at the sites and files it is given, and nothing counts as its own.
 */
import type { BannedWord } from '../page/find-wordings.ts';

export type Project = {
  /** How people call the audit there, for the help text. */
  commandLine: string;
  /** Starts the project's own site, which is audited when no target is named. @throws with one readable line. */
  startSite?: () => Promise<StartedSite>;
  /** Findings that the project accepts on its own site. */
  waiversFile?: string;
  bannedWords?: { words: readonly BannedWord[]; why: string };
  /** A Chromium for --render; without it, CHROMIUM_PATH or the one that Playwright downloaded. */
  findChromium?: () => string | undefined;
};

type StartedSite = { url: string; stop(): Promise<void> };
