/** The empty form of /joy-center as the server wrote it: components/ui/preserve-server-html.ts says why. */
'use client';
import { preserveServerHtml } from '@/components/ui/preserve-server-html';

export function StaticLifeEventForm() {
  if (typeof window === 'undefined') {
    // Required and not imported, as in components/layout/static-frame.tsx.
    const { LifeEventForm } = require('./life-event-form') as typeof import('./life-event-form');
    return <LifeEventForm />;
  }
  return preserveServerHtml('form', '#joy');
}
