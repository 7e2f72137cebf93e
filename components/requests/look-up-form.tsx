/**
 * Asks for a reference and the contact of the request. A plain POST form: it needs no script, and nothing is in a URL.
 */
import { Honeypot } from '@/components/forms/honeypot';
import { PageField } from '@/components/forms/page-field';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { requestConfirmationPath } from '@/lib/site/confirmation-paths';
import styles from './request-form.module.css';

type LookUpFormProps = { headingLevel?: 2 | 3; reference?: string };

export function LookUpForm({ headingLevel = 3, reference }: LookUpFormProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <form
      method="post"
      action="/api/requests/look-up"
      className={`${styles.request} ${styles.form}`}
      aria-labelledby="look-up-form-heading"
      data-print="no"
    >
      <Heading id="look-up-form-heading" className={styles.formHeading}>
        Look up a request
      </Heading>
      <PageField page={requestConfirmationPath} />
      <Honeypot idPrefix="look-up" />
      <TextField
        id="look-up-reference"
        name="reference"
        label="Reference"
        hint="It begins with CB for a call, with SR for anything else."
        defaultValue={reference}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        required
      />
      <TextField
        id="look-up-contact"
        name="contact"
        label="Mobile number or e-mail address you gave"
        maxLength={254}
        autoComplete="off"
        required
      />
      <Button type="submit" variant="quiet" isWide>
        Check status
      </Button>
    </form>
  );
}
