/** The sign-in of the desk: the company's own, or an address, then its code. */
import { CodeEntry, type WaitingCode } from '@/components/forms/code-entry';
import { FormCard } from '@/components/forms/form-card';
import { Button, LinkButton } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { formatTime } from '@/lib/dates/format-date';
import { nowInIndia } from '@/lib/dates/local-date-time';
import { type DeskMessage, deskMessages } from '@/lib/desk/desk-messages';
import { deskApiPath, deskSignInPath } from '@/lib/desk/desk-paths';
import { codeDigits } from '@/lib/identity/one-time-codes/one-time-code';

export function ProviderSignIn() {
  return (
    <p>
      <LinkButton href={`${deskApiPath}/sign-in`}>Sign in with your company account</LinkButton>
    </p>
  );
}

export function AddressForm({ isWrong }: { isWrong: boolean }) {
  return (
    <FormCard layout="column" method="post" action={`${deskApiPath}/code`}>
      <TextField
        id="desk-address"
        name="address"
        label="Your e-mail address at work"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        {...(isWrong && { error: deskMessages.address })}
      />
      <Button type="submit" isWide>
        Send me a code
      </Button>
    </FormCard>
  );
}

export function DeskCodeForm({
  code,
  message,
}: {
  code: WaitingCode;
  message: DeskMessage | null;
}) {
  return (
    <CodeEntry
      id="desk-code"
      code={code}
      action={`${deskApiPath}/session`}
      resendAction={`${deskApiPath}/code`}
      hint={`Valid until ${formatTime(nowInIndia(code.expiresAt).time)}.`}
      button="Sign in"
      message={
        message && {
          text: deskMessages[message],
          isOfField: message === 'malformed' || message === 'wrong',
        }
      }
      messages={deskMessages}
      otherWays={<a href={`${deskSignInPath}?address=other`}>Use another address</a>}
    >
      <p>
        If {code.maskedAddress} may use the desk, a code of {codeDigits} digits is on its way.
      </p>
    </CodeEntry>
  );
}
