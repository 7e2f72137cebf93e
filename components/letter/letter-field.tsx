/**
 * The field of one blank. It has no name, so that its text is never submitted. Inherits 'use client' from
 * letter-writer.tsx.
 */
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import type { LetterBlank } from '@/lib/content/letter';

type LetterFieldProps = { id: string; blank: LetterBlank };

export function LetterField({ id, blank }: LetterFieldProps) {
  const { label, hint, kind, maxLength, isOptional = false, value, autoComplete = 'off' } = blank;
  const control = {
    id,
    label: isOptional ? `${label} (if you have it)` : label,
    hint,
    'data-blank': blank.id,
    defaultValue: value,
  };
  if (kind === 'lines') return <TextAreaField {...control} maxLength={maxLength} rows={4} />;
  if (kind === 'date') return <TextField {...control} type="date" />;
  return <TextField {...control} maxLength={maxLength} autoComplete={autoComplete} />;
}
