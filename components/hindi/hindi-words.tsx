'use client';
/** The translator of client components: all catalogues on the server, in the browser those that it renders. */
import type { ReactNode } from 'react';
import { TranslatorContext } from '@/components/languages/current-translator';
import { setDocumentWords } from '@/components/languages/document-words';
import type { PageTranslator } from '@/components/languages/page-translator';
import type { Catalogue } from '@/lib/languages/create-translator';

export type HindiWordsProps = {
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
  return setDocumentWords(catalogue);
}
