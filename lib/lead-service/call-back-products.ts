/**
 * The specification's "Investment", in menu, footer, form and heading: IRDAI bars calling a linked policy an investment
 * product (docs/rules.md, section 2). Lead.svc gets the code alone.
 */
export const savingsLabel = 'Savings with insurance';

/**
 * The products of a call-back, with the codes of Lead.svc (docs/specification.md, section 3) and their drawings of
 * public/pictures.
 */
export const callBackProducts = [
  { code: 2, label: 'Health', drawing: 'health-insurance' },
  { code: 3, label: 'Term', drawing: 'term-insurance' },
  { code: 9, label: 'Critical Illness', drawing: 'critical-illness-insurance' },
  { code: 5, label: savingsLabel, drawing: 'investment-plans' },
  { code: 6, label: 'Pension', drawing: 'pension-plans' },
  { code: 7, label: 'Child', drawing: 'child-plans' },
  { code: 4, label: 'Car', drawing: 'car-insurance' },
  { code: 8, label: 'Bike', drawing: 'bike-insurance' },
] as const;

export type ProductCode = (typeof callBackProducts)[number]['code'];

const productCodes: readonly ProductCode[] = callBackProducts.map(({ code }) => code);

export function isProductCode(value: unknown): value is ProductCode {
  return productCodes.some((code) => code === value);
}

/** @param value a code from JSON ("2" or 2) or from a form. */
export function parseProductCode(value: string | number): ProductCode | null {
  const code = typeof value === 'string' && !/^\d$/.test(value) ? Number.NaN : Number(value);
  return isProductCode(code) ? code : null;
}

export function productLabel(code: ProductCode): string {
  return callBackProducts.find((product) => product.code === code)?.label ?? '';
}
