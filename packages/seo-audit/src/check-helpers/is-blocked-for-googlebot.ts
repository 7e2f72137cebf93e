/** Whether robots.txt blocks a URL for Googlebot, independent of the rules for this audit. */
import { parseRobots } from '../crawl/read-robots.ts';
import type { Site } from '../site.ts';

const rulesBySite = new WeakMap<object, ReturnType<typeof parseRobots>>();

export function isBlockedForGooglebot(url: string, { robots, origin }: Site): boolean {
  if (!robots || !origin || !url.startsWith(`${origin}/`)) return false;
  const rules = rulesBySite.get(robots) ?? parseRobots(robots);
  rulesBySite.set(robots, rules);
  return rules.isReadable && !rules.isAllowed(url, 'Googlebot');
}
