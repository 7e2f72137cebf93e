/** What the root layouts of all languages set in the `<head>`. */
import type { Metadata, Viewport } from 'next';
import { broker, siteOrigin } from '../config/broker.server.ts';

export function rootMetadata(): Metadata {
  return {
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
}

export const rootViewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fffdf8' },
    { media: '(prefers-color-scheme: dark)', color: '#110f24' },
  ],
};
