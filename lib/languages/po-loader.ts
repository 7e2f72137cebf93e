/** A PO file that a script of the browser imports, as the module of its catalogue (turbopack.rules in next.config.ts). */
import { catalogueOf, poEntries } from './po-files.ts';

export default function poLoader(this: { resourcePath: string }, content: string): string {
  return `export default ${JSON.stringify(catalogueOf(poEntries(content, this.resourcePath)))};`;
}
