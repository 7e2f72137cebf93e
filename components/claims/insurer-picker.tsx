/** Links to the visitor's own insurer: the kinds of insurers that sell the policy of this claim. */
import { InsurerLinks } from '@/components/sections/insurer-links';
import { Disclosure } from '@/components/ui/disclosure';
import type { ClaimGroupId } from '@/lib/content/claims/claim-types';
import type { InsurerKind } from '@/lib/content/insurers';

const sellers: Record<ClaimGroupId, readonly InsurerKind[]> = {
  health: ['general', 'standalone-health', 'life'],
  motor: ['general'],
  life: ['life'],
  travel: ['general', 'standalone-health'],
  accident: ['general', 'standalone-health', 'life'],
};

export function InsurerPicker({ group }: { group: ClaimGroupId }) {
  return (
    <div data-print="no">
      <Disclosure summary="Who is your insurer?" headingLevel={2}>
        <p>Choose it to go to its own site. The number for claims is on your policy.</p>
        <InsurerLinks kinds={sellers[group]} />
      </Disclosure>
    </div>
  );
}
