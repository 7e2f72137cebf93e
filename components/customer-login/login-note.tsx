/** Why somebody is not signed in, or an error in the form: one calm line. */
import { Note } from '@/components/ui/note';
import { problemId } from '@/lib/forms/confirmation-url';
import { type LoginMessage, loginMessages } from '@/lib/policies/customer-login/login-messages';

/** Messages that do not report a visitor's error are not announced as alerts. */
const isNotice = (message: LoginMessage) => message === 'signed-out' || message === 'ended';

export function LoginNote({ message, more }: { message: LoginMessage; more?: string }) {
  return (
    <div id={problemId} role={isNotice(message) ? 'status' : 'alert'}>
      <Note title={loginMessages[message]}>{more && <p>{more}</p>}</Note>
    </div>
  );
}
