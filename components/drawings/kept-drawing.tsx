/** The drawing of a product page as the server wrote it: components/ui/as-written.ts says why. */
'use client';
import { asWritten } from '@/components/ui/as-written';
import type { ProductPath } from '@/lib/site/routes';

/** @param path of a page that has a drawing. */
export function KeptDrawing({ path }: { path: ProductPath }) {
  if (typeof window === 'undefined') {
    // Required and not imported, as in components/layout/kept-part.tsx.
    const { ProductDrawing } = require('./product-drawing') as typeof import('./product-drawing');
    return <ProductDrawing path={path} />;
  }
  return asWritten('section', '#picture');
}
