/** Every check, in the order a report names them. */
import type { Check } from './check.ts';
import { contentChecks } from './content-checks.ts';
import { documentChecks } from './document-checks.ts';
import { headingChecks } from './heading-checks.ts';
import { imageChecks } from './image-checks.ts';
import { indexingChecks } from './indexing-checks.ts';
import { linkChecks } from './link-checks.ts';
import { renderedChecks } from './rendered-checks.ts';
import { sharingChecks } from './sharing-checks.ts';
import { sitemapChecks } from './sitemap-checks.ts';
import { statusChecks } from './status-checks.ts';
import { structureChecks } from './structure-checks.ts';
import { structuredDataChecks } from './structured-data-checks.ts';
import { titleChecks } from './title-checks.ts';

export const allChecks: readonly Check[] = [
  ...statusChecks,
  ...titleChecks,
  ...indexingChecks,
  ...sharingChecks,
  ...headingChecks,
  ...linkChecks,
  ...imageChecks,
  ...structuredDataChecks,
  ...renderedChecks,
  ...contentChecks,
  ...documentChecks,
  ...sitemapChecks,
  ...structureChecks,
];
