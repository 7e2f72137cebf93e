/** The card around a tool's form, with one of several field layouts. A form is never printed. */
import type { ComponentProps } from 'react';
import cardStyles from '@/components/ui/card.module.css';
import fieldStyles from '@/components/ui/field.module.css';
import styles from './form-card.module.css';

type FormCardProps = Omit<ComponentProps<'form'>, 'className'> & {
  /**
   * `column`: a narrow card; `row`: three fields and the button side by side; `search`: one field and the button beside
   * it; `question`: the same, but on a phone the field has the full width; `pairs`: two columns on a desktop;
   * `calculator`: as many fields in a row as fit.
   */
  layout: 'column' | 'row' | 'search' | 'question' | 'pairs' | 'calculator';
  /** Below the fields: which data is stored and which is not. */
  note?: string;
};

export function FormCard({ layout, note, children, ...form }: FormCardProps) {
  return (
    <form
      {...form}
      className={[
        cardStyles.card,
        ...(layout === 'calculator' ? [fieldStyles.grid] : []),
        styles[layout],
      ].join(' ')}
      data-print="no"
    >
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </form>
  );
}
