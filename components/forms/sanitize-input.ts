/** Drops what does not belong in a field as it is typed or pasted; the caret stays behind what it stood behind. */
import type { ChangeEvent } from 'react';

export function sanitizeInput(
  event: ChangeEvent<HTMLInputElement>,
  keep: (text: string) => string,
): void {
  const input = event.target;
  const kept = keep(input.value);
  if (kept === input.value) return;
  const before = keep(input.value.slice(0, input.selectionStart ?? input.value.length));
  input.value = kept;
  input.setSelectionRange(before.length, before.length);
}
