/** Tools that are indexed under a path of their own: each calculator, each kind of claim, a refused claim. */
import type { IndexedTool } from '../site/route-row.ts';
import { indexedCalculators } from './calculators/all-calculators.ts';
import { indexableClaims } from './claims/indexable-claims.ts';

export const indexedTools: readonly IndexedTool[] = [...indexedCalculators, ...indexableClaims];

export function findIndexedTool(path: string): IndexedTool | null {
  return indexedTools.find((tool) => tool.path === path) ?? null;
}
