/** A warning fails the test that causes it; for jest, which loads it before each test file. */
import { format } from 'node:util';

/** jsdom does not know the element, browsers do. */
const unknownToJsdom = 'The tag <search> is unrecognized in this browser';

const warnings: string[] = [];
const warn = (...parts: unknown[]) => {
  const text = format(...parts);
  if (!text.startsWith(unknownToJsdom)) warnings.push(text);
};
Object.assign(console, { error: warn, warn });

const expectNone = () => expect(warnings.splice(0)).toEqual([]);
afterEach(expectNone);
afterAll(expectNone);
