/** Nothing was sent is certain only before a request is made. Apart from send-form.ts, which is loaded at the first touch. */
export const offlineMessage =
  'You are offline, so nothing was sent. What you filled in stays here: press the button again once you are online.';
