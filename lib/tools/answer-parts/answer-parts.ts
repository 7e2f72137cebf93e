/** The two parts of every tool's answer, whether of a calculator or of a dated plan. */

/** A sum, date or rate of the answer, in large digits. */
export type HeadlineNumber = { label: string; value: string };

/** A row of "Do this next", at most three in an answer. */
export type NextStep = {
  /** A sentence without links. */
  text: string;
  /** What somebody must know at once, below it. */
  note?: string;
  /** One or two words. */
  link: string;
  href: string;
};
