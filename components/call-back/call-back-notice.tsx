/** The small type beside the button: who calls, how often, from where, and how to stop it (compliance.md). */
import { type ConsentDetails, consentParagraphs } from '@/lib/call-back/consent';
import styles from './call-back-card.module.css';

export function CallBackNotice({ consent }: { consent: ConsentDetails }) {
  return (
    <div className={styles.notice}>
      {consentParagraphs(consent).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className={styles.links}>
        <a href="/privacy-policy#get-a-call">How we use your number</a>
        <a href="/contact-us#stop-calls">Stop calls</a>
      </p>
    </div>
  );
}
