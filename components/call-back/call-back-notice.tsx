/**
 * What is agreed to by pressing the button, read before it: who calls, why, until when, from where, and how to
 * stop it (docs/rules.md, section 3).
 */
import { FormNotice } from '@/components/forms/form-notice';
import { type ConsentDetails, consentParagraphs } from '@/lib/content/consent';

export function CallBackNotice({ consent }: { consent: ConsentDetails }) {
  return (
    <FormNotice privacy={{ href: '/privacy-policy#get-a-call', label: 'How we use your number' }}>
      {consentParagraphs(consent).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </FormNotice>
  );
}
