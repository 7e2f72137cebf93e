/** Disclosures required on every page (docs/rules.md, section 2): payment, personal data, spurious calls, licence. */
import { reviewLine } from '@/lib/config/broker-reviewer';
import { formatDate } from '@/lib/dates/format-date';
import { telephoneHref } from '@/lib/site/contact-links';
import { isPagePath, reviewDateFor } from '@/lib/site/find-route';
import styles from './footer-disclosures.module.css';
import type { FrameProps } from './frame-props';

export function FooterDisclosures({ path, reviewedPath = path, broker }: FrameProps) {
  const reviewed =
    reviewedPath && isPagePath(reviewedPath) ? reviewDateFor(reviewedPath) : undefined;
  const report = `mailto:${broker.helpMailbox}?subject=${encodeURIComponent(`Error on ${path ?? 'the website'}`)}`;
  return (
    <div className={styles.disclosures}>
      <div className={styles.notices}>
        <p>
          <strong>Your particulars.</strong> Only after you agree, insurer by insurer, visitor
          particulars may be shared with insurers to solicit policies.
        </p>
        <details>
          <summary>Paying for a policy, and spurious calls</summary>
          <p>
            <strong>Paying for a policy.</strong> You pay the insurer and nobody else; we take no
            payment on this site. Insurers pay us a commission, which is inside the premium.
          </p>
          <p>
            <strong>Spurious calls.</strong> IRDAI does not sell policies, announce bonuses or ask
            for a premium. Report a suspect call to the police and on{' '}
            <a href="https://sancharsaathi.gov.in">Chakshu</a>, money lost to fraud on{' '}
            <a href="tel:1930">1930</a>, unwanted calls on <a href="tel:1909">1909</a>.
          </p>
        </details>
      </div>
      <p>
        <strong>Ways to pay an insurer:</strong> {broker.paymentMethods.join(' · ')}. Each insurer
        says which of them it takes.
      </p>
      <p className={styles.details}>
        {broker.legalName} · {broker.licence} · CIN {broker.cin} · Principal officer:{' '}
        {broker.principalOfficer} · Registered office: {broker.address} ·{' '}
        <a href={telephoneHref(broker.phone)}>{broker.phone}</a> ·{' '}
        <a href={`mailto:${broker.helpMailbox}`}>{broker.helpMailbox}</a> · Complaints:{' '}
        <a href={`mailto:${broker.complaintsMailbox}`}>{broker.complaintsMailbox}</a>
      </p>
      <p>
        Insurance is the subject matter of the solicitation. Please read the policy wording and the
        sales brochure before you decide. <a href="/legal#section-41">Section 41</a> of the
        Insurance Act bars rebates of premium. Regulator:{' '}
        <a href="https://irdai.gov.in">Insurance Regulatory and Development Authority of India</a>.
        Complaints portal: <a href="https://bimabharosa.irdai.gov.in">Bima Bharosa</a>.
      </p>
      <p>
        {reviewed && `${reviewLine(formatDate(reviewed), broker.reviewer)} `}
        <a href={report}>Report an error on this page</a>
      </p>
      {broker.isDemonstration && (
        <p className={styles.demonstration}>
          This is a demonstration: the name, the numbers and the licence details are stand-ins, and
          there is no broker behind them.
        </p>
      )}
    </div>
  );
}
