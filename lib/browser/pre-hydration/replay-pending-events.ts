/**
 * Replays a visitor's events from before hydration, one after the other, because one may depend on the result of
 * another. Typed text needs no replay: a field keeps it, and where a form was rendered again it is moved.
 */
import type { PendingEvent } from './pre-hydration-script.ts';

const fieldsOfForms = () => [
  ...document.querySelectorAll<HTMLInputElement>('form[method=post] [name]'),
];

let served: HTMLInputElement[] = [];
let focused: Element | null = null;

/** Called just before hydration: from then on React queues events itself. */
export function stopRecordingEvents(): void {
  window.early?.stop();
  served = fieldsOfForms();
  focused = document.activeElement;
}

export async function replayPendingEvents(): Promise<void> {
  moveTypedTexts();
  const acts = window.early?.acts.splice(0) ?? [];
  for (const [place, act] of acts.entries()) {
    // Skipped if a later change follows: the earlier value would show for a moment, and could be submitted.
    const isOutdated = 'value' in act && acts.slice(place + 1).some(({ on }) => on === act.on);
    if (isOutdated || !act.on.isConnected) continue;
    replay(act);
    // React must render the result before the next event.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function replay({ on, value }: PendingEvent): void {
  if (on instanceof HTMLSelectElement) {
    on.value = String(value);
    on.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // Set to the other value first, so that the click changes it and fires an event.
  if (on instanceof HTMLInputElement) on.checked = !value;
  on.click();
}

/**
 * A browser that has translated the page changed its elements: React then renders all of it again, and what the visitor
 * typed and chose is in fields that are gone. The new ones have the same order.
 */
function moveTypedTexts(): void {
  const fields = fieldsOfForms();
  for (const [place, typed] of served.entries()) {
    const field = fields[place];
    if (typed.isConnected || field?.name !== typed.name) continue;
    if (field.type !== 'file') field.value = typed.value;
    field.checked = typed.checked;
    if (typed === focused) field.focus();
  }
}
