/** What moves the price, and the figures of law, regulator and wordings, each with its date and source. */

import { RulesTable } from '@/components/sections/rules-table';
import { Section } from '@/components/sections/section';
import { Paragraphs } from '@/components/ui/prose';
import type { NumberedSources } from '@/lib/content/number-sources';
import type { ProductContent } from '@/lib/content/types';

type CostsAndRulesProps = Pick<ProductContent, 'costs' | 'rules'> & {
  label: string;
  sources: NumberedSources;
};

export function CostsAndRules({ costs, rules, label, sources }: CostsAndRulesProps) {
  return (
    <Section id="costs-and-rules" heading="Costs, tax and rules" layout="beside">
      <Paragraphs text={costs} />
      <RulesTable
        caption={`${label}: figures from law, the regulator and policy wordings`}
        rules={rules}
        sources={sources}
      />
    </Section>
  );
}
