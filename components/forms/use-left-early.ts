/**
 * Fields that were left before the enhancement came are told once more that they were, as soon as it can check
 * them. What was filled in before any script ran, and is not being written in now, was left as well.
 */
import { type RefObject, useEffect, useRef } from 'react';

export function useLeftEarly(form: RefObject<HTMLFormElement | null>, isBound: boolean): void {
  const left = useRef(new Set<Element>());

  useEffect(() => {
    const element = form.current;
    if (!element || isBound) return;
    for (const field of element.elements) if (isFilledIn(field)) left.current.add(field);
    const onFocusOut = ({ target }: FocusEvent) => {
      if (!isTakenByDialog(target)) left.current.add(target as Element);
    };
    element.addEventListener('focusout', onFocusOut);
    return () => element.removeEventListener('focusout', onFocusOut);
  }, [form, isBound]);

  useEffect(() => {
    if (!isBound) return;
    for (const field of left.current) {
      if (field === document.activeElement) continue;
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
    left.current.clear();
  }, [isBound]);
}

/** Nobody left the field: a dialog opened, and the focus went there. */
export function isTakenByDialog(field: unknown): boolean {
  const dialog = document.querySelector('dialog[open]');
  return dialog !== null && field instanceof Node && !dialog.contains(field);
}

function isFilledIn(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  return field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === false;
}
