/**
 * Shown for an unknown path that the middleware did not redirect home: there is no layout above it, so it does not know
 * the visitor's language and has both.
 */
import type { Metadata } from 'next';
import { FrameSection } from '@/components/layout/frame-section';
import { RootDocument } from '@/components/layout/root-document';
import styles from '@/components/layout/root-document.module.css';
import { LinkButton } from '@/components/ui/button';
import { broker } from '@/lib/config/broker.server';
import { rootMetadata, rootViewport } from '@/lib/publishing/root-metadata';
import { anekFont, rupeeFont } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  ...rootMetadata(),
  title: 'Page not found',
  robots: { index: false },
};
export const viewport = rootViewport;

export default function NotFoundPage() {
  return (
    <RootDocument
      lang="en-IN"
      fonts={[anekFont.variable, rupeeFont.variable]}
      skipLabel="Skip to main content"
    >
      <main id="main" className={`wrap ${styles.notFound}`}>
        <p>{broker().name}</p>
        <h1>This page does not exist</h1>
        <p>
          The address may be mistyped, or the page has moved. The home page lists every product.
        </p>
        <p lang="hi-IN">
          यह पेज नहीं है। पता ग़लत लिखा गया हो सकता है, या पेज हट गया है। होम पेज पर सभी बीमे हैं।
        </p>
        <LinkButton href="/">
          Go to the home page <span lang="hi-IN">(होम पेज पर जाएँ)</span>
        </LinkButton>
      </main>
      <FrameSection part="footer" />
    </RootDocument>
  );
}
