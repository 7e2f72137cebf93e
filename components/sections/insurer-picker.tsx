/** Links to the visitor's own insurer: the kinds of insurers that sell this policy. */
import { Disclosure } from '@/components/ui/disclosure';
import type { ClaimGroupId } from '@/lib/content/claims/claim-types';
import type { InsurerKind } from '@/lib/content/insurers';
import { InsurerLinks } from './insurer-links';

const sellers: Record<ClaimGroupId, readonly InsurerKind[]> = {
  health: ['general', 'standalone-health', 'life'],
  motor: ['general'],
  life: ['life'],
  travel: ['general', 'standalone-health'],
  accident: ['general', 'standalone-health', 'life'],
};

type InsurerPickerProps = {
  group: ClaimGroupId;
  /** What its own site is for. */
  lead?: string;
  headingLevel?: 2 | 3;
};

export function InsurerPicker({
  group,
  lead = 'Choose it to go to its own site. The number for claims is on your policy.',
  headingLevel = 2,
}: InsurerPickerProps) {
  return (
    <div data-print="no">
      <Disclosure summary="Who is your insurer?" headingLevel={headingLevel}>
        <p>{lead}</p>
        <InsurerLinks kinds={sellers[group]} />
      </Disclosure>
    </div>
  );
}
