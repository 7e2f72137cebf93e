import type { Catalogue } from '../../languages/create-translator.ts';

export const renewalsToolHindi = {
  'Life policy': 'जीवन बीमा पॉलिसी',
  'Car policy': 'कार पॉलिसी',
  'Two-wheeler policy': 'दोपहिया पॉलिसी',
  'Travel policy': 'यात्रा पॉलिसी',
  'Once a year or for several years': 'साल में एक बार या कई साल का एक साथ',
  'Half-yearly or quarterly': 'छमाही या तिमाही',
  'Choose what you want to renew.': 'चुनें कि क्या रिन्यू कराना है।',
} as const satisfies Catalogue;
