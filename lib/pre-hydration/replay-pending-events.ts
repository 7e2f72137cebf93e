/**
 * Does again, once React answers, what a visitor did before it was there: in the same order, one after the other,
 * because what the second does may hang on the first. What is typed needs no replay: a field keeps its text.
 */
import type { PendingEvent } from './pre-hydration-script.ts';

/** Right before React takes over: from then on it hears, and holds back, what happens. */
export function stopRecordingEvents(): void {
  window.early?.stop();
}

export async function replayPendingEvents(): Promise<void> {
  const acts = window.early?.acts.splice(0) ?? [];
  for (const [place, act] of acts.entries()) {
    // A choice that was changed again: replayed, it would stand there for a moment, and could be sent.
    const isOutdated = 'value' in act && acts.slice(place + 1).some(({ on }) => on === act.on);
    if (isOutdated || !act.on.isConnected) continue;
    replay(act);
    // React shows what the one did before the next is done.
    await new Promise((done) => setTimeout(done));
  }
}

function replay({ on, value }: PendingEvent): void {
  if (on instanceof HTMLSelectElement) {
    on.value = String(value);
    on.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // Set to the other value first, so that the press changes it and is heard.
  if (on instanceof HTMLInputElement) on.checked = !value;
  on.click();
}
