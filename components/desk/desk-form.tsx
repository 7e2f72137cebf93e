/** A form of the desk: it posts to its action with the token without which no action runs. Works without scripts. */
import type { ComponentProps } from 'react';
import { FormCard } from '@/components/forms/form-card';
import { TextField } from '@/components/ui/text-field';
import { deskApiPath } from '@/lib/desk/desk-paths';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { deskFormToken } from '@/lib/desk/sign-in/desk-sessions.server';
import type { TypedFields } from '@/lib/desk/typed-fields';

type DeskFormProps = {
  /** Result of `requireStaff`. */
  desk: Pick<SignedInDesk, 'services' | 'staffMember'>;
  /** The name of its `deskAction`. */
  action: string;
  /** The form has a file field. */
  isUpload?: boolean;
  /** The card's layout; without it the form is a button in a row. */
  layout?: ComponentProps<typeof FormCard>['layout'];
  children: ComponentProps<'form'>['children'];
};

export function DeskForm({ desk, action, isUpload, layout, children }: DeskFormProps) {
  const form = {
    method: 'post',
    action: `${deskApiPath}/${action}`,
    ...(isUpload && { encType: 'multipart/form-data' }),
  };
  const token = deskFormToken(desk.services, desk.staffMember, action);
  const fields = (
    <>
      <HiddenField name="token" value={token} />
      {children}
    </>
  );
  return layout ? (
    <FormCard {...form} layout={layout}>
      {fields}
    </FormCard>
  ) : (
    <form {...form} data-print="no">
      {fields}
    </form>
  );
}

/** Firefox would fill it with the value before a reload. */
export function HiddenField({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} autoComplete="off" />;
}

/** Why a manager changes or erases something: a row of the audit trail. */
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
