/**
 * Disclosures required on every page (docs/rules.md, section 2): notices, licence, day of the text. On phones who we
 * are, the registration and the solicitation line are in the open, the rest one tap away.
 */
import { Inline } from '@/components/ui/prose';
import {
  demonstrationNotice,
  footerNotices,
  solicitationNotice,
} from '@/lib/content/footer-notices';
import { textDatesLine } from '@/lib/publishing/text-dates-line';
import { telephoneHref } from '@/lib/site/contact-links';
import { isPagePath } from '@/lib/site/find-route';
import { textChangedOn } from '@/lib/site/text-dates';
import styles from './footer-disclosures.module.css';
import type { FrameProps } from './frame-props';

export function FooterDisclosures({ path, datedPath = path, broker }: FrameProps) {
  const changedOn = datedPath && isPagePath(datedPath) ? textChangedOn(datedPath) : undefined;
  const report = `mailto:${broker.helpMailbox}?subject=${encodeURIComponent(`Error on ${path ?? 'the website'}`)}`;
  return (
    <div className={styles.disclosures}>
      <p className={styles.details}>
        {broker.legalName} · {broker.licence}
      </p>
      <p>
        <Inline text={solicitationNotice} />
      </p>
      <details className={styles.more}>
        <summary>Office, complaints, payment and notices</summary>
        <p className={styles.details}>
          CIN {broker.cin} · Principal officer: {broker.principalOfficer} · Registered office:{' '}
          {broker.address} · <a href={telephoneHref(broker.phone)}>{broker.phone}</a> ·{' '}
          <a href={`mailto:${broker.helpMailbox}`}>{broker.helpMailbox}</a> · Complaints:{' '}
          <a href={`mailto:${broker.complaintsMailbox}`}>{broker.complaintsMailbox}</a>
        </p>
        {footerNotices.map((notice) => (
          <p key={notice}>
            <Inline text={notice} />
          </p>
        ))}
        <p>
          <strong>Ways to pay an insurer:</strong> {broker.paymentMethods.join(' · ')}. Each insurer
          says which of them it takes.
        </p>
      </details>
      <p>
        {changedOn && `${textDatesLine(changedOn, broker)} `}
        <a href={report}>Report an error</a>
      </p>
      {broker.isDemonstration && <p className={styles.demonstration}>{demonstrationNotice}</p>}
    </div>
  );
}
