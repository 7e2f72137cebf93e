import type { Catalogue } from '@/lib/languages/create-translator';

export const lifeEventsComponentHindi = {
  'What to have at hand': 'क्या पास रखें',
} as const satisfies Catalogue;
