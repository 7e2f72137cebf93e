/**
 * What the call-back forms of one page tell each other: that a request went through (every form and the
 * popup then show the thank-you), and that the popup opened (every form then drops its error flags).
 */
import type { ProductCode } from '../lead-service/products.ts';
import type { TimeSlot } from '../lead-service/time-slots.ts';

export type Receipt = {
  status: 'delivered' | 'queued';
  reference: string;
  product: ProductCode;
  timeSlot: TimeSlot;
};

type Listener = () => void;

let receipt: Receipt | null = null;
const receiptListeners = new Set<Listener>();
const popupListeners = new Set<Listener>();

export function currentConfirmation(): Receipt | null {
  return receipt;
}

/** Null brings the forms back. */
export function announceConfirmation(next: Receipt | null): void {
  receipt = next;
  for (const listener of receiptListeners) listener();
}

/** @returns how to stop listening. */
export function onConfirmation(listener: Listener): () => void {
  receiptListeners.add(listener);
  return () => receiptListeners.delete(listener);
}

export function announcePopupOpened(): void {
  for (const listener of popupListeners) listener();
}

/** @returns how to stop listening. */
export function onPopupOpened(listener: Listener): () => void {
  popupListeners.add(listener);
  return () => popupListeners.delete(listener);
}
