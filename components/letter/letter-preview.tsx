/** The letter as it will be sent. A gap is a line to write on, labelled for screen readers. */
import { VisitorWords } from '@/components/languages/visitor-words';
import type { LetterBlank } from '@/lib/content/letter';
import type { LetterPart } from '@/lib/tools/letters/fill-letter';
import styles from './letter-preview.module.css';

type LetterPreviewProps = {
  paragraphs: readonly (readonly LetterPart[])[];
  blanks: readonly LetterBlank[];
};

export function LetterPreview({ paragraphs, blanks }: LetterPreviewProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would enter the outline of the page
    <div className={styles.paper} role="group" aria-label="The letter">
      {paragraphs.map((parts, paragraph) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a letter do not move
        <p key={paragraph}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do its parts
            <span key={index}>
              {'text' in part ? part.text : <Blank part={part} blanks={blanks} />}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

type BlankProps = {
  part: Exclude<LetterPart, { text: string }>;
  blanks: readonly LetterBlank[];
};

function Blank({ part, blanks }: BlankProps) {
  if (part.value !== null)
    return <VisitorWords className={styles.filled}>{part.value}</VisitorWords>;
  const isTall = blanks.find(({ id }) => id === part.blank)?.kind === 'lines';
  return (
    <span className={isTall ? styles.tallGap : styles.gap}>
      <span className={styles.name}>{part.mark}</span>
    </span>
  );
}
