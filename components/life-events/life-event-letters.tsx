/** The letters of a plan, folded; what is typed into them stays in the browser. */
import { LetterWriter } from '@/components/letter/letter-writer';
import { Section } from '@/components/sections/section';
import { Disclosure } from '@/components/ui/disclosure';
import { lettersForLifeEvents } from '@/lib/tools/life-events/life-event-letters';
import type { LifeEventInput } from '@/lib/tools/life-events/life-event-query';
import styles from './life-event-answer.module.css';

export function LifeEventLetters({ asked: input }: { asked: readonly LifeEventInput[] }) {
  const letters = lettersForLifeEvents(input);
  if (letters.length === 0) return null;
  return (
    <div className={styles.letters}>
      <Section
        id="letters"
        heading="Letters, ready to fill in"
        lead="Print it, copy it or open it in your own mail program. You send it; we do not."
      >
        {letters.map(({ id, title, ...letter }) => (
          <Disclosure key={id} id={`letter-${id}`} summary={title}>
            <LetterWriter {...letter} />
          </Disclosure>
        ))}
      </Section>
    </div>
  );
}
