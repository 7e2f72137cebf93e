import type { Catalogue } from '../../languages/create-translator.ts';

export const calculatorRegistryToolHindi = {
  '+ Mother, {0}': '+ माँ, {0}',
  'Example family: tap an age to change it.': 'उदाहरण का परिवार: आयु बदलने के लिए उसे छुएँ।',
  '+ Child, {0}': '+ बच्चा, {0}',
  '+ Father, {0}': '+ पिता, {0}',
  'Example parents: tap to change their ages.': 'उदाहरण के माता-पिता: आयु बदलने के लिए उसे छुएँ।',
  '+ One has diabetes': '+ एक को मधुमेह (शुगर)',
  'Example: tap the age or a sum to change it.': 'उदाहरण: आयु या रकम बदलने के लिए उसे छुएँ।',
  '+ Spouse earns {0}': '+ पति या पत्नी की आय {0}',
  'Example: tap the engine of your car.': 'उदाहरण: अपनी कार का इंजन छुएँ।',
  'Example: tap the engine of your bike.': 'उदाहरण: अपनी बाइक का इंजन छुएँ।',
  '+ Me, {0}': '+ मैं, {0}',
} as const satisfies Catalogue;
