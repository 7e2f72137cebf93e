/** A folded section that only this product has (`topics` of its content). */
import { Blocks } from '@/components/sections/blocks';
import { Section } from '@/components/sections/section';
import type { TextSection } from '@/lib/content/types';
import type { NumberedSources } from '@/lib/figures/number-sources';

type ProductTopicProps = { section: TextSection; sources: NumberedSources };

export function ProductTopic({ section, sources }: ProductTopicProps) {
  return (
    <Section id={section.id} heading={section.heading} isCollapsed>
      <Blocks blocks={section.blocks} sources={sources} />
    </Section>
  );
}
