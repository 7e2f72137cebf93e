/**
 * What the call-back forms of one page tell each other: that a request went through (every form and the
 * popup then show the thank-you), and that the popup opened (every form then drops its error flags).
 */
import type { Conversion } from '../campaign/campaign-columns.ts';
import type { ProductCode } from '../lead-service/call-back-products.ts';
import type { ArrangedCall } from './call-date.ts';
import type { CallBackFate } from './watch-call-back.ts';

export type ConfirmedCallBack = {
  status: 'delivered' | 'queued';
  reference: string;
  product: ProductCode;
  call: Omit<ArrangedCall, 'slot'>;
  /** It waits for its turn (lib/leads/admit-lead.server.ts). */
  isPaced?: boolean | undefined;
  /** Where the visitor allowed that it is reported. */
  conversion?: Conversion | undefined;
};

type Listener = () => void;

type ToldFate = CallBackFate & { reference: string };

/** What became of the request that the page last said was saved. */
let fate: ToldFate | null = null;

let confirmation: ConfirmedCallBack | null = null;
const confirmationListeners = new Set<Listener>();
const fateListeners = new Set<Listener>();
const popupListeners = new Set<Listener>();

export function currentConfirmation(): ConfirmedCallBack | null {
  return confirmation;
}

/** Null brings the forms back. */
export function announceConfirmation(next: ConfirmedCallBack | null): void {
  confirmation = next;
  if (next) tellFate(null);
  for (const listener of confirmationListeners) listener();
}

/** @returns how to stop listening. */
export function onConfirmation(listener: Listener): () => void {
  confirmationListeners.add(listener);
  return () => confirmationListeners.delete(listener);
}

export function currentFate(): ToldFate | null {
  return fate;
}

/** Of a request that nobody calls on, the forms come back. One that another has followed since is let be. */
export function announceFate(reference: string, next: CallBackFate): void {
  if (confirmation?.reference !== reference) return;
  if (next.kind === 'ended') announceConfirmation(null);
  tellFate({ ...next, reference });
}

function tellFate(next: ToldFate | null): void {
  fate = next;
  for (const listener of fateListeners) listener();
}

/** @returns how to stop listening. */
export function onFate(listener: Listener): () => void {
  fateListeners.add(listener);
  return () => fateListeners.delete(listener);
}

export function announcePopupOpened(): void {
  for (const listener of popupListeners) listener();
}

/** @returns how to stop listening. */
export function onPopupOpened(listener: Listener): () => void {
  popupListeners.add(listener);
  return () => popupListeners.delete(listener);
}
