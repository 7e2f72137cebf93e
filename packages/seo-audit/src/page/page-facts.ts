/** What one page says, as plain data: the parser fills it, the checks read it. */
import type { ExtractedValues } from './extract.ts';
import type { MarkupFacts } from './parse-markup.ts';

/** A tag of the head that was read in the wrong place has `isInHead` false: crawlers pass it over. */
export type TextTag = { text: string; isInHead: boolean };
export type MetaTag = { name: string; content: string; isInHead: boolean };
export type LinkTag = {
  rel: string;
  href: string;
  hreflang: string;
  /** Attributes as written that make it one of several: hreflang, lang, media and type. */
  qualifiers: string[];
  isInHead: boolean;
};
export type Anchor = {
  /** As written, at most 300 characters. Null without an href. */
  href: string | null;
  /** Where it leads; null when that is no http(s) page. */
  target: string | null;
  fragment: string;
  /** What a reader or a screen reader is told: text, alternative text or label. */
  text: string;
  rel: string;
  /** Kept from screen readers, and so in need of no words. */
  isHidden?: true;
};
export type Image = {
  src: string;
  /** Absolute; null for data: URLs and unreadable ones. */
  url: string | null;
  /** Nothing of it is loaded without a script: no src, no srcset. Where a script would find it, if that is said. */
  sourceless?: string;
  /** Null without an alt attribute; an empty one is right for decoration. */
  alt: string | null;
  hasSize: boolean;
  isLazy: boolean;
  /** Width and height that the page says it is shown at, where they decide; in pixels. */
  displaySize: { width: number; height: number } | null;
  /** The first picture, and a screen full of text before it. */
  isBelow?: true;
};
/** A file that the page needs or names, and its absolute URL. */
export type Subresource = {
  kind:
    | 'script'
    | 'style'
    | 'image'
    | 'srcset'
    | 'frame'
    | 'media'
    | 'feed'
    | 'form'
    | 'preload'
    /** A picture that styles in the page name. */
    | 'background'
    /** A picture that structured data name. */
    | 'data-picture';
  url: string;
};
export type StructuredProblem = { id: string; what: string };
export type StructuredDataFacts = {
  blocks: number;
  types: string[];
  ids: string[];
  references: string[];
  /** Absolute URLs of what is said to be a picture. */
  images: string[];
  /** Absolute URLs of the steps of breadcrumbs. */
  breadcrumbUrls: string[];
  problems: StructuredProblem[];
};

/** What one HTML text says. */
export type PageFacts = {
  lang: string | null;
  hasDoctype: boolean;
  /** Label of the meta tag and the byte it begins at. */
  charset: { label: string; atByte: number } | null;
  titles: TextTag[];
  titleAtByte: number | null;
  metas: MetaTag[];
  links: LinkTag[];
  /** The element that ended the head before its end tag. */
  headEndedBy: string | null;
  /** The element in a noscript of the head that ends the head for whoever runs no scripts. */
  headEndedInNoscript: string | null;
  headings: { level: number; text: string }[];
  anchors: Anchor[];
  ids: string[];
  /** A script in the page reads what stands behind the #, and may lead anywhere. */
  hasFragmentScript: boolean;
  images: Image[];
  subresources: Subresource[];
  markup: MarkupFacts;
  structured: StructuredDataFacts;
  /** Words in the main content. */
  words: number;
  /** Of them those in data-nosnippet. */
  nosnippetWords: number;
  /** MinHash of the main content (page/min-hash.ts); empty below 50 words. */
  signature: number[];
  /** Of the main content without the words of the main heading (page/min-hash.ts). */
  hashWithoutHeading: number | null;
  elements: number;
  bannedWords: string[];
  placeholders: string[];
  /** What the page says instead of its content: that this is gone. */
  goneNotice: string | null;
  /** Messages of a programme that broke off, as they stand in the text. */
  serverErrors: string[];
  hiddenTexts: string[];
  stuffedPhrases: string[];
  /** What is odd where the small words are those of another language. */
  foreignWords: string | null;
  /** What is odd where the letters are not those of the language. */
  foreignScript: string | null;
  /** There is a telephone number or mail address to click in the page's own content. */
  hasContact: boolean;
  brokenText: { garbled: string[]; markdown: string[] };
  unreadableCharacters: number;
  /** Telephone numbers that stand in the text without being a link. */
  unlinkedPhones: string[];
  /** What the project asked for, by the name it gave. */
  extracted: ExtractedValues;
};
