/** The root layout of the English pages. */
import type { ReactNode } from 'react';
import { RootDocument } from '@/components/layout/root-document';
import { rootMetadata, rootViewport } from '@/lib/publishing/root-metadata';
import { anekFont, rupeeFont } from '../fonts';
import '../globals.css';

// Every page is prerendered: one that reads a cookie or a header fails the build. A page rendered per request sets
// 'auto' (docs/next-internals.md).
export const dynamic = 'error';

export const metadata = rootMetadata();
export const viewport = rootViewport;

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return (
    <RootDocument
      lang="en-IN"
      fonts={[anekFont.variable, rupeeFont.variable]}
      skipLabel="Skip to main content"
    >
      {children}
    </RootDocument>
  );
}
