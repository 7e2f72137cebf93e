/** Copies to the clipboard. */

/** @returns false where the browser refuses: an insecure page, an old browser, no permission. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Said where it worked; a button may show it as its state. */
export const linkCopied = 'Link copied.';

/**
 * Copies a link that the address bar shows too.
 * @returns the result, in words for the visitor.
 */
export async function copyLink(link: string): Promise<string> {
  return (await copyText(link))
    ? linkCopied
    : 'This browser does not let us copy. The address bar holds the same link.';
}
