/** The steps of one kind of claim as links: each is a URL of its own, with the dates given so far. */

import type { ClaimType } from '@/lib/content/claims/claim-types';
import type { GivenEvents } from '@/lib/tools/claims/claim-events';
import { claimHref } from '@/lib/tools/claims/claim-href';
import { type ClaimStepId, claimSteps } from '@/lib/tools/claims/claim-steps';
import styles from './claim-step-nav.module.css';

type ClaimStepNavProps = { type: ClaimType; step: ClaimStepId; given: GivenEvents };

export function ClaimStepNav({ type, step, given }: ClaimStepNavProps) {
  return (
    <nav className={styles.nav} aria-label="Steps of this claim" data-print="no">
      <ol className={styles.steps}>
        {claimSteps.map(({ id, label }) => (
          <li key={id}>
            <a
              href={claimHref(type, id, given)}
              className={styles.step}
              aria-current={id === step ? 'step' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ol>
      <a href="/claim#what-happened" className={styles.other}>
        Something else happened
      </a>
    </nav>
  );
}
