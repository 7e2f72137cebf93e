/** The fields of an uploaded list: its file, and what the file may not say itself. */
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { todayInIndia } from '@/lib/dates/iso-date';
import type { listFieldIds } from '@/lib/desk/desk-paths';
import type { UploadOptions } from '@/lib/desk/lists/list-uploads.server';
import type { TypedFields } from '@/lib/desk/typed-fields';
import { earliestListDay } from '@/lib/tools/hospitals/import/import-question';

const tables = '.csv,.xlsx,text/csv';

type FileFieldProps = {
  id: string;
  label: string;
  hint: string;
  typed: TypedFields;
  /** What its kind of list may be besides a table. */
  also?: '.json' | '.txt';
};

export function ListFileField({ also, typed, ...field }: FileFieldProps) {
  return (
    <TextField
      {...field}
      type="file"
      accept={also ? `${tables},${also}` : tables}
      required
      {...typed.field(field.id, 'list')}
    />
  );
}

type ColumnsFieldProps = { id: string; example: string; typed: TypedFields };

export function ColumnsField({ id, example, typed }: ColumnsFieldProps) {
  return (
    <TextField
      id={id}
      label="Columns, if it does not find them (optional)"
      hint={`field=column, several with commas: ${example}`}
      maxLength={500}
      autoComplete="off"
      {...typed.field(id, 'columns')}
    />
  );
}

type InsurerFieldProps = {
  id: string;
  label: string;
  insurers: readonly string[];
  placeholder: string;
  typed: TypedFields;
};

export function InsurerField({ id, label, insurers, placeholder, typed }: InsurerFieldProps) {
  return (
    <SelectField
      id={id}
      label={label}
      options={insurers.map((name) => ({ value: name, label: name }))}
      placeholder={placeholder}
      {...typed.field(id, 'insurer')}
    />
  );
}

type HospitalListFieldsProps = {
  ids: (typeof listFieldIds)['hospitals' | 'again'];
  insurers: readonly string[];
  now: Date;
  typed: TypedFields;
  /** Options of the uploaded file; absent while nothing has read it. */
  options?: UploadOptions;
};

export function HospitalListFields({
  ids,
  insurers,
  now,
  typed,
  options,
}: HospitalListFieldsProps) {
  const fileSays = options ? undefined : 'The file says it';
  return (
    <>
      <InsurerField
        id={ids.insurer}
        label="Insurer"
        insurers={insurers}
        placeholder={fileSays ?? 'Choose the insurer'}
        typed={typed}
      />
      <SelectField
        id={ids.kind}
        label="What the list says"
        options={[
          { value: 'network', label: 'Cashless at these hospitals' },
          { value: 'excluded', label: 'These hospitals are excluded' },
        ]}
        {...(fileSays && { placeholder: fileSays })}
        {...typed.field(ids.kind, 'listKind')}
      />
      <TextField
        id={ids.day}
        type="date"
        label="Day of the list"
        hint="The insurer states it on the list or beside its link."
        min={earliestListDay}
        max={todayInIndia(now)}
        required={Boolean(options)}
        {...typed.field(ids.day, 'asOf')}
      />
      <ColumnsField id={ids.columns} example="pin=Postal code" typed={typed} />
    </>
  );
}
