/** Name, colours and icons for a home-screen shortcut. */
import type { MetadataRoute } from 'next';
import { broker } from '@/lib/config/broker.server';
import { descriptionOf, routeFor } from '@/lib/site/find-route';

export default function manifest(): MetadataRoute.Manifest {
  const { name, legalName } = broker();
  return {
    name: legalName,
    short_name: name,
    description: descriptionOf(routeFor('/')),
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: '#fffdf8',
    theme_color: '#241c6b',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
