/** Copies a link to what the address bar shows. @returns how it went, in words for the visitor. */
export async function copyLink(link: string): Promise<string> {
  try {
    // Not there at all in an insecure page or an old browser.
    await navigator.clipboard.writeText(link);
    return 'Link copied.';
  } catch {
    return 'This browser does not let us copy. The address bar holds the same link.';
  }
}
