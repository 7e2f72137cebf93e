/** Records the queries that a database receives, by kind and table, for tests of the work behind a response. */
import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely';

export function recordQueries<Tables>(db: Kysely<Tables>) {
  const queries: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      queries.push(`${node.kind} ${shapeOf(node)}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), queries };
}

/** Names of tables and columns, and the text of raw queries between the values. */
function shapeOf(node: RootOperationNode): string {
  const words: string[] = [];
  JSON.stringify(node, (key, value) => {
    if (key === 'name' && typeof value === 'string') words.push(value);
    if (key === 'sqlFragments') words.push(String(value));
    return value;
  });
  return words.join(' ').replace(/\s+/g, ' ');
}
