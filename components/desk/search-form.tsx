/** Finds a record by whatever the caller says. A post: what is typed is in no address and no log. */
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { deskFieldIds } from '@/lib/desk/desk-paths';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { typedFields } from '@/lib/desk/typed-fields';
import { DeskForm } from './desk-form';

export function SearchForm({ desk }: { desk: SignedInDesk }) {
  return (
    <DeskForm desk={desk} action="find" layout="question">
      <TextField
        id={deskFieldIds.words}
        label="Find"
        hint="Reference, mobile, e-mail, policy number or day"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={254}
        {...typedFields(desk, 'find').field(deskFieldIds.words, 'words')}
      />
      <Button type="submit" variant="tool">
        Find
      </Button>
    </DeskForm>
  );
}
