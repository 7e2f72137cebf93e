'use client';
/** The translator of client components: all catalogues on the server, in the browser those that it renders. */
import type { ReactNode } from 'react';
import {
  setDocumentTranslator,
  TranslatorContext,
} from '@/components/languages/current-translator';
import { createPageTranslator, type PageTranslator } from '@/components/languages/page-translator';
import type { Catalogue } from '@/lib/languages/create-translator';
import { hindiHref } from '@/lib/site/hindi-pages';

type HindiWordsProps = {
  /** The texts of components that the browser renders. */
  catalogue: Catalogue;
  children?: ReactNode;
};

export function HindiWords({ catalogue, children }: HindiWordsProps) {
  return <TranslatorContext value={translatorOf(catalogue)}>{children}</TranslatorContext>;
}

function translatorOf(catalogue: Catalogue): PageTranslator {
  if (typeof window === 'undefined') {
    // `require`, not `import`, as in components/layout/static-frame.tsx.
    const { hindi } = require('./hindi') as typeof import('./hindi');
    return hindi;
  }
  const translator = createPageTranslator({ ...catalogue, ...added }, hindiHref);
  setDocumentTranslator(translator);
  ofPage = catalogue;
  return translator;
}

let ofPage: Catalogue = {};
let added: Catalogue = {};

/** For words that the browser loads later. What is on the screen already keeps its words. */
export function addHindi(catalogue: Catalogue): void {
  added = { ...added, ...catalogue };
  translatorOf(ofPage);
}
