/** The empty form of /joy-center as the server wrote it: components/ui/as-written.ts says why. */
'use client';
import { asWritten } from '@/components/ui/as-written';

export function KeptMoments() {
  if (typeof window === 'undefined') {
    // Required and not imported, as in components/layout/kept-part.tsx.
    const { MomentForm } = require('./moment-form') as typeof import('./moment-form');
    return <MomentForm />;
  }
  return asWritten('form', '#joy');
}
