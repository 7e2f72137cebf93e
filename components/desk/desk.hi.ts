import type { Catalogue } from '@/lib/languages/create-translator';

export const deskComponentHindi = {
  '[insurer]': '[बीमा कंपनी]',
} as const satisfies Catalogue;
