/** A form per kind of list. The file is read first; nothing changes before its report is confirmed. */
import { Disclosure } from '@/components/ui/disclosure';
import { TextField } from '@/components/ui/text-field';
import { listFieldIds } from '@/lib/desk/desk-paths';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { typedFields } from '@/lib/desk/typed-fields';
import {
  ColumnsField,
  HospitalListFields,
  InsurerField,
  ListFileField,
} from './list-upload-fields';
import { UploadForm } from './upload-form';

type ListUploadFormsProps = { desk: SignedInDesk; insurers: readonly string[] };

export function ListUploadForms({ desk, insurers }: ListUploadFormsProps) {
  return (
    <>
      <h2>Load a list</h2>
      <HospitalUpload desk={desk} insurers={insurers} />
      <p>
        The file is read first, and you see what it would change. Nothing changes before you put it
        in force. An uploaded file is deleted after an hour.
      </p>
      <PlanUpload desk={desk} />
      <PolicyUpload desk={desk} insurers={insurers} />
    </>
  );
}

const typedOf = (desk: SignedInDesk, kind: string) =>
  typedFields(desk, 'upload-list', { values: { kind } });

/** The file alone: its name or its first lines mostly say the rest, and its page asks what they do not. */
function HospitalUpload({ desk, insurers }: ListUploadFormsProps) {
  const typed = typedOf(desk, 'hospitals');
  return (
    <UploadForm
      desk={desk}
      kind="hospitals"
      more={
        <Disclosure summary="Insurer, day, kind or columns by hand" isOpen={typed.isRejected}>
          <HospitalListFields
            ids={listFieldIds.hospitals}
            insurers={insurers}
            now={desk.now}
            typed={typed}
          />
        </Disclosure>
      }
    >
      <ListFileField
        id={listFieldIds.hospitals.file}
        label="An insurer’s hospitals"
        hint="Its file unchanged, CSV or XLSX. Insurer and day are read from the file’s name or first lines."
        typed={typed}
      />
    </UploadForm>
  );
}

function PlanUpload({ desk }: Pick<ListUploadFormsProps, 'desk'>) {
  const typed = typedOf(desk, 'plans');
  return (
    <Disclosure summary="Insurers’ plans with their rates" isOpen={typed.isRejected}>
      <UploadForm desk={desk} kind="plans">
        <ListFileField
          id={listFieldIds.plans.file}
          label="The file of plans"
          hint="CSV, XLSX or JSON. One invalid cell refuses the whole file."
          typed={typed}
          also=".json"
        />
        <ColumnsField id={listFieldIds.plans.columns} example="premium=Price" typed={typed} />
      </UploadForm>
    </Disclosure>
  );
}

function PolicyUpload({ desk, insurers }: ListUploadFormsProps) {
  const typed = typedOf(desk, 'policies');
  return (
    <Disclosure summary="Policies for the customer login" isOpen={typed.isRejected}>
      <UploadForm desk={desk} kind="policies">
        <ListFileField
          id={listFieldIds.policies.file}
          label="The list of policies"
          hint="CSV or XLSX, a row for each policy or each document of it."
          typed={typed}
        />
        <TextField
          id={listFieldIds.policies.documents}
          name="documents"
          type="file"
          label="Their documents (optional)"
          hint="Up to 30 PDFs, or a zip of them; with the list at most 40 MB. The list has their file names."
          accept=".pdf,.zip,application/pdf,application/zip"
          multiple
        />
        <InsurerField
          id={listFieldIds.policies.insurer}
          label="Insurer, where the list has no such column"
          insurers={insurers}
          placeholder="The list says it"
          typed={typed}
        />
        <ColumnsField id={listFieldIds.policies.columns} example="number=Policy No" typed={typed} />
      </UploadForm>
    </Disclosure>
  );
}
