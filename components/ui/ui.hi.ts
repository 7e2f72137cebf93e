import type { Catalogue } from '@/lib/languages/create-translator';

export const uiComponentHindi = {
  'Add to calendar': 'कैलेंडर में जोड़ें',
} as const satisfies Catalogue;
