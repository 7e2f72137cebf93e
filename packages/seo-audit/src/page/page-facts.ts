/** The facts of one page as plain data: the parser fills them, the checks read them. */
import type { ExtractedValues } from './extract.ts';

export type MetaTag = { name: string; content: string };
export type LinkTag = { rel: string; href: string; hreflang: string };
export type Anchor = {
  /** As written, at most 300 characters. */
  href: string;
  /** The target; null for anything but an http(s) URL. */
  target: string | null;
  fragment: string;
  /** The accessible name: text, alternative text or label. */
  text: string;
  rel: string;
  /** Hidden from screen readers, so it needs no name. */
  isHidden?: true;
  /** A script handles the click: a menu, a tab. */
  isControl?: true;
  /** Marked as the current page of a path or menu. */
  isCurrent?: true;
};
export type Image = {
  src: string;
  /** Absolute; null for data: URLs and unreadable ones. */
  url: string | null;
  /** Null without an alt attribute; an empty one is right for decoration. */
  alt: string | null;
};
/** Loaded with the page, or the target of a form. */
export type Subresource = { kind: 'script' | 'style' | 'image' | 'frame' | 'form'; url: string };
export type StructuredProblem = { id: 'structured-json' | 'structured-required'; what: string };
export type StructuredDataFacts = {
  /** Number of JSON-LD blocks. */
  blocks: number;
  types: string[];
  /** Absolute URLs of breadcrumb steps. */
  breadcrumbUrls: string[];
  problems: StructuredProblem[];
};

/** Tags count in the head only: crawlers ignore them elsewhere. */
export type PageFacts = {
  lang: string | null;
  titles: string[];
  metas: MetaTag[];
  links: LinkTag[];
  headings: { level: number; text: string }[];
  anchors: Anchor[];
  ids: string[];
  /** A script in the page reads the fragment, so a fragment may lead to any state. */
  hasFragmentScript: boolean;
  images: Image[];
  subresources: Subresource[];
  structured: StructuredDataFacts;
  /** Words in the main content. */
  words: number;
  /** Words of the main content outside headings and links. */
  ownWords: number;
  /** A form, a table, a picture, a video, a list: used or looked at, not read. */
  showsSomething: boolean;
  /** MinHash of the main content (page/near-duplicates.ts); empty below 50 words. */
  signature: number[];
  bannedWords: string[];
  placeholders: string[];
  /** The project's extractions, by name. */
  extracted: ExtractedValues;
};
