/** An optional service request about this kind of claim, folded: no medical detail, no document. */
import { RequestForm } from '@/components/requests/request-form';
import { Disclosure } from '@/components/ui/disclosure';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import { claimTypeOptions } from '@/lib/content/requests/request-kinds';
import styles from './claim-help-request.module.css';

export function ClaimHelpRequest({ path, type }: { path: string; type: ClaimType }) {
  return (
    <div className={styles.ask}>
      <Disclosure
        id="ask-us"
        summary="Ask us to help with this claim"
        headingLevel={2}
        contentClass={styles.form}
      >
        <p>
          If you like. No medical detail, no document. We explain and put papers in order; the
          insurer decides.
        </p>
        <RequestForm
          kind="claim-help"
          page={path}
          values={{ claimType: claimTypeOptions[type.id].value }}
        />
      </Disclosure>
    </div>
  );
}
