import type { Catalogue } from '@/lib/languages/create-translator';

export const customerLoginComponentHindi = {
  Distance: 'दूरी',
} as const satisfies Catalogue;
