/** The HTML shell. Header and footer are not here: see components/layout/site-frame.tsx. */
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { broker, siteOrigin } from '@/lib/config/broker.server';
import { preHydrationScript } from '@/lib/pre-hydration/pre-hydration-script';
import { anekFont, rupeeFont } from './fonts';
import './globals.css';
import styles from './layout.module.css';

// Every page is prerendered: one that reads a cookie or a header fails the build. A page rendered per request sets
// 'auto' (docs/next-internals.md).
export const dynamic = 'error';

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin()),
  applicationName: broker().name,
  formatDetection: { telephone: false },
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48', type: 'image/x-icon' },
      { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    apple: { url: '/apple-touch-icon.png', sizes: '180x180' },
  },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fffdf8' },
    { media: '(prefers-color-scheme: dark)', color: '#110f24' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${anekFont.variable} ${rupeeFont.variable}`}>
      <body>
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
          dangerouslySetInnerHTML={{ __html: preHydrationScript }}
        />
        <a href="#main" className={styles.skip}>
          Skip to main content
        </a>
        {children}
      </body>
    </html>
  );
}
