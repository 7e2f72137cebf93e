/** The screen that pages are drawn for, in CSS pixels. */
export const phone = { width: 412, height: 915 } as const;
