/** The sections of a product page as the server wrote them: components/ui/as-written.ts says why. */
'use client';
import { asWritten } from '@/components/ui/as-written';
import type { ProductPath } from '@/lib/site/routes';

export type KeptSectionsProps = {
  part: 'opening' | 'comparison' | 'choosing' | 'details';
  path: ProductPath;
  /** Of the opening: whether the page leads to insurers' own plans. Told only where it does. */
  hasPlans?: true;
};

export function KeptSections({ part, ...props }: KeptSectionsProps) {
  const keptName = `${props.path} ${part}`;
  if (typeof window === 'undefined') {
    // Required and not imported, as in components/layout/kept-part.tsx: no content travels to the browser twice.
    const { ProductOpening } = require('./product-opening') as typeof import('./product-opening');
    const { ComparisonBody } =
      require('@/components/comparison/comparison-body') as typeof import('@/components/comparison/comparison-body');
    const { ProductChoosing } =
      require('./product-choosing') as typeof import('./product-choosing');
    const { ProductDetails } = require('./product-details') as typeof import('./product-details');
    const Part = {
      opening: ProductOpening,
      comparison: ComparisonBody,
      choosing: ProductChoosing,
      details: ProductDetails,
    }[part];
    return (
      <div data-kept={keptName}>
        <Part {...props} />
      </div>
    );
  }
  return asWritten('div', `[data-kept="${keptName}"]`);
}
