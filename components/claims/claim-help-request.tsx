/** An optional service request about this kind of claim: no medical detail, no document. */
import { RequestForm } from '@/components/requests/request-form';
import { Section } from '@/components/sections/section';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import { claimTypeOptions } from '@/lib/content/requests/request-kinds';
import styles from './claim-help-request.module.css';

export function ClaimHelpRequest({ path, type }: { path: string; type: ClaimType }) {
  return (
    <div className={styles.ask}>
      <Section
        id="ask-us"
        heading="Ask us to help with this claim"
        lead="If you like. No medical detail, no document. We explain and put papers in order; the insurer decides."
        tone="sand"
      >
        <RequestForm
          kind="claim-help"
          page={path}
          values={{ claimType: claimTypeOptions[type.id].value }}
        />
      </Section>
    </div>
  );
}
