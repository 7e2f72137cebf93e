/** The smallest phone that every page has to fit. */
export const phoneViewport = { width: 360, height: 740 } as const;

/** For `test.use` and a context of its own: that phone with touch. */
export const smallPhone = { viewport: phoneViewport, hasTouch: true, isMobile: true } as const;
