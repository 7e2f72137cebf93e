/**
 * One value for the whole process. Next bundles pages, handlers and the start-up separately, so a module's own variable
 * exists once per bundle; process-wide state (the database, counters, loops) uses this instead.
 */
const shared = globalThis as { __site?: Map<string, unknown> };

/** @param name unique in the process. @param make called on first use. */
export function processSingleton<Value>(name: string, make: () => Value): Value {
  shared.__site ??= new Map();
  if (!shared.__site.has(name)) shared.__site.set(name, make());
  return shared.__site.get(name) as Value;
}
