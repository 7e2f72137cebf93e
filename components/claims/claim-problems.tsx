/** What of the query could not be used, with a way to each field. */
import { ErrorSummary } from '@/components/forms/error-summary';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import { eventsOf, fieldOf } from '@/lib/tools/claims/claim-events';
import type { FieldProblems } from '@/lib/tools/claims/parse-claim-events';

type ClaimProblemsProps = { type: ClaimType; problems: FieldProblems };

export function ClaimProblems({ type, problems }: ClaimProblemsProps) {
  const errors = Object.entries(problems).map(
    ([field, message]) => [field, `${questionOf(type, field)} ${message}`] as const,
  );
  if (errors.length === 0) return null;
  return (
    <ErrorSummary errors={Object.fromEntries(errors)} fieldIdOf={(field) => `claim-${field}`} />
  );
}

/** The question above the field; the time stands beside the first one. */
function questionOf(type: ClaimType, field: string): string {
  return eventsOf(type).find(({ id }) => fieldOf(id) === field)?.label ?? 'At what time?';
}
