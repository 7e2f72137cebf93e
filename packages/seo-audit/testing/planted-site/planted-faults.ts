/** All faults of the planted site, one row each: what is wrong, where, how severe, and by which source. */
import { addressFaults } from './faults/addresses.ts';
import { canonicalFaults } from './faults/canonical.ts';
import { contentFaults } from './faults/content.ts';
import { descriptionFaults } from './faults/descriptions.ts';
import { documentFaults } from './faults/document.ts';
import { fileFaults } from './faults/files.ts';
import { hreflangFaults } from './faults/hreflang.ts';
import { linkFaults } from './faults/links.ts';
import { robotsFileFaults } from './faults/robots-files.ts';
import { robotsTagFaults } from './faults/robots-tags.ts';
import { scriptFaults } from './faults/scripts.ts';
import { serverFaults } from './faults/server.ts';
import { sharingFaults } from './faults/sharing.ts';
import { siteWideFaults } from './faults/site-wide.ts';
import { sitemapFaults } from './faults/sitemaps.ts';
import { structuredDataFaults } from './faults/structured-data.ts';
import { titleFaults } from './faults/titles.ts';
import { hash } from './generated-text.ts';
import type { FaultRow, WithHoldout } from './row.ts';

const rows: FaultRow[] = [
  ...titleFaults,
  ...descriptionFaults,
  ...canonicalFaults,
  ...siteWideFaults,
  ...sharingFaults,
  ...robotsTagFaults,
  ...robotsFileFaults,
  ...hreflangFaults,
  ...sitemapFaults,
  ...documentFaults,
  ...structuredDataFaults,
  ...contentFaults,
  ...addressFaults,
  ...linkFaults,
  ...fileFaults,
  ...serverFaults,
  ...scriptFaults,
];

/** A third is held back, chosen by a hash of the id, so that a row does not change sides when others are added. */
export const plantedFaults: readonly WithHoldout<FaultRow>[] = rows.map((row) => ({
  ...row,
  held: hash(`held ${row.id}`) % 3 === 0,
}));
