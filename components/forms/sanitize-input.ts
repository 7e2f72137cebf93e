/** Drops what does not belong in a field as it is typed or pasted; the caret stays behind what it stood behind. */
import type { ChangeEvent } from 'react';

export function sanitizeInput(
  event: ChangeEvent<HTMLInputElement>,
  sanitize: (text: string) => string,
): void {
  const input = event.target;
  const sanitized = sanitize(input.value);
  if (sanitized === input.value) return;
  const before = sanitize(input.value.slice(0, input.selectionStart ?? input.value.length));
  input.value = sanitized;
  input.setSelectionRange(before.length, before.length);
}
