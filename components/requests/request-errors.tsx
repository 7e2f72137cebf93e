/** What to correct in a form posted without JavaScript, or that it has to be filled in again. */
import { ErrorSummary } from '@/components/forms/error-summary';
import type { RequestKind } from '@/lib/content/requests/request-kinds';

type RequestErrorsProps = { kind: RequestKind; errors: Readonly<Record<string, string>> };

export function RequestErrors({ kind, errors }: RequestErrorsProps) {
  if (Object.keys(errors).length === 0)
    return <p>What was typed is gone. Please fill in the form again.</p>;
  return <ErrorSummary errors={errors} fieldIdOf={(name) => `request-${kind}-${name}`} />;
}
