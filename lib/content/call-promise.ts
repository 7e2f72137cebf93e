/**
 * The same words above every form for a call. Its chips say which times are tomorrow's.
 * @param subject of the answer beside the form.
 */
export function callPromise(subject?: string): string {
  return subject
    ? `One expert calls once about ${subject}, within 15 minutes of the time you pick. If it has passed today, we call tomorrow.`
    : 'One call, within 15 minutes of the time you pick.';
}
