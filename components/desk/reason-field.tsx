/** Why a manager changes or erases something: a row of the audit trail. */
import { TextField } from '@/components/ui/text-field';
import type { TypedFields } from '@/lib/desk/typed-fields';

export function ReasonField({ id, typed }: { id: string; typed: TypedFields }) {
  return (
    <TextField
      id={id}
      label="Who asked, and how"
      hint="It stays in the audit trail: no number and no name."
      autoComplete="off"
      maxLength={300}
      required
      {...typed.field(id, 'reason')}
    />
  );
}
