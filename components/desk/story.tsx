/** What was done with a record, by which staff member and when. */
import type { StoryEntry } from '@/lib/desk/records/record-story.server';
import { callOutcomes } from '@/lib/store/schema/desk-schema';
import { DeskTime } from './desk-time';
import { detailText, storyText } from './record-words';
import styles from './records.module.css';

export function Story({ story, now }: { story: readonly StoryEntry[]; now: Date }) {
  return (
    <ol className={styles.story}>
      {story.map((entry, place) => {
        const { at, actor, what } = entry;
        const text = detailText(what, entry.text);
        const isNote = callOutcomes.some((outcome) => outcome === what);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be the same
          <li key={place}>
            <strong>{storyText(entry)}</strong>
            {text && <span>{isNote ? ` “${text}”` : `: ${text}`}</span>}
            <br />
            <span className={styles.small}>
              {at ? <DeskTime at={at} now={now} /> : 'time not kept'}
              {actor && `, ${actor}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
