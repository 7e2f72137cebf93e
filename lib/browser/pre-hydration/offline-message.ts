/**
 * It is only certain before a request that nothing was sent. A separate file, so that pages do not load more for it.
 */
export const offlineMessage =
  'You are offline, so nothing was sent. What you filled in stays here: press the button again once you are online.';
