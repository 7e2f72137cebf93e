/**
 * Replays blur events that happened before the enhancement loaded, so that it checks those fields. A field filled in
 * before any script ran, and not focused now, counts as blurred.
 */
import { type RefObject, useEffect, useRef } from 'react';

export function useBlurReplay(form: RefObject<HTMLFormElement | null>, isBound: boolean): void {
  const blurredFields = useRef(new Set<Element>());

  useEffect(() => {
    const element = form.current;
    if (!element || isBound) return;
    for (const field of element.elements) if (isDirty(field)) blurredFields.current.add(field);
    const onFocusOut = ({ target }: FocusEvent) => {
      if (!hasFocusMovedToDialog(target)) blurredFields.current.add(target as Element);
    };
    element.addEventListener('focusout', onFocusOut);
    return () => element.removeEventListener('focusout', onFocusOut);
  }, [form, isBound]);

  useEffect(() => {
    if (!isBound) return;
    for (const field of blurredFields.current) {
      if (field === document.activeElement) continue;
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
    blurredFields.current.clear();
  }, [isBound]);
}

/** A dialog took the focus: the visitor did not leave the field. */
export function hasFocusMovedToDialog(field: unknown): boolean {
  const dialog = document.querySelector('dialog[open]');
  return dialog !== null && field instanceof Node && !dialog.contains(field);
}

function isDirty(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  return field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === false;
}
