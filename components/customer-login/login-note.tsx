/** Why somebody is not signed in, or an error in the form: one calm line. */
import { Note } from '@/components/ui/note';
import { type LoginProblem, loginProblems } from '@/lib/customer-login/login-messages';
import { problemId } from '@/lib/forms/confirmation-url';

/** Messages that are no error of the visitor are not announced as alerts. */
const isNotice = (problem: LoginProblem) => problem === 'signed-out' || problem === 'ended';

export function LoginNote({ problem, more }: { problem: LoginProblem; more?: string }) {
  return (
    <div id={problemId} role={isNotice(problem) ? 'status' : 'alert'}>
      <Note title={loginProblems[problem]}>{more && <p>{more}</p>}</Note>
    </div>
  );
}
