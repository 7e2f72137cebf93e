/** A form per kind of list. The file is read first; nothing changes before its report is confirmed. */
import { Disclosure } from '@/components/ui/disclosure';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { todayInIndia } from '@/lib/dates/iso-date';
import type { SignedInDesk } from '@/lib/desk/require-worker.server';
import { earliestListDay } from '@/lib/tools/hospitals/import/import-question';
import { UploadForm } from './upload-form';

type ListUploadFormsProps = { desk: SignedInDesk; insurers: readonly string[] };

const tables = '.csv,.xlsx,text/csv';

export function ListUploadForms({ desk, insurers }: ListUploadFormsProps) {
  const options = insurers.map((name) => ({ value: name, label: name }));
  return (
    <>
      <h2>Load a list</h2>
      <p>
        The file is read first, and you see what it would change. Nothing changes before you put it
        in force. An uploaded file is deleted after an hour.
      </p>
      <Disclosure summary="Hospitals of an insurer">
        <UploadForm desk={desk} kind="hospitals">
          <SelectField
            id="hospitals-insurer"
            name="insurer"
            label="Insurer"
            options={options}
            placeholder="Choose the insurer"
            required
          />
          <SelectField
            id="hospitals-kind"
            name="listKind"
            label="What the list says"
            options={[
              { value: 'network', label: 'Cashless at these hospitals' },
              { value: 'excluded', label: 'These hospitals are excluded' },
            ]}
          />
          <TextField
            id="hospitals-day"
            name="asOf"
            type="date"
            label="Day of the list"
            hint="The insurer states it on the list or beside its link."
            min={earliestListDay}
            max={todayInIndia(desk.now)}
            required
          />
          <TextField
            id="hospitals-file"
            name="list"
            type="file"
            label="The insurer’s file"
            hint="CSV or XLSX, unchanged."
            accept={tables}
            required
          />
          <ColumnsField id="hospitals-columns" example="pin=Postal code" />
        </UploadForm>
      </Disclosure>
      <Disclosure summary="Insurers’ plans with their rates">
        <UploadForm desk={desk} kind="plans">
          <TextField
            id="plans-file"
            name="list"
            type="file"
            label="The file of plans"
            hint="CSV, XLSX or JSON. One invalid cell refuses the whole file."
            accept={`${tables},.json`}
            required
          />
          <ColumnsField id="plans-columns" example="premium=Price" />
        </UploadForm>
      </Disclosure>
      <Disclosure summary="Policies for the customer login">
        <UploadForm desk={desk} kind="policies">
          <TextField
            id="policies-file"
            name="list"
            type="file"
            label="The list of policies"
            hint="CSV or XLSX, a row for each policy or each document of it."
            accept={tables}
            required
          />
          <TextField
            id="policies-documents"
            name="documents"
            type="file"
            label="Their documents (optional)"
            hint="Up to 30 PDFs, or a zip of them; with the list at most 40 MB. The list has their file names."
            accept=".pdf,.zip,application/pdf,application/zip"
            multiple
          />
          <SelectField
            id="policies-insurer"
            name="insurer"
            label="Insurer, where the list has no such column"
            options={options}
            placeholder="The list says it"
          />
          <ColumnsField id="policies-columns" example="number=Policy No" />
        </UploadForm>
      </Disclosure>
    </>
  );
}

function ColumnsField({ id, example }: { id: string; example: string }) {
  return (
    <TextField
      id={id}
      name="columns"
      label="Columns, if it does not find them (optional)"
      hint={`field=column, several with commas: ${example}`}
      maxLength={500}
      autoComplete="off"
    />
  );
}
