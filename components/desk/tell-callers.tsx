/** Calls that Lead.svc has, or may have: nobody can call them back from here. */
import { Note } from '@/components/ui/note';
import { parseReferences } from '@/lib/desk/records/search-words';

/** @param typed the references, from the address of the page. */
export function TellCallers({ typed }: { typed: string }) {
  const { references } = parseReferences(typed);
  if (references.length === 0) return null;
  return (
    <Note title="Tell the callers now: do not ring">
      <p>
        {references.join(', ')}. Lead.svc has these calls, or was being sent them just then; from
        here they cannot be taken back.
      </p>
    </Note>
  );
}
