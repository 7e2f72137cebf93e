/** Parses `name=selector` and `name=selector@attribute`, from the command line or the settings file. */
import { errorLine } from '../error-message.ts';
import { assertSelector, type Extraction } from '../page/extract.ts';
import { UsageError } from './usage-error.ts';

const maxColumns = 30;

/** @throws {UsageError} for an invalid selector. */
export function readExtractions(settings: Record<string, string> = {}): Extraction[] {
  const wanted = Object.entries(settings).map(([name, text]) => {
    const attribute = /@([\w:.-]+)$/.exec(text)?.[1]?.toLowerCase() ?? null;
    const selector = attribute ? text.slice(0, -attribute.length - 1) : text;
    try {
      assertSelector(selector);
    } catch (error) {
      const why = errorLine(error);
      throw new UsageError(`extract: "${selector}" of ${name} is not a CSS selector: ${why}`);
    }
    return { name, selector, attribute };
  });
  if (wanted.length > maxColumns)
    throw new UsageError(`extract: at most ${maxColumns} columns are allowed.`);
  return wanted;
}
