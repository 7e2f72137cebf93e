/**
 * Made by the browser for one submission: its repetition is the same request. Objects and arrays are rejected, even if
 * their string form would match.
 */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{16,64}$/.test(value);
}
