/** Who reads a mail of ours: each desk has a mailbox, or falls back to the help or complaints mailbox (lib/config). */
export type Desk = 'help' | 'renewals' | 'claims' | 'complaints' | 'careers';
