/** What PUT /control takes: how the Lead.svc stand-in behaves from the next call on. */
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
  'reset',
  'reset-before',
  'html-ok',
  'too-large',
] as const;

export type StandInMode = (typeof standInModes)[number];

export type StandInControl = {
  mode: StandInMode;
  /** The mode holds for that many lead calls, then it is 'accept' again. Without it: until changed. */
  times?: number;
  /** For 'slow' and 'slow-body': how long the whole answer takes. */
  delayMs?: number;
  /** For 'refuse'. */
  message?: string;
  /** The mode holds for this product's leads; those of others are accepted. */
  onlyProduct?: number;
};

/** The control, or what is wrong with it in one sentence. */
export function parseControl(wanted: Record<string, unknown> | undefined): StandInControl | string {
  const mode = standInModes.find((known) => known === wanted?.mode);
  if (!wanted || !mode) return `mode must be one of: ${standInModes.join(', ')}`;
  const control: StandInControl = { mode };
  const { times, delayMs, message, onlyProduct } = wanted;
  if (times !== undefined) {
    if (typeof times !== 'number' || !Number.isInteger(times) || times < 1) {
      return 'times must be a whole number, 1 or more';
    }
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
