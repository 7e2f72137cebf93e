/** Nothing was sent is certain only before a request is made. A file of its own: no page loads more for these words. */
export const offlineMessage =
  'You are offline, so nothing was sent. What you filled in stays here: press the button again once you are online.';
