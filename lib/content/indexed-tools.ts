/** What is indexed under a path of its own beside the route table: tools, reasons of a refusal, insurers. */
import type { IndexedTool } from '../site/route-row.ts';
import { indexedCalculators } from './calculators/all-calculators.ts';
import { indexableClaims } from './claims/indexable-claims.ts';
import { indexedInsurers } from './insurer-page.ts';
import { indexedReasons } from './refusals/reason-pages.ts';

export const indexedTools: readonly IndexedTool[] = [
  ...indexedCalculators,
  ...indexableClaims,
  ...indexedReasons,
  ...indexedInsurers,
];

export function findIndexedTool(path: string): IndexedTool | null {
  return indexedTools.find((tool) => tool.path === path) ?? null;
}
