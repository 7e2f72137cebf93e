/** Links to the insurers' own lists, above the search field, while no list is loaded and a search finds nothing. */
import { InsurerLinks } from '@/components/sections/insurer-links';
import { Disclosure } from '@/components/ui/disclosure';
import { Note } from '@/components/ui/note';
import { noListText } from './hospital-copy';
import { ownListsId } from './search-links';

export function NoListNotice() {
  return (
    <Note title={noListText}>
      <p>
        A search here finds no hospital today. Your insurer’s own site has the list that counts.
      </p>
      <Disclosure id={ownListsId} summary="Choose your insurer" headingLevel={2}>
        <InsurerLinks kinds={['general', 'standalone-health']} />
      </Disclosure>
    </Note>
  );
}
