/** The facts of one page as plain data: the parser fills them, the checks read them. */
import type { ExtractedValues } from './extract.ts';
import type { MarkupFacts } from './parse-markup.ts';

/** A tag for the head that stands elsewhere has `isInHead` false: crawlers ignore it. */
export type TextTag = { text: string; isInHead: boolean };
export type MetaTag = { name: string; content: string; isInHead: boolean };
export type LinkTag = {
  rel: string;
  href: string;
  hreflang: string;
  /** Attributes as written that tell tags of the same name apart: hreflang, lang, media and type. */
  qualifiers: string[];
  isInHead: boolean;
};
export type Anchor = {
  /** As written, at most 300 characters. Null without an href. */
  href: string | null;
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
  /** Loaded only by a script: no src and no srcset. Holds the URL from a data attribute, if there is one. */
  sourceless?: string;
  /** Null without an alt attribute; an empty one is right for decoration. */
  alt: string | null;
  hasSize: boolean;
  isLazy: boolean;
  /** The displayed width and height in pixels, where the page fixes them. */
  displaySize: { width: number; height: number } | null;
  /** The first image of the page, when a screen of text comes before it. */
  isBelow?: true;
};
/** A file that the page needs or names, with its absolute URL. */
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
    /** An image in the page's styles. */
    | 'background'
    /** An image in structured data. */
    | 'data-picture';
  url: string;
};
export type StructuredProblem = { id: string; what: string };
export type StructuredDataFacts = {
  blocks: number;
  types: string[];
  ids: string[];
  references: string[];
  /** Absolute URLs of images in structured data. */
  images: string[];
  /** Absolute URLs of the logos of organisations. */
  logos: string[];
  /** Absolute URLs of breadcrumb steps. */
  breadcrumbUrls: string[];
  /** Values of datePublished. */
  published: string[];
  problems: StructuredProblem[];
};

/** The facts of one HTML document. */
export type PageFacts = {
  lang: string | null;
  hasDoctype: boolean;
  /** The charset of the meta tag, and the byte offset of the tag. */
  charset: { label: string; atByte: number } | null;
  titles: TextTag[];
  titleAtByte: number | null;
  metas: MetaTag[];
  links: LinkTag[];
  /** The element that ended the head before its end tag. */
  headEndedBy: string | null;
  /** The element in a noscript of the head that ends the head where scripts are off. */
  headEndedInNoscript: string | null;
  /** `isHidden`: an h1 that no reader ever sees. */
  headings: { level: number; text: string; isHidden?: true }[];
  anchors: Anchor[];
  ids: string[];
  /** A script in the page reads the fragment, so a fragment may lead to any state. */
  hasFragmentScript: boolean;
  images: Image[];
  subresources: Subresource[];
  markup: MarkupFacts;
  structured: StructuredDataFacts;
  /** Prefixes of the title’s words (page/find-other-page.ts) that the main content does not have. */
  unseenTitleWords: string[];
  /** The og:title, where none of its words is on the page. */
  otherOgTitle: string | null;
  /** Words in the main content. */
  words: number;
  /** The same, counted in each language as its English translation would have them (page/content-amount.ts). */
  contentWords: number;
  /** Words of the main content outside headings and links, counted so. */
  ownWords: number;
  /** A form, a table, a picture, a video, a list: used or looked at, not read. */
  showsSomething: boolean;
  /** The server sends an empty element that a script fills. */
  isFilledByScript: boolean;
  /** The page says where its text was first published. */
  sourceNotice: string | null;
  /** The page names the host of its canonical in words (page/find-source.ts). */
  isCanonicalNamed: boolean;
  /** The words among them that are in data-nosnippet. */
  nosnippetWords: number;
  /** Elements with data-nosnippet on which search engines ignore it. */
  nosnippetIgnoredOn: string[];
  /** MinHash of the main content (page/min-hash.ts); empty below 50 words. */
  signature: number[];
  /** Hash of the main content without the words of the main heading (page/min-hash.ts). */
  hashWithoutHeading: number | null;
  elements: number;
  /** The rows and cells of tables and the entries of lists among them. */
  listedElements: number;
  bannedWords: string[];
  placeholders: string[];
  /** Placeholders in code samples, without spaces. */
  shownPlaceholders: string[];
  /** The notice of a page whose content is gone. */
  goneNotice: string | null;
  /** The notice of a page that has no content yet. */
  unfinishedNotice: string | null;
  /** Error messages of a server-side program, as in the text. */
  serverErrors: string[];
  hiddenTexts: string[];
  stuffedPhrases: string[];
  /** The mismatch, where the function words belong to another language. */
  foreignWords: string | null;
  /** The mismatch, where the letters do not belong to the language. */
  foreignScript: string | null;
  /** A telephone number or mail address in the page's own content is a link. */
  hasContact: boolean;
  /** A form, a sign-in or a drawn chart (page/find-wordings.ts). */
  isTool: boolean;
  /** Entries of definition lists. */
  definitions: number;
  brokenText: { garbled: string[]; markdown: string[] };
  unreadableCharacters: number;
  /** Telephone numbers in the text that are not links. */
  unlinkedPhones: string[];
  /** The project's extractions, by name. */
  extracted: ExtractedValues;
};
