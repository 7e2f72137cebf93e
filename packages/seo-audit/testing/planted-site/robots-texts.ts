/** robots.txt of each site: correct, except on the sites made to have a fault in it. */
import type { SiteName } from './row.ts';

const sitemap = 'Sitemap: {origin}/sitemap.xml\n';

const texts: Partial<Record<SiteName, string>> = {
  main: `User-agent: *
Disallow: /closed/
Allow: /closed/open-day

User-agent: Googlebot
Disallow: /closed/
Disallow: /seeds/rare
Allow: /closed/open-day

User-agent: GPTBot
Disallow: /

${sitemap}Sitemap: {origin}/sitemap-news.xml
`,
  'robots-closed': `User-agent: *\nDisallow: /\n\n${sitemap}`,
  'robots-googlebot': `User-agent: *\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /\n\n${sitemap}`,
  'robots-own-group': `User-agent: *\nDisallow: /private\n\nUser-agent: Googlebot\nCrawl-delay: 5\n\n${sitemap}`,
  'robots-html': '<!doctype html><html lang="en"><title>Mango Lane</title><p>Welcome.</p></html>\n',
  'robots-failing': 'Internal server error\n',
  'robots-misspelled': `User-agent: *\nDissalow: /private\n\n${sitemap}`,
  'robots-assets': `User-agent: *\nDisallow: /files/\n\n${sitemap}`,
  'robots-sitemap': 'User-agent: *\nAllow: /\n\nSitemap: /sitemap.xml\n',
  'robots-noindex': `User-agent: *\nAllow: /\nNoindex: /shop\n\n${sitemap}`,
  'robots-agentless': `Disallow: /private\n\nUser-agent: Otherbot\nDisallow: /files/raw\n\n${sitemap}`,
};

export function robotsText(site: SiteName): string {
  return texts[site] ?? `User-agent: *\nAllow: /\n\n${sitemap}`;
}
