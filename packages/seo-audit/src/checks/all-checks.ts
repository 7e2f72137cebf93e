/** All checks, in the order of the report. */

import type { Check } from '../check-helpers/check.ts';
import { addressChecks } from './address-checks.ts';
import { canonicalTagChecks } from './canonical-tag-checks.ts';
import { canonicalTargetChecks } from './canonical-target-checks.ts';
import { charsetChecks } from './charset-checks.ts';
import { contentAmountChecks } from './content-amount-checks.ts';
import { contentChecks } from './content-checks.ts';
import { contentSpamChecks } from './content-spam-checks.ts';
import { crawlTrapChecks } from './crawl-trap-checks.ts';
import { descriptionChecks } from './description-checks.ts';
import { documentChecks } from './document-checks.ts';
import { duplicateChecks } from './duplicate-checks.ts';
import { headingChecks } from './heading-checks.ts';
import { hreflangChecks } from './hreflang-checks.ts';
import { hreflangTargetChecks } from './hreflang-target-checks.ts';
import { iconChecks } from './icon-checks.ts';
import { imageChecks } from './image-checks.ts';
import { imageFileChecks } from './image-file-checks.ts';
import { imageSizeChecks } from './image-size-checks.ts';
import { languageChecks } from './language-checks.ts';
import { linkFragmentChecks } from './link-fragment-checks.ts';
import { linkHrefChecks } from './link-href-checks.ts';
import { linkSyntaxChecks } from './link-syntax-checks.ts';
import { linkTargetChecks } from './link-target-checks.ts';
import { linkTextChecks } from './link-text-checks.ts';
import { loadedFileChecks } from './loaded-file-checks.ts';
import { markupChecks } from './markup-checks.ts';
import { ogImageChecks } from './og-image-checks.ts';
import { redirectChecks } from './redirect-checks.ts';
import { referencedFileChecks } from './referenced-file-checks.ts';
import { renderedContentChecks } from './rendered-content-checks.ts';
import { renderedTagChecks } from './rendered-tag-checks.ts';
import { responseHeaderChecks } from './response-header-checks.ts';
import { robotsChecks } from './robots-checks.ts';
import { robotsGroupChecks } from './robots-group-checks.ts';
import { robotsLinkChecks } from './robots-link-checks.ts';
import { robotsReachChecks } from './robots-reach-checks.ts';
import { robotsRuleChecks } from './robots-rule-checks.ts';
import { robotsTxtChecks } from './robots-txt-checks.ts';
import { sharingTagChecks } from './sharing-tag-checks.ts';
import { sitemapDateChecks } from './sitemap-date-checks.ts';
import { sitemapFileChecks } from './sitemap-file-checks.ts';
import { sitemapLanguageChecks } from './sitemap-language-checks.ts';
import { sitemapRowChecks } from './sitemap-row-checks.ts';
import { statusChecks } from './status-checks.ts';
import { structureChecks } from './structure-checks.ts';
import { structuredDataChecks } from './structured-data-checks.ts';
import { structuredProblemChecks } from './structured-problem-checks.ts';
import { systematicCanonicalChecks } from './systematic-canonical-checks.ts';
import { defaultThresholds, type Thresholds } from './thresholds.ts';
import { titleChecks } from './title-checks.ts';
import { titleSubjectChecks } from './title-subject-checks.ts';
import { titleWordingChecks } from './title-wording-checks.ts';
import { variantChecks } from './variant-checks.ts';
import { weightChecks } from './weight-checks.ts';

/** Findings that most sites have on purpose, or that nothing depends on: reports list them last, folded. */
const usuallyIntended: ReadonlySet<string> = new Set([
  'canonical-elsewhere',
  'file-not-kept',
  'hreflang-no-default',
  'icon-apple-missing',
  'keywords-tag',
  'lang-varies',
  'link-nofollow-inside',
  'link-to-blocked',
  'link-to-copy',
  'link-to-noindex',
  'manifest-missing',
  'page-not-kept',
  'page-varies-always',
  'redirect-elsewhere',
  'robots-no-preview',
  'robots-noindex',
  'structured-app-unrated',
  'structured-google-optional',
  'structured-retired',
  'theme-color-missing',
  'title-repeats-heading',
]);

export const createChecks = (thresholds: Thresholds): readonly Check[] =>
  listChecks(thresholds).map((check) =>
    usuallyIntended.has(check.id) ? { ...check, isUsuallyIntended: true } : check,
  );

const listChecks = (thresholds: Thresholds): readonly Check[] => [
  ...statusChecks(thresholds),
  ...responseHeaderChecks,
  ...redirectChecks,
  ...titleChecks(thresholds),
  ...titleWordingChecks,
  ...titleSubjectChecks,
  ...descriptionChecks(thresholds),
  ...canonicalTagChecks,
  ...systematicCanonicalChecks,
  ...canonicalTargetChecks,
  ...robotsChecks,
  ...robotsReachChecks,
  ...robotsLinkChecks,
  ...sharingTagChecks,
  ...ogImageChecks,
  ...headingChecks,
  ...linkTargetChecks,
  ...linkFragmentChecks,
  ...linkTextChecks(thresholds),
  ...linkHrefChecks,
  ...linkSyntaxChecks,
  ...addressChecks(thresholds),
  ...crawlTrapChecks,
  ...imageChecks(thresholds),
  ...imageFileChecks(thresholds),
  ...imageSizeChecks,
  ...loadedFileChecks,
  ...referencedFileChecks,
  ...structuredProblemChecks,
  ...structuredDataChecks,
  ...renderedTagChecks,
  ...renderedContentChecks,
  ...contentAmountChecks(thresholds),
  ...duplicateChecks(thresholds),
  ...contentSpamChecks,
  ...contentChecks,
  ...languageChecks,
  ...charsetChecks,
  ...documentChecks,
  ...markupChecks,
  ...iconChecks,
  ...weightChecks(thresholds),
  ...robotsTxtChecks,
  ...robotsRuleChecks,
  ...robotsGroupChecks,
  ...sitemapFileChecks,
  ...sitemapRowChecks,
  ...sitemapDateChecks,
  ...sitemapLanguageChecks,
  ...structureChecks(thresholds),
  ...variantChecks,
  ...hreflangChecks,
  ...hreflangTargetChecks,
];

export const allChecks = createChecks(defaultThresholds);
