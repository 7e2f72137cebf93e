/** The rules that a product's page loads at the first touch of its example, and their Hindi; by id of the calculator. */
import type { Catalogue } from '@/lib/languages/create-translator';
import type { OpeningRule } from '@/lib/tools/calculators/calculator';

type LoadedRule = { rule: () => Promise<OpeningRule>; hindi: () => Promise<Catalogue> };

const motorHindi = async () =>
  (await import('@/translations/hi/third-party-premium-opening.po')).default;

export const openingRules: Readonly<Partial<Record<string, LoadedRule>>> = {
  'health-cover-calculator': {
    rule: async () =>
      (await import('@/lib/tools/health/health-cover/health-cover-opening')).healthCoverOpening,
    hindi: async () => (await import('@/translations/hi/health-cover-opening.po')).default,
  },
  'human-life-value-calculator': {
    rule: async () =>
      (await import('@/lib/tools/life/human-life-value/human-life-value-opening'))
        .humanLifeValueOpening,
    hindi: async () => (await import('@/translations/hi/human-life-value-opening.po')).default,
  },
  'car-third-party-premium-calculator': {
    rule: async () =>
      (await import('@/lib/tools/motor/third-party-premium/third-party-premium-opening'))
        .carThirdPartyOpening,
    hindi: motorHindi,
  },
  'bike-third-party-premium-calculator': {
    rule: async () =>
      (await import('@/lib/tools/motor/third-party-premium/third-party-premium-opening'))
        .bikeThirdPartyOpening,
    hindi: motorHindi,
  },
  'travel-cover-calculator': {
    rule: async () => (await import('@/lib/tools/travel/travel-cover-opening')).travelCoverOpening,
    hindi: async () => ({}),
  },
};
