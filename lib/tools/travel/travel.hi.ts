import type { Catalogue } from '../../languages/create-translator.ts';

export const travelToolHindi = {
  'A large hospital bill there': 'वहाँ के अस्पताल का एक बड़ा बिल',
} as const satisfies Catalogue;
