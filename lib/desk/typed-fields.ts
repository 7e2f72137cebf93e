/** Props for the fields of a desk form. After a rejection they hold the posted values and the message. */
import { deskMessages } from './desk-messages.ts';
import type { RejectedForm } from './rejected-form.server.ts';

export type TypedFields = {
  /** It is the form that was rejected: a fold around it is open. */
  isRejected: boolean;
  /** The props of a field. */
  field(id: string, name: string): { name: string; defaultValue?: string; error?: string };
  /** The props of a check box. A box that confirms something has none: only the staff member ticks it. */
  box(name: string): { name: string; defaultChecked?: true };
  errorOf(id: string): string | undefined;
};

type TypedFieldOptions = {
  /** Hidden fields: a page may have the form of several records. */
  values?: Readonly<Record<string, string>>;
  /** Values by field name, shown while nothing was rejected. */
  defaults?: Readonly<Record<string, string>>;
};

/** @param action the name of its `deskAction`. */
export function typedFields(
  { rejected }: { rejected: RejectedForm | null },
  action: string,
  { values = {}, defaults = {} }: TypedFieldOptions = {},
): TypedFields {
  const isSame = ([name, value]: [string, string]) => rejected?.values[name] === value;
  const shown =
    rejected?.action === action && Object.entries(values).every(isSame) ? rejected : null;
  const errorOf = (id: string) => (shown?.fieldId === id ? deskMessages[shown.message] : undefined);
  return {
    isRejected: shown !== null,
    errorOf,
    // A browser posts only a box that is ticked.
    box: (name) => ({ name, ...(shown?.values[name] && { defaultChecked: true as const }) }),
    field: (id, name) => {
      const error = errorOf(id);
      const text = shown ? shown.values[name] : defaults[name];
      return {
        name,
        ...(text && { defaultValue: text }),
        ...(error && { error }),
      };
    },
  };
}
