/** Everything that the audit trail of the desk records. Names stay: rows have them. */
export const deskEventActions = [
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'refused',
  'opened-number',
  'called',
  'not-reached',
  'closed',
  'answered',
  'withdrew',
  'restored',
  'stopped-number',
  'proved-stop',
  'imported-stop-list',
  'corrected',
  'erased',
  'exported',
  'uploaded-list',
  'imported-list',
  'undid-import',
  'removed-list',
] as const;

export type DeskEventAction = (typeof deskEventActions)[number];
