/** Compare: kinds of plan side by side, with controls to choose among them. */
import type { ReactNode } from 'react';
import { Section } from '@/components/sections/section';
import { products } from '@/lib/content/products';
import type { ProductPath } from '@/lib/site/routes';
import { ComparisonPicker } from './comparison-picker';

type ComparisonSectionProps = {
  path: ProductPath;
  /** The table and its notes: comparison-body.tsx, as server HTML. */
  children: ReactNode;
};

export function ComparisonSection({ path, children }: ComparisonSectionProps) {
  const { comparison, content } = products[path];
  const { plans } = comparison;
  return (
    <Section id="compare" heading={`Compare ${content.name}`} layout="wide">
      <ComparisonPicker plans={plans.map(({ id, name }) => ({ id, name }))}>
        {children}
      </ComparisonPicker>
    </Section>
  );
}
