/** The viewport of rendered pages, in CSS pixels. */
export const phoneViewport = { width: 412, height: 915 } as const;
