import { buildDir } from './build-dir.ts';

/** The folder that `next build` writes while it runs this module; null at other times. For client components too. */
export const runningBuildDir: string | null =
  process.env.NEXT_PHASE === 'phase-production-build' ? buildDir(process.env) : null;
