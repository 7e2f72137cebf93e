/** A field for a sum in rupees. */

/** A hundred crore: more is a slip of the finger. */
export const maxRupees = 1_000_000_000;

export const sumField = { kind: 'rupees', min: 0, max: maxRupees } as const;
