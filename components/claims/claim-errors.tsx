/** Errors in the query, each with a link to its field. */
import { ErrorSummary } from '@/components/forms/error-summary';
import type { ClaimType } from '@/lib/content/claims/claim-types';
import { claimEventsOf, eventFieldName } from '@/lib/tools/claims/claim-events';
import type { ClaimFieldErrors } from '@/lib/tools/claims/parse-claim-events';

type ClaimErrorsProps = { type: ClaimType; errors: ClaimFieldErrors };

export function ClaimErrors({ type, errors }: ClaimErrorsProps) {
  const fieldErrors = Object.entries(errors).map(
    ([field, message]) => [field, `${questionOf(type, field)} ${message}`] as const,
  );
  if (fieldErrors.length === 0) return null;
  return (
    <ErrorSummary
      errors={Object.fromEntries(fieldErrors)}
      fieldIdOf={(field) => `claim-${field}`}
    />
  );
}

/** The label of the field; the time is beside the first one. */
function questionOf(type: ClaimType, field: string): string {
  return (
    claimEventsOf(type).find(({ id }) => eventFieldName(id) === field)?.label ?? 'At what time?'
  );
}
