/** The small type beneath a request's button: who, what for, how long, and the two links that matter. */
import { FormNotice } from '@/components/forms/form-notice';
import { Inline } from '@/components/ui/prose';

export function RequestNotice({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <FormNotice privacy={{ href: '/privacy-policy#service-requests', label: 'How we use this' }}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Inline text={paragraph} />
        </p>
      ))}
    </FormNotice>
  );
}
