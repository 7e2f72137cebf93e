/** Why there are no policies, and where else to look. */
import { AnswerLink } from '@/components/ui/answer-link';
import { Note } from '@/components/ui/note';
import { BulletList } from '@/components/ui/prose';
import { loginAnswerPath, loginPath } from '@/lib/customer-login/login-messages';

const reasons = [
  'You bought the policy somewhere else: the insurer has it.',
  'It is under another mobile number or e-mail address: sign out, and sign in with that one.',
  'The insurer’s file has not reached us or is not loaded yet.',
];

export function NoPolicies() {
  return (
    <>
      <Note title="We have no policy under this number or address">
        <BulletList items={reasons} />
      </Note>
      <p>
        <a href={`${loginPath}#where-else`}>Where else a copy is</a>, or{' '}
        <AnswerLink href={`${loginAnswerPath}?ask=copy#ask-for-a-copy`}>
          ask our desk for it
        </AnswerLink>
        .
      </p>
    </>
  );
}
