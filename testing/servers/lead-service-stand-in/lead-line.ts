/** One line about a lead that the Lead.svc stand-in received, with the number masked. */
import { maskMobile } from '../../../lib/input/mobile.ts';
import { isProductCode, productLabel } from '../../../lib/lead-service/call-back-products.ts';
import type { ReceivedLead } from './lead-service-stand-in.ts';

export function leadLine({ at, mobile, productId, slot, mode, outcome }: ReceivedLead): string {
  const product = isProductCode(productId) ? productLabel(productId) : `product ${productId}`;
  return [at, outcome, `(${mode})`, maskMobile(mobile), product, slot].join('  ');
}
