/** The root layout of the Hindi pages. */
import type { ReactNode } from 'react';
import { hindi } from '@/components/hindi/hindi';
import { RootDocument } from '@/components/layout/root-document';
import { offlineMessage } from '@/lib/browser/pre-hydration/offline-message';
import { rootMetadata, rootViewport } from '@/lib/publishing/root-metadata';
import { anekFont, rupeeFont } from '../fonts';
import '../globals.css';
import { devanagariFont } from './devanagari-font';
import './hindi.css';

// Every page is prerendered, as in app/(en)/layout.tsx.
export const dynamic = 'error';

export const metadata = rootMetadata();
export const viewport = rootViewport;

export default function HindiLayout({ children }: { children: ReactNode }) {
  return (
    <RootDocument
      lang="hi-IN"
      fonts={[anekFont.variable, rupeeFont.variable, devanagariFont.variable]}
      skipLabel="सीधे मुख्य भाग पर जाएँ"
      messages={{
        offline: hindi.translate(offlineMessage),
        notLoaded: 'इस पेज का एक हिस्सा नहीं खुला: खोज और कुछ बटन काम नहीं करेंगे। पेज फिर से खोलें।',
      }}
    >
      {children}
    </RootDocument>
  );
}
