/** Whether `next build` runs this module, by Next's own variable. For the server's modules of client components too. */
export const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
