/** The screen that pages are drawn for, in CSS pixels. */
export const phoneViewport = { width: 412, height: 915 } as const;
