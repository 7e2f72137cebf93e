/**
 * The same words above every form for a call.
 * @param subject of the answer beside the form.
 */
export function callPromise(subject?: string): string {
  const about = subject ? ` about ${subject}` : '';
  return `One expert calls once${about}, within 15 minutes of the start of the slot you choose. If today’s slot has started, we call tomorrow.`;
}
