/** Copies to the clipboard. */

/** @returns false where the browser does not let us: an insecure page, an old browser, a refusal. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a link to what the address bar shows. @returns how it went, in words for the visitor. */
export async function copyLink(link: string): Promise<string> {
  return (await copyText(link))
    ? 'Link copied.'
    : 'This browser does not let us copy. The address bar holds the same link.';
}
