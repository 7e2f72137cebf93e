/**
 * One value for the whole process. Next bundles pages, handlers and the start-up apart, so a module's own
 * variable exists once in each bundle; what there must be only one of (the database, counts, loops) is here.
 */
const shared = globalThis as { __site?: Map<string, unknown> };

/** @param name unique in the process. @param make called when it is asked for the first time. */
export function processSingleton<Value>(name: string, make: () => Value): Value {
  shared.__site ??= new Map();
  if (!shared.__site.has(name)) shared.__site.set(name, make());
  return shared.__site.get(name) as Value;
}
