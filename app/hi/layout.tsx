/** The root layout of the Hindi pages. */
import type { ReactNode } from 'react';
import { HindiWords } from '@/components/languages/hindi-words';
import { RootDocument } from '@/components/layout/root-document';
import { rootMetadata, rootViewport } from '@/lib/publishing/root-metadata';
import { anekFont, rupeeFont } from '../fonts';
import '../globals.css';

// Every page is prerendered, as in app/(en)/layout.tsx.
export const dynamic = 'error';

export const metadata = rootMetadata();
export const viewport = rootViewport;

export default function HindiLayout({ children }: { children: ReactNode }) {
  return (
    <RootDocument
      lang="hi-IN"
      fonts={[anekFont.variable, rupeeFont.variable]}
      skipLabel="सीधे मुख्य भाग पर जाएँ"
    >
      <HindiWords catalogue={{}}>{children}</HindiWords>
    </RootDocument>
  );
}
