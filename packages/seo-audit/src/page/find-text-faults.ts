/**
 * Finds impossible text values in structured data: names, telephone numbers, trade item numbers, descriptions. Source:
 * Google Search Central and GS1.
 */
import { type JsonNode, typesOf, type ValueFault } from './structured-nodes.ts';

const urlStart = /^(?:https?:\/\/|www\.)/i;
const descriptionLength = { min: 50, max: 5_000 };

export function findTextFaults(node: JsonNode): ValueFault[] {
  const types = typesOf(node);
  const faults: ValueFault[] = [];
  for (const author of [node.author].flat()) {
    const name = typeof author === 'string' ? author : (author as JsonNode | null)?.name;
    if (typeof name === 'string' && urlStart.test(name.trim()))
      faults.push(['author', `is called ${JSON.stringify(name.slice(0, 80))}`]);
  }
  const { telephone, description, recipeIngredient: ingredients } = node;
  if (typeof telephone === 'string' && telephone && !/\p{Nd}/u.test(telephone))
    faults.push(['telephone', `is ${JSON.stringify(telephone.slice(0, 40))}, without a digit`]);
  if (ingredients !== undefined && [ingredients].flat().every((one) => !String(one ?? '').trim()))
    faults.push(['recipeIngredient', 'is empty']);
  const length = typeof description === 'string' ? description.trim().length : 0;
  if (
    types.includes('Dataset') &&
    length > 0 &&
    (length < descriptionLength.min || length > descriptionLength.max)
  )
    faults.push([
      'description',
      `has ${length} characters, of ${descriptionLength.min} to ${descriptionLength.max}`,
    ]);
  return [...faults, ...findTradeNumberFaults(node)];
}

function findTradeNumberFaults(node: JsonNode): ValueFault[] {
  return ['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14'].flatMap((name): ValueFault[] => {
    const digits = String(node[name] ?? '').replace(/[\s-]/g, '');
    const isWhole = /^(?:\d{8}|\d{12,14})$/.test(digits);
    return isWhole && !hasCheckDigit(digits)
      ? [[name, `is ${digits}, whose last digit does not fit the others`]]
      : [];
  });
}

/** GS1 check digit: from the right, every second digit has weight 3; the sum is a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
