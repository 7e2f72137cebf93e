import type { Catalogue } from '@/lib/languages/create-translator';

export const formsComponentHindi = {
  'Or without typing the date:': 'या तारीख़ लिखे बिना:',
  'Leave this empty': 'इसे खाली छोड़ें',
  'There is a problem': 'फ़ॉर्म में ये बातें ठीक करें',
  Done: 'हो गया',
} as const satisfies Catalogue;
