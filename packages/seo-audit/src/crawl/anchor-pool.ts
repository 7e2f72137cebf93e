/** Menus and footers repeat on every page: each link is kept once, or thousands of pages would fill the memory. */
import type { Anchor, PageFacts } from '../types.ts';

export function createAnchorPool(): (facts: PageFacts) => PageFacts {
  const known = new Map<string, Anchor>();
  return (facts) => ({
    ...facts,
    anchors: facts.anchors.map((anchor) => {
      const key = `${anchor.target ?? ''} ${anchor.href ?? ''} ${anchor.rel} ${anchor.text}`;
      const same = known.get(key);
      if (same) return same;
      known.set(key, anchor);
      return anchor;
    }),
  });
}
