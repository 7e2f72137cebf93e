/** Parses X-Robots-Tag, whose rules may address one robot. */

/** A robot's name before a rule; rules with values, such as `max-snippet:`, look alike. */
export const agentPrefix = /^(?!unavailable_after|max-)([\w-]+):\s*/;

/** "googlebot-image: noindex, nofollow" addresses both rules to that robot: each rule gets the name before it. */
export function robotsRules(header: string): string[] {
  let agent = '';
  return header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const prefix = agentPrefix.exec(part)?.[0];
      agent = prefix ?? agent;
      return prefix ? part : agent + part;
    });
}
