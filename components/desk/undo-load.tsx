/** Takes the last load of a list back: what comes back, until when, and the button. */
import { Button } from '@/components/ui/button';
import { formatDate } from '@/lib/dates/format-date';
import type { UndoableLoad } from '@/lib/desk/lists/undoable-loads.server';
import type { SignedInDesk } from '@/lib/desk/require-staff.server';
import { countText } from '@/lib/text/words';
import { DeskForm, HiddenField } from './desk-form';
import { DeskTime } from './desk-time';

type UndoLoadProps = { desk: SignedInDesk; load: UndoableLoad };

export function UndoLoad({ desk, load }: UndoLoadProps) {
  return (
    <DeskForm desk={desk} action="undo-list" layout="column">
      <HiddenField name="kind" value={load.kind} />
      {load.kind === 'hospitals' && (
        <>
          <HiddenField name="insurer" value={load.list.insurer} />
          <HiddenField name="listKind" value={load.list.kind} />
        </>
      )}
      <Button type="submit" variant="tool">
        Take back {loadText(load)}
      </Button>
      <p>
        Loaded <DeskTime at={load.loadedAt} now={desk.now} />. {effectText(load)} Can be taken back
        until <DeskTime at={load.until} now={desk.now} />.
      </p>
    </DeskForm>
  );
}

export function loadText(load: UndoableLoad): string {
  if (load.kind === 'plans') return 'the last load of plans';
  const { insurer, kind } = load.list;
  return `the last load of ${insurer}${kind === 'excluded' ? ', excluded hospitals' : ''}`;
}

function effectText(load: UndoableLoad): string {
  if (load.kind === 'hospitals') {
    const { before } = load.list;
    return before
      ? `The list before has ${countText(before.hospitals, 'hospital')} of ${formatDate(before.asOf)}.`
      : 'There was no list before: its hospitals would be removed.';
  }
  const { restoredUins, removedUins } = load.plans;
  return [
    ...(restoredUins.length > 0
      ? [`Earlier rates would come back for ${restoredUins.join(', ')}.`]
      : []),
    ...(removedUins.length > 0 ? [`These would be removed: ${removedUins.join(', ')}.`] : []),
  ].join(' ');
}
