'use client';
/** The static sections of a product page: components/ui/preserve-server-html.ts explains why. */
import { preserveServerHtml, staticSectionName } from '@/components/ui/preserve-server-html';
import type { ProductPath } from '@/lib/site/routes';

export type StaticSectionsProps = {
  section: 'opening' | 'comparison' | 'choosing' | 'details';
  path: ProductPath;
  /** Whether the page links to insurers' own plans, for the opening. Set only where it does. */
  hasPlans?: true;
};

export function StaticSections({ section, ...props }: StaticSectionsProps) {
  if (typeof window === 'undefined') {
    // `require`, not `import`, as in components/layout/static-frame.tsx: content is not sent to the browser twice.
    const { ProductOpening } = require('./product-opening') as typeof import('./product-opening');
    const { ComparisonBody } =
      require('@/components/comparison/comparison-body') as typeof import('@/components/comparison/comparison-body');
    const { ProductChoosing } =
      require('./product-choosing') as typeof import('./product-choosing');
    const { ProductDetails } = require('./product-details') as typeof import('./product-details');
    const Sections = {
      opening: ProductOpening,
      comparison: ComparisonBody,
      choosing: ProductChoosing,
      details: ProductDetails,
    }[section];
    return (
      <div data-static={staticSectionName(props.path, section)}>
        <Sections {...props} />
      </div>
    );
  }
  return preserveServerHtml(props.path, section);
}
