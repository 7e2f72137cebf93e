/** Finds a record by whatever the caller says. A post: what is typed is in no address and no log. */
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { deskMessages, type SearchError } from '@/lib/desk/desk-messages';
import { searchFieldId } from '@/lib/desk/desk-paths';
import type { SignedInDesk } from '@/lib/desk/require-worker.server';
import { DeskForm } from './desk-form';

type SearchFormProps = { desk: SignedInDesk; error?: SearchError | null };

export function SearchForm({ desk, error }: SearchFormProps) {
  return (
    <DeskForm desk={desk} action="find" layout="question">
      <TextField
        id={searchFieldId}
        name="words"
        label="Find"
        hint="Reference, mobile, e-mail, policy number or day"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={254}
        {...(error && { error: deskMessages[error] })}
      />
      <Button type="submit" variant="tool">
        Find
      </Button>
    </DeskForm>
  );
}
