/**
 * Measures LCP, INP and CLS of a visit and sends them when the page is hidden or left. Loaded when the page is idle.
 */
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { sendOnPageHide } from '../../http/anti-forgery/anti-forgery-fetch.ts';

const vitalsEndpoint = '/api/vitals';

let isStarted = false;

/** @param path of the route table. */
export function reportVitals(path: string): void {
  if (isStarted) return;
  isStarted = true;
  const waiting = new Map<string, number>();
  const sentNames = new Set<string>();
  const recordMetric = ({ name, value }: Metric) => {
    // A page that is shown again continues to measure; it was counted once.
    if (!sentNames.has(name)) waiting.set(name.toLowerCase(), value);
  };
  onLCP(recordMetric);
  onINP(recordMetric);
  onCLS(recordMetric);
  // This listener follows the library's own, which finalise the values.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || waiting.size === 0) return;
    const report = JSON.stringify({ path, ...Object.fromEntries(waiting) });
    sendOnPageHide(vitalsEndpoint, report);
    for (const name of waiting.keys()) sentNames.add(name.toUpperCase());
    waiting.clear();
  });
}
