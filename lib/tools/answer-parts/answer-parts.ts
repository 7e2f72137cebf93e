/** The two parts that every answer of a tool opens with, of a calculator and of a dated plan alike. */

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
