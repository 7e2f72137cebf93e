/** "Who is this for?": the person in whose name the letter speaks, as a GET form above it. */
import { FormCard } from '@/components/forms/form-card';
import { HiddenQuery } from '@/components/forms/hidden-query';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import {
  myself,
  type Represented,
  representedField,
  representedRoleField,
  representedRoleRows,
  representedRows,
} from '@/lib/content/represented-people';

type LetterForProps = {
  action: string;
  /** The answer's query without the person. */
  search: string;
  represented: Represented | undefined;
};

export function LetterFor({ action, search, represented }: LetterForProps) {
  return (
    <FormCard action={`${action}#letter`} layout="column" autoComplete="off">
      <HiddenQuery search={search} />
      <RepresentedFields represented={represented} idPrefix="letter" />
      <Button type="submit" variant="quiet">
        Change the letter
      </Button>
    </FormCard>
  );
}

/** What the person is in the policy is asked once there is one. */
type RepresentedFieldsProps = Pick<LetterForProps, 'represented'> & { idPrefix: string };

export function RepresentedFields({ represented, idPrefix }: RepresentedFieldsProps) {
  return (
    <>
      <SelectField
        id={`${idPrefix}-${representedField}`}
        name={representedField}
        label="Who is this for?"
        placeholder={myself}
        options={representedRows}
        defaultValue={represented?.person ?? ''}
      />
      {represented && (
        <SelectField
          id={`${idPrefix}-${representedRoleField}`}
          name={representedRoleField}
          label="This person is"
          options={representedRoleRows}
          defaultValue={represented.role}
        />
      )}
    </>
  );
}
