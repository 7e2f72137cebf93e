/**
 * Shown for an unknown path that the middleware did not redirect home. It is short, because Next includes its content
 * in the data of every other page.
 */
import type { Metadata } from 'next';
import { FrameSection } from '@/components/layout/frame-section';
import { LinkButton } from '@/components/ui/button';
import { broker } from '@/lib/config/broker.server';
import styles from './layout.module.css';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

export default function NotFoundPage() {
  return (
    <>
      <main id="main" className={`wrap ${styles.notFound}`}>
        <p>{broker().name}</p>
        <h1>This page does not exist</h1>
        <p>
          The address may be mistyped, or the page has moved. The home page lists every product.
        </p>
        <LinkButton href="/">Go to the home page</LinkButton>
      </main>
      <FrameSection part="footer" />
    </>
  );
}
