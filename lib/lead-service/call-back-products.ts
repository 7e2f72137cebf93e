/**
 * The specification's "Investment", in menu, footer, form and heading: IRDAI bars calling a linked policy an investment
 * product (docs/rules.md, section 2). Lead.svc gets the code alone.
 */
export const savingsLabel = 'Savings with insurance';

/** The products of a call-back, with the codes of Lead.svc (docs/specification.md, section 3). */
export const callBackProducts = [
  { code: 2, label: 'Health' },
  { code: 3, label: 'Term' },
  { code: 9, label: 'Critical Illness' },
  { code: 5, label: savingsLabel },
  { code: 6, label: 'Pension' },
  { code: 7, label: 'Child' },
  { code: 4, label: 'Car' },
  { code: 8, label: 'Bike' },
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
