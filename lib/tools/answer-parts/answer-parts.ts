/** The two parts of every tool's answer, whether of a calculator or of a dated plan. */

/** A sum, date or rate of the answer, in large digits. */
export type HeadlineNumber = {
  label: string;
  value: string;
  /** A doubt about it, in one grey line directly below. */
  note?: string;
};

/** A row of "Do this next", at most three in an answer. */
export type NextStep = {
  /** A sentence without links. */
  text: string;
  /** What somebody must know at once, below it. */
  note?: string;
  /** One to three words that name what it leads to: not "Why", which says nothing in a list of links. */
  link: string;
  href: string;
};

/** A row that says all that there is to it. */
export type PlainStep = Pick<NextStep, 'text' | 'note'> & { link?: undefined; href?: undefined };
