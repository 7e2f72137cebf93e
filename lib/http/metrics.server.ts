/**
 * Metrics for Prometheus: duration of each handler, by status, since the process started. Rule: a label value is one of
 * our names, never a visitor's input, so that the number of series is bounded.
 */
import 'server-only';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { processSingleton } from '../process/process-singleton.ts';

/** Gauges that are read at the time of the scrape. */
export type GaugeReading = {
  name: string;
  help: string;
  values: readonly { labels?: Record<string, string>; value: number }[];
};

const metricsState = () =>
  processSingleton('metrics', () => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const seconds = new Histogram({
      name: 'site_request_seconds',
      help: 'Time of a response; its count is the number of requests',
      labelNames: ['handler', 'status'] as const,
      // A search should take 40 ms; a response that waits for Lead.svc may take its timeout.
      buckets: [0.005, 0.01, 0.02, 0.04, 0.1, 0.25, 1, 5, 20],
      registers: [registry],
    });
    return { registry, seconds };
  });

export function observeRequest(handler: string, status: number, durationMs: number): void {
  metricsState().seconds.observe({ handler, status }, durationMs / 1000);
}

/** @returns all metrics in Prometheus' text format, and its content type. */
export async function metricsText(
  readings: readonly GaugeReading[],
): Promise<{ text: string; contentType: string }> {
  const now = new Registry();
  for (const { name, help, values } of readings) {
    const labelNames = Object.keys(values[0]?.labels ?? {});
    const gauge = new Gauge({ name, help, labelNames, registers: [now] });
    for (const { labels = {}, value } of values) gauge.set(labels, value);
  }
  const all = Registry.merge([metricsState().registry, now]);
  return { text: await all.metrics(), contentType: all.contentType };
}
