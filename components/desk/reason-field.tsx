/** Why a manager changes or erases something: a row of the audit trail. */
import { TextField } from '@/components/ui/text-field';

export function ReasonField({ id }: { id: string }) {
  return (
    <TextField
      id={id}
      name="reason"
      label="Who asked, and how"
      hint="It stays in the audit trail: no number and no name."
      autoComplete="off"
      maxLength={300}
      required
    />
  );
}
