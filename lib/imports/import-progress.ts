/**
 * What an import says while it works; who prints it gives it its form. `count`: how many rows are done; `line`: what it
 * found, for the report too; `wait`: what it waits for.
 */
export type ImportProgress = { kind: 'count' | 'line'; text: string } | ImportWait;
export type ImportWait = { kind: 'wait'; text: string };
