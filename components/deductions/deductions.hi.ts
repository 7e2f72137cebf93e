import type { Catalogue } from '@/lib/languages/create-translator';

export const deductionsComponentHindi = {
  'Nothing you enter here is kept.': 'यहाँ लिखा कुछ भी रखा नहीं जाता।',
} as const satisfies Catalogue;
