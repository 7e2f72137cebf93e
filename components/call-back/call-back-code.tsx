/** One more screen where calls need a one-time code (OTP_REQUIRED): the code, or a new one. Works without a script. */
import { FormCard } from '@/components/forms/form-card';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { type CodeProblem, codeProblems } from '@/lib/leads/code-problems';
import type { CodeState } from '@/lib/one-time-codes/one-time-code';

const action = '/api/call-back/code';

export function CallBackCode({
  state,
  problem,
}: {
  state: CodeState;
  problem: CodeProblem | null;
}) {
  if (state.kind === 'none') return <p role="alert">{codeProblems[problem ?? 'none']}</p>;
  const error = problem && codeProblems[problem];
  return (
    <>
      <p>
        Your request is saved. Nobody calls before you enter the code that we sent by SMS to{' '}
        {state.maskedAddress}. It is valid for 10 minutes.
      </p>
      {state.isChannelDown && <p role="alert">{codeProblems['channel-off']}</p>}
      {state.demonstrationFolder && (
        <p>This is a demonstration: messages are written to {state.demonstrationFolder}/.</p>
      )}
      <FormCard layout="column" method="post" action={action}>
        <TextField
          id="call-code"
          name="code"
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          required
          {...(error && { error })}
        />
        <Button type="submit">Confirm the call</Button>
      </FormCard>
      <form method="post" action={action}>
        <input type="hidden" name="again" value="yes" />
        <Button type="submit" variant="quiet">
          Send a new code
        </Button>
      </form>
    </>
  );
}
