/** /llms.txt for answer engines (llmstxt.org), from the route table and the list of tools. */
import type { BrokerDetails } from '../config/broker-details.ts';
import { descriptionOf, type Route } from '../site/find-route.ts';
import { markdownPath, pageUrl } from '../site/page-urls.ts';
import type { IndexedTool, RouteGroup } from '../site/route-row.ts';
import { routes } from '../site/routes.ts';
import { toolRoutes } from '../site/tool-routes.ts';

const sections: readonly { heading: string; groups: readonly RouteGroup[] }[] = [
  { heading: 'Health insurance', groups: ['health'] },
  { heading: 'Life insurance, savings and pensions', groups: ['life'] },
  { heading: 'Vehicles and travel', groups: ['general'] },
  { heading: 'Help with a policy', groups: ['service'] },
  { heading: 'About the broker and the market', groups: ['company', 'library'] },
  // By convention this section may be left out if there is little room.
  { heading: 'Optional', groups: ['legal'] },
];

export function llmsText(
  { name, licence }: BrokerDetails,
  origin: string,
  tools: readonly IndexedTool[],
): string {
  return [
    `# ${name}`,
    '',
    `> Website of a ${licence.category} in India. It explains kinds of insurance with sourced, dated figures, compares kinds of plan, and arranges one call when a visitor asks for it.`,
    '',
    'The broker acts for the customer, bears no risk and decides no claim. Pages name no premium of their own and rank nobody. Each figure carries its source and the date it was stated; quote it with both. Policy wordings prevail.',
    '',
    'Product pages, calculators, the guides to claims, renewals and complaints, and the list of insurers with their figures are also here as Markdown, at their address followed by `.md`.',
    '',
    '## Tools that compute',
    '',
    'Each asks for sums, ages or dates, never for a name or number, and shows its working and its sources.',
    '',
    ...tools.filter(isTool).map((tool) => linkTo(tool, origin)),
    '',
    '## Reasons of a refused claim, and insurers one by one',
    '',
    ...tools.filter((tool) => !isTool(tool)).map((tool) => linkTo(tool, origin)),
    ...sections.flatMap(({ heading, groups }) => [
      '',
      `## ${heading}`,
      '',
      ...routes.filter(({ group }) => groups.includes(group)).map((route) => linkTo(route, origin)),
    ]),
    '',
  ].join('\n');
}

const isTool = ({ path }: IndexedTool) => toolRoutes.some((route) => route.path === path);

function linkTo(route: IndexedTool | Route, origin: string): string {
  const url = pageUrl(origin, markdownPath(route.path) ?? route.path);
  return `- [${route.label}](${url}): ${descriptionOf(route)}`;
}
