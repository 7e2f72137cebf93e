import type { FieldValues } from 'react-hook-form';
import type { BoundForm } from './form-enhancement';

/**
 * The message at one field: that of the enhancement, or else the server's, which stays until its field is changed.
 * @param serverErrors of the previous attempt.
 */
export function fieldError<Input extends FieldValues>(
  bound: BoundForm<Input> | null,
  name: keyof Input & string,
  serverErrors: Readonly<Record<string, string | undefined>> | undefined,
): string | undefined {
  const message = bound?.errors[name]?.message;
  if (typeof message === 'string') return message;
  return bound?.changed[name] ? undefined : serverErrors?.[name];
}
