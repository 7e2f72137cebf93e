/** A form of the desk: it posts to its action with the token without which no action runs. Works without scripts. */
import type { ComponentProps } from 'react';
import { FormCard } from '@/components/forms/form-card';
import { deskApiPath } from '@/lib/desk/desk-paths';
import { deskFormToken } from '@/lib/desk/desk-sessions.server';
import type { SignedInDesk } from '@/lib/desk/require-worker.server';

type DeskFormProps = {
  /** Of `requireWorker`. */
  desk: Pick<SignedInDesk, 'services' | 'worker'>;
  /** The name of its `deskAction`. */
  action: string;
  /** With a file field. */
  isUpload?: boolean;
  layout?: ComponentProps<typeof FormCard>['layout'];
  children: ComponentProps<'form'>['children'];
};

export function DeskForm({ desk, action, isUpload, layout = 'column', children }: DeskFormProps) {
  return (
    <FormCard
      layout={layout}
      method="post"
      action={`${deskApiPath}/${action}`}
      {...(isUpload && { encType: 'multipart/form-data' })}
    >
      <input
        type="hidden"
        name="token"
        value={deskFormToken(desk.services, desk.worker, action)}
        autoComplete="off"
      />
      {children}
    </FormCard>
  );
}
