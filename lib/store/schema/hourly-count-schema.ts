/**
 * Counters of the rate limits per clock hour ("2026-11-22T06"); hourly-counts.server.ts. `drawer` is the bucket of
 * clients, or the purpose for the whole site; `taken` is the count. The table, `code_allowance`, is named after its
 * first use.
 */
export type HourlyCountTable = { hour: string; drawer: string; taken: number };
