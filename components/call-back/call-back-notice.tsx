/** The small type beside the button: who calls, how often, from where, and how to stop it (docs/rules.md, section 3). */
import { FormNotice } from '@/components/forms/form-notice';
import { type ConsentDetails, consentParagraphs } from '@/lib/content/consent';
import styles from './call-back-card.module.css';

export function CallBackNotice({ consent }: { consent: ConsentDetails }) {
  return (
    <div className={styles.notice}>
      <FormNotice privacy={{ href: '/privacy-policy#get-a-call', label: 'How we use your number' }}>
        {consentParagraphs(consent).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </FormNotice>
    </div>
  );
}
