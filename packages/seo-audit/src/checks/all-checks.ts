/** Every check, in the order a report names them. */

import { canonicalChecks } from './canonical-checks.ts';
import type { Check } from './check.ts';
import { contentChecks } from './content-checks.ts';
import { descriptionChecks } from './description-checks.ts';
import { documentChecks } from './document-checks.ts';
import { headingChecks } from './heading-checks.ts';
import { imageChecks } from './image-checks.ts';
import { linkChecks } from './link-checks.ts';
import { renderedChecks } from './rendered-checks.ts';
import { robotsChecks } from './robots-checks.ts';
import { robotsTxtChecks } from './robots-txt-checks.ts';
import { sharingChecks } from './sharing-checks.ts';
import { sitemapChecks } from './sitemap-checks.ts';
import { statusChecks } from './status-checks.ts';
import { structureChecks } from './structure-checks.ts';
import { structuredDataChecks } from './structured-data-checks.ts';
import { titleChecks } from './title-checks.ts';
import { weightChecks } from './weight-checks.ts';

export const allChecks: readonly Check[] = [
  ...statusChecks,
  ...titleChecks,
  ...descriptionChecks,
  ...canonicalChecks,
  ...robotsChecks,
  ...sharingChecks,
  ...headingChecks,
  ...linkChecks,
  ...imageChecks,
  ...structuredDataChecks,
  ...renderedChecks,
  ...contentChecks,
  ...documentChecks,
  ...weightChecks,
  ...robotsTxtChecks,
  ...sitemapChecks,
  ...structureChecks,
];
