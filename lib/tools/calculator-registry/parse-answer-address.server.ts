/** A tool's answer, by the address that a form posts: known tools and their fields only, rebuilt from parsed values. */
import 'server-only';
import { type IsoDate, todayInIndia } from '../../dates/iso-date.ts';
import { productRoutes } from '../../site/find-route.ts';
import { answerPath, maxAnswerAddressLength, plansPath } from '../../site/tool-paths.ts';
import { answerAddress } from '../calculators/answer-address.ts';
import type { Calculator } from '../calculators/calculator.ts';
import { parseCalculatorQuery, productField } from '../calculators/parse-calculator-query.ts';
import { type CalculatorAddress, calculatorAddress, findCalculator } from './page-calculators.ts';
import { readPlansCalculator } from './read-plans-calculator.server.ts';

/** @returns the address with values in one fixed form; null for text that is not the address of an answer. */
export async function parseAnswerAddress(posted: unknown, now: Date): Promise<string | null> {
  if (typeof posted !== 'string' || posted.length > maxAnswerAddressLength) return null;
  const cut = posted.indexOf('?');
  if (cut < 0) return null;
  const query = new URLSearchParams(posted.slice(cut + 1));
  const textOf = (name: string) => query.get(name) ?? '';
  const today = todayInIndia(now);
  const tool = await findTool(posted.slice(0, cut), textOf, today);
  if (!tool) return null;
  const outcome = parseCalculatorQuery(tool.calculator, textOf, today);
  if (outcome.kind !== 'valid') return null;
  return answerAddress(tool.address, tool.calculator, outcome.input);
}

async function findTool(
  path: string,
  textOf: (name: string) => string,
  today: IsoDate,
): Promise<{ address: CalculatorAddress; calculator: Calculator } | null> {
  for (const { path: product } of productRoutes) {
    const plans = plansPath(product);
    if (path !== answerPath(plans)) continue;
    const read = await readPlansCalculator(product, textOf, today);
    return read.kind === 'calculator'
      ? { address: { path: plans }, calculator: read.calculator }
      : null;
  }
  const suffix = answerPath('');
  if (!path.endsWith(suffix)) return null;
  const found = findCalculator(path.slice(0, -suffix.length), textOf(productField));
  if (!found) return null;
  const { page, calculator } = found;
  return { address: calculatorAddress(calculator.id, page), calculator };
}
