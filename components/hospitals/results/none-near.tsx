/** Shown if no hospital is near: "Which insurer?", keeping the place, and what to do without one. */

import { HiddenQuery } from '@/components/forms/hidden-query';
import { hospitalQueryToParams, searchPath } from '@/components/hospitals/search-links';
import { Button } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { SelectField } from '@/components/ui/select-field';
import { hospitalQueryKeys } from '@/lib/browser/url-state/hospital-query-keys';
import type { AnsweredQuery } from '@/lib/tools/hospitals/api/hospital-answer';
import styles from './hospital-results.module.css';

const steps = [
  {
    text: 'Another hospital: pay, then claim back',
    href: '/claim/health-reimbursement',
  },
  {
    text: 'Planned stay: ask the insurer first for “Cashless Everywhere”',
    href: '/cashless-hospital#outside-the-network',
  },
  {
    text: 'Emergency: go to the nearest hospital, then tell the insurer',
    href: '/cashless-hospital#cashless-hospital-emergency-not-in-network',
  },
];

export function NoneNear({ query, answer }: AnsweredQuery) {
  return (
    <>
      <WhichInsurer query={query} answer={answer} />
      <h3 id="none-near">
        {answer.results.length > 0 ? 'If none is near enough' : 'If you need a hospital now'}
      </h3>
      <ol className={styles.advice} aria-labelledby="none-near">
        {steps.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A form of its own, so that it works without JavaScript; it goes where the search goes. */
function WhichInsurer({ query, answer: { insurerChoices } }: AnsweredQuery) {
  if (insurerChoices.length === 0) return null;
  const chosen = insurerChoices.find(({ insurer }) => query.insurers.includes(insurer));
  const others = hospitalQueryToParams({ ...query, insurers: [], page: 1 });
  return (
    <form
      key={`${others} ${chosen?.insurer}`}
      method="get"
      action={searchPath}
      className={styles.whichInsurer}
      data-print="no"
    >
      <HiddenQuery search={others} />
      <SelectField
        id="which-insurer"
        name={hospitalQueryKeys.insurers}
        label="Which insurer?"
        placeholder="Choose your insurer"
        options={insurerChoices.map(({ insurer }) => ({ value: insurer, label: insurer }))}
        defaultValue={chosen?.insurer ?? ''}
        required
      />
      <Button type="submit" variant="quiet">
        Show
      </Button>
      {chosen?.website && (
        <p>
          <ExternalLink href={`https://${chosen.website}`}>
            {`${chosen.insurer}: its own site has the list of today`}
          </ExternalLink>
        </p>
      )}
    </form>
  );
}
