/** The body of PUT /control: the behaviour of the Lead.svc stand-in from the next call on. */

export const standInModes = [
  'accept',
  'wrapped',
  'd',
  'double-encoded',
  'bom',
  'text-plain',
  'refuse',
  'request-error',
  'not-found',
  'method-not-allowed',
  'server-error-json',
  'server-error-html',
  'redirect',
  'empty',
  'null',
  'malformed',
  'slow',
  'slow-body',
  'slow-refuse',
  'reset',
  'reset-before',
  'html-ok',
  'too-large',
] as const;

export type StandInMode = (typeof standInModes)[number];

export type StandInControl = {
  mode: StandInMode;
  /** Number of lead calls until the mode returns to 'accept'; without it the mode stays. */
  times?: number;
  /** For the slow modes: duration of the whole response. */
  delayMs?: number;
  /** The text of a refusal. */
  message?: string;
  /** Restricts the mode to this product; other leads are accepted. */
  onlyProduct?: number;
};

/** @returns the control, or an error message. */
export function parseControl(body: Record<string, unknown> | undefined): StandInControl | string {
  const mode = standInModes.find((known) => known === body?.mode);
  if (!body || !mode) return `mode must be one of: ${standInModes.join(', ')}`;
  const control: StandInControl = { mode };
  const { times, delayMs, message, onlyProduct } = body;
  if (times !== undefined) {
    if (typeof times !== 'number' || !Number.isInteger(times) || times < 1)
      return 'times must be a whole number, 1 or more';
    control.times = times;
  }
  if (delayMs !== undefined) {
    if (typeof delayMs !== 'number' || delayMs < 0) return 'delayMs must be a number, 0 or more';
    control.delayMs = delayMs;
  }
  if (message !== undefined) {
    if (typeof message !== 'string') return 'message must be text';
    control.message = message;
  }
  if (onlyProduct !== undefined) {
    if (typeof onlyProduct !== 'number') return 'onlyProduct must be a number';
    control.onlyProduct = onlyProduct;
  }
  return control;
}
