/**
 * Events shared by the call-back forms of one page: a request was accepted (every form and the popup show the
 * thank-you), its delivery status changed, and the popup opened (every form clears its error flags).
 */

import type { ProductCode } from '../../lead-service/call-back-products.ts';
import type { ScheduledCall } from '../call-date.ts';
import type { RepliedCall } from '../recorded-call.ts';
import type { DeliveryStatus } from './poll-delivery-status.ts';

export type ConfirmedCallBack = Omit<RepliedCall, 'call'> & {
  status: 'delivered' | 'queued';
  product: ProductCode;
  /** Of the number, as the visitor typed it. */
  lastDigits?: string;
  call: Omit<ScheduledCall, 'slot'>;
};

type Listener = () => void;

type AnnouncedDeliveryStatus = DeliveryStatus & { reference: string };

/** Final state of the request that was last announced as saved. */
let deliveryStatus: AnnouncedDeliveryStatus | null = null;

let confirmation: ConfirmedCallBack | null = null;
const confirmationListeners = new Set<Listener>();
const deliveryStatusListeners = new Set<Listener>();
const popupListeners = new Set<Listener>();

export function currentConfirmation(): ConfirmedCallBack | null {
  return confirmation;
}

/** Null shows the forms again. */
export function announceConfirmation(next: ConfirmedCallBack | null): void {
  confirmation = next;
  // For style sheets: who has just asked for a call is not asked again.
  document.documentElement.toggleAttribute('data-call-asked', next !== null);
  if (next) setDeliveryStatus(null);
  for (const listener of confirmationListeners) listener();
}

/** Its day in the words of today: "tomorrow" is over at midnight, and a call passed on late is the next day's. */
export function updateConfirmedCall(reference: string, call: ScheduledCall): void {
  if (confirmation?.reference !== reference || confirmation.call.when === call.when) return;
  confirmation = { ...confirmation, call };
  for (const listener of confirmationListeners) listener();
}

/** @returns the unsubscribe function. */
export function onConfirmation(listener: Listener): () => void {
  confirmationListeners.add(listener);
  return () => confirmationListeners.delete(listener);
}

export function currentDeliveryStatus(): AnnouncedDeliveryStatus | null {
  return deliveryStatus;
}

/**
 * Shows the forms again if no call will be made; where a person calls, the confirmation says so. A request that
 * a later one has replaced is ignored.
 */
export function announceDeliveryStatus(reference: string, next: DeliveryStatus): void {
  if (confirmation?.reference !== reference) return;
  if (next.kind === 'ended') announceConfirmation(null);
  if (next.kind === 'passed-on' && next.call) confirmation = { ...confirmation, call: next.call };
  if (next.kind === 'with-person') announceConfirmation({ ...confirmation, notice: next.notice });
  setDeliveryStatus({ ...next, reference });
}

function setDeliveryStatus(next: AnnouncedDeliveryStatus | null): void {
  deliveryStatus = next;
  for (const listener of deliveryStatusListeners) listener();
}

/** @returns the unsubscribe function. */
export function onDeliveryStatus(listener: Listener): () => void {
  deliveryStatusListeners.add(listener);
  return () => deliveryStatusListeners.delete(listener);
}

export function announcePopupOpened(): void {
  for (const listener of popupListeners) listener();
}

/** @returns the unsubscribe function. */
export function onPopupOpened(listener: Listener): () => void {
  popupListeners.add(listener);
  return () => popupListeners.delete(listener);
}
