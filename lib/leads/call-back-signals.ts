/**
 * What the call-back forms of one page tell each other: that a request went through (every form and the
 * popup then show the thank-you), and that the popup opened (every form then drops its error flags).
 */
import type { Conversion } from '../campaign/campaign-columns.ts';
import type { ProductCode } from '../lead-service/call-back-products.ts';
import type { ScheduledCall } from './call-date.ts';
import type { DeliveryStatus } from './poll-delivery-status.ts';

export type ConfirmedCallBack = {
  status: 'delivered' | 'queued';
  reference: string;
  product: ProductCode;
  call: Omit<ScheduledCall, 'slot'>;
  /** It waits for its turn (lib/leads/admit-lead.server.ts). */
  isPaced?: boolean | undefined;
  /** Where the visitor allowed that it is reported. */
  conversion?: Conversion | undefined;
};

type Listener = () => void;

type AnnouncedDeliveryStatus = DeliveryStatus & { reference: string };

/** What became of the request that the page last said was saved. */
let deliveryStatus: AnnouncedDeliveryStatus | null = null;

let confirmation: ConfirmedCallBack | null = null;
const confirmationListeners = new Set<Listener>();
const deliveryStatusListeners = new Set<Listener>();
const popupListeners = new Set<Listener>();

export function currentConfirmation(): ConfirmedCallBack | null {
  return confirmation;
}

/** Null brings the forms back. */
export function announceConfirmation(next: ConfirmedCallBack | null): void {
  confirmation = next;
  if (next) setDeliveryStatus(null);
  for (const listener of confirmationListeners) listener();
}

/** @returns how to stop listening. */
export function onConfirmation(listener: Listener): () => void {
  confirmationListeners.add(listener);
  return () => confirmationListeners.delete(listener);
}

export function currentDeliveryStatus(): AnnouncedDeliveryStatus | null {
  return deliveryStatus;
}

/** Of a request that nobody calls on, the forms come back. One that another has followed since is let be. */
export function announceDeliveryStatus(reference: string, next: DeliveryStatus): void {
  if (confirmation?.reference !== reference) return;
  if (next.kind === 'ended') announceConfirmation(null);
  setDeliveryStatus({ ...next, reference });
}

function setDeliveryStatus(next: AnnouncedDeliveryStatus | null): void {
  deliveryStatus = next;
  for (const listener of deliveryStatusListeners) listener();
}

/** @returns how to stop listening. */
export function onDeliveryStatus(listener: Listener): () => void {
  deliveryStatusListeners.add(listener);
  return () => deliveryStatusListeners.delete(listener);
}

export function announcePopupOpened(): void {
  for (const listener of popupListeners) listener();
}

/** @returns how to stop listening. */
export function onPopupOpened(listener: Listener): () => void {
  popupListeners.add(listener);
  return () => popupListeners.delete(listener);
}
