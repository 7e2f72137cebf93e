/** Internal rate of return of yearly cash flows: the rate at which payments in and out have equal present value. */

/** Rupees at the start of year 1 (index 0), year 2 …; negative is paid in. The last one is the end of the last year. */
export type CashFlows = readonly number[];

export type YearlyReturn =
  | { kind: 'rate'; rate: number }
  /** No rate fits, or several do, because the flows change sign more than once: no single rate is meaningful. */
  | { kind: 'several'; rates: readonly number[] }
  /** Nothing is paid in, or nothing is paid out. */
  | { kind: 'none'; missing: 'paid-in' | 'paid-out' }
  /** So large a gain or loss that it is probably a typing mistake: beyond 100% a year either way. */
  | { kind: 'beyond' };

const minRate = -0.99;
const maxRate = 1;
/** Finer than the distance between two roots of a real illustration. */
const gridSteps = 800;
const precision = 1e-9;

export function presentValue(flows: CashFlows, rate: number): number {
  // Counts from the last year backwards (Horner's method), so that no powers are computed.
  return flows.reduceRight((worth, flow) => worth / (1 + rate) + flow, 0);
}

export function yearlyReturn(flows: CashFlows): YearlyReturn {
  if (!flows.some((flow) => flow < 0)) return { kind: 'none', missing: 'paid-in' };
  if (!flows.some((flow) => flow > 0)) return { kind: 'none', missing: 'paid-out' };
  const rates = rootsOf((rate) => presentValue(flows, rate));
  const [first] = rates;
  if (countSignChanges(flows) > 1 && !(rates.length === 1 && isPlausibleRate(flows, first ?? 0)))
    return { kind: 'several', rates };
  return first === undefined ? { kind: 'beyond' } : { kind: 'rate', rate: first };
}

/** With one change of sign there is at most one rate (Descartes' rule of signs), with more there may be several. */
function countSignChanges(flows: CashFlows): number {
  const signs = flows.filter((flow) => flow !== 0).map(Math.sign);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

/** A gain with a negative rate, or a loss with a positive one, has another rate outside the searched range. */
function isPlausibleRate(flows: CashFlows, rate: number): boolean {
  const gain = flows.reduce((sum, flow) => sum + flow, 0);
  return Math.abs(rate) < precision * 10 || Math.sign(rate) === Math.sign(gain);
}

function rootsOf(worth: (rate: number) => number): number[] {
  const rateAt = (step: number) => minRate + ((maxRate - minRate) * step) / gridSteps;
  const roots: number[] = [];
  for (let step = 0; step <= gridSteps; step += 1) {
    const [from, to] = [rateAt(step), rateAt(step + 1)];
    const [worthFrom, worthTo] = [worth(from), worth(to)];
    if (worthFrom === 0) roots.push(from);
    else if (step < gridSteps && worthFrom * worthTo < 0) roots.push(bisect(worth, from, to));
  }
  return roots;
}

function bisect(worth: (rate: number) => number, from: number, to: number): number {
  const isUp = worth(from) < 0;
  let [low, high] = [from, to];
  while (high - low > precision) {
    const middle = (low + high) / 2;
    if (worth(middle) < 0 === isUp) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Future value, at the end of the last year, of a sum paid at the start of each of `years`; a rate of 0.07 is 7%. */
export function futureValue(yearly: number, years: number, rate: number): number {
  return Array.from({ length: years }).reduce<number>((sum) => (sum + yearly) * (1 + rate), 0);
}

/** "5.2% a year", "−1.4% a year"; never "−0.0%" or "0.0%". */
export function rateText(rate: number): string {
  const percent = Math.round(rate * 1000) / 10;
  if (percent === 0) return '0% a year';
  return `${percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(1)}% a year`;
}
