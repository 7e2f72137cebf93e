/** The HTML shell of every root layout. Header and footer are not here: see site-frame.tsx. */
import type { ReactNode } from 'react';
import { preHydrationScript } from '@/lib/browser/pre-hydration/pre-hydration-script';
import styles from './root-document.module.css';

type RootDocumentProps = {
  /** BCP 47. */
  lang: string;
  /** Classes that set the font variables. */
  fonts: readonly string[];
  skipLabel: string;
  /** What scripts that run before React say, where not in English. */
  messages?: Readonly<Record<'offline' | 'notLoaded', string>>;
  children: ReactNode;
};

export function RootDocument({ lang, fonts, skipLabel, messages, children }: RootDocumentProps) {
  return (
    // The script below marks it.
    <html lang={lang} className={fonts.join(' ')} suppressHydrationWarning>
      <body data-offline={messages?.offline} data-not-loaded={messages?.notLoaded}>
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
          dangerouslySetInnerHTML={{ __html: preHydrationScript }}
        />
        <a href="#main" className={styles.skip}>
          {skipLabel}
        </a>
        {children}
      </body>
    </html>
  );
}
