/** Lines and payment modes that can be renewed, and a new policy: the choices of the renewal form and of its URL. */

export const renewalLines = [
  { value: 'health', label: 'Health policy' },
  { value: 'life', label: 'Life policy' },
  { value: 'car', label: 'Car policy' },
  { value: 'two-wheeler', label: 'Two-wheeler policy' },
  { value: 'travel', label: 'Travel policy' },
  { value: 'new', label: 'New policy, to give back' },
] as const;

/** Applies to health and life only, where it sets the length of the grace period. */
export const paymentModes = [
  { value: 'yearly', label: 'Once a year or for several years' },
  { value: 'instalments', label: 'Half-yearly or quarterly' },
  { value: 'monthly', label: 'Monthly' },
] as const;

export type RenewalLine = (typeof renewalLines)[number]['value'];
export type PaymentMode = (typeof paymentModes)[number]['value'];

export function isRenewalLine(text: string): text is RenewalLine {
  return renewalLines.some(({ value }) => value === text);
}

export function isPaymentMode(text: string): text is PaymentMode {
  return paymentModes.some(({ value }) => value === text);
}

/** Car and two-wheeler policies have two parts, which may end on different days, so the form asks for the part. */
export function isMotorLine(line: RenewalLine): line is 'car' | 'two-wheeler' {
  return line === 'car' || line === 'two-wheeler';
}

/** Motor and travel policies are paid for before they start, so they have no mode. */
export function hasPaymentMode(line: RenewalLine): boolean {
  return line === 'health' || line === 'life';
}
