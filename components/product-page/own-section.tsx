/** A section that only this product has. */
import { Blocks } from '@/components/sections/blocks';
import { Section } from '@/components/sections/section';
import type { NumberedSources } from '@/lib/content/number-sources';
import type { TextSection } from '@/lib/content/types';

type OwnSectionProps = {
  section: TextSection;
  sources: NumberedSources;
  isFolded: boolean | 'on-phones';
};

export function OwnSection({ section, sources, isFolded }: OwnSectionProps) {
  return (
    <Section id={section.id} heading={section.heading} layout="beside" isFolded={isFolded}>
      <Blocks blocks={section.blocks} sources={sources} />
    </Section>
  );
}
