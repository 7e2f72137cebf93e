/** A page's first tool as the server wrote it: components/ui/as-written.ts says why. */
'use client';
import { asWritten } from '@/components/ui/as-written';
import type { InstrumentCardProps } from './instrument-card';

export function KeptInstrument(props: InstrumentCardProps) {
  if (typeof window === 'undefined') {
    // Required and not imported, as in components/layout/kept-part.tsx: no tool travels to the browser.
    const { InstrumentCard } = require('./instrument-card') as typeof import('./instrument-card');
    return <InstrumentCard {...props} />;
  }
  return asWritten('section', '#work-it-out');
}
