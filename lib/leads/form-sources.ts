/** Where on a page a call-back form can stand. */
export const formSources = ['hero', 'panel', 'popup', 'page'] as const;
export type FormSource = (typeof formSources)[number];
