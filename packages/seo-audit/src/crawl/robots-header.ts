/** X-Robots-Tag: rules, some of them for one robot. */

/** The robot's name before a rule; rules with a value of their own look alike. */
export const agentPrefix = /^(?!unavailable_after|max-)([\w-]+):\s*/;

/** "googlebot-image: noindex, nofollow" says both to that robot alone: each rule gets the name that stands before it. */
export function robotsRules(header: string): string[] {
  let agent = '';
  return header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const named = agentPrefix.exec(part)?.[0];
      agent = named ?? agent;
      return named ? part : agent + part;
    });
}
