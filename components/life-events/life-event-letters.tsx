/** The letters of a plan, folded; what is typed into them stays in the browser. */
import { Letter } from '@/components/letter/letter';
import { LetterSection } from '@/components/sections/letter-section';
import { Disclosure } from '@/components/ui/disclosure';
import { buildLifeEventLetters } from '@/lib/tools/life-events/build-life-event-letters';
import type { LifeEventInput } from '@/lib/tools/life-events/life-event-query';

export function LifeEventLetters({ input }: { input: readonly LifeEventInput[] }) {
  const letters = buildLifeEventLetters(input);
  if (letters.length === 0) return null;
  return (
    <LetterSection
      id="letters"
      heading="Letters, ready to fill in"
      lead="Print it, copy it or open it in your own mail program. You send it; we do not."
    >
      {letters.map(({ id, title, ...letter }) => (
        <Disclosure key={id} id={`letter-${id}`} summary={title}>
          <Letter {...letter} />
        </Disclosure>
      ))}
    </LetterSection>
  );
}
