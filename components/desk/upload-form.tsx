/** A file for the desk: read first, and in force only when its report is confirmed. */
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import type { UploadKind } from '@/lib/store/schema/desk-schema';
import { DeskForm, HiddenField } from './desk-form';

type UploadFormProps = {
  desk: SignedInDesk;
  kind: UploadKind;
  children: ReactNode;
  /** Fields after the button, which most files do not need. */
  more?: ReactNode;
};

export function UploadForm({ desk, kind, children, more }: UploadFormProps) {
  return (
    <DeskForm desk={desk} action="upload-list" isUpload layout="column">
      <HiddenField name="kind" value={kind} />
      {children}
      <Button type="submit" isWide>
        Read the file
      </Button>
      {more}
    </DeskForm>
  );
}
