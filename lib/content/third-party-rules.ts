/** The rules that fix third-party premiums, and the type of their rows. */
import type { Figure, ReadIn, Source } from './types.ts';

export const thirdPartyRules: Source = {
  title:
    'Motor Vehicles (Third Party Insurance Base Premium and Liability) Rules, 2022, G.S.R. 394(E), 25 May 2022',
};

/** A statutory premium as in the gazette. That it is still unchanged is a separate row. */
export function thirdPartyPremium(
  id: string,
  label: string,
  text: string,
  readIn: ReadIn = 'official-text',
): Figure {
  return {
    id,
    label,
    text,
    from: '2022-06-01',
    asOf: '2022-05-25',
    source: thirdPartyRules,
    readIn,
  };
}
