/**
 * Shows our own message above each missing field of a form, where the browser would show a bubble at the first one
 * alone. Without scripts the bubble stays: it needs no request. Plain DOM, because most forms are static sections
 * (preserve-server-html.ts).
 */

/** Attribute of a control: the message when it is empty. Without it the browser shows its own. */
export const missingAttribute = 'data-missing';

/** Runs in a browser, once per page. */
export function watchMissingFields(): void {
  // Captured, because `invalid` does not bubble.
  addEventListener('invalid', showMissing, true);
  addEventListener('input', hideMissing);
}

function showMissing(event: Event): void {
  const control = event.target as HTMLInputElement;
  const message = control.getAttribute(missingAttribute);
  if (!message) return;
  event.preventDefault();
  // The server's error is already in its place.
  if (!control.ariaInvalid) {
    const error = document.createElement('span');
    error.id = `${control.id}-missing`;
    error.textContent = message;
    control.parentElement?.before(error);
    control.ariaInvalid = 'true';
    setDescribers(control, [...describers(control), error.id]);
  }
  if (firstInvalid(control.form) === control) control.focus();
}

function firstInvalid(form: HTMLFormElement | null): Element | undefined {
  // A fieldset is an element of the form too, and never invalid.
  const elements = [...(form?.elements ?? [])] as HTMLInputElement[];
  return elements.find(({ validity }) => !validity.valid);
}

function hideMissing({ target }: Event): void {
  const error = document.getElementById(`${(target as Element).id}-missing`);
  if (!error) return;
  error.remove();
  const control = target as HTMLInputElement;
  control.ariaInvalid = null;
  setDescribers(
    control,
    describers(control).filter((id) => id !== error.id),
  );
}

const describers = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);

function setDescribers(control: Element, ids: readonly string[]): void {
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
  else control.removeAttribute('aria-describedby');
}
