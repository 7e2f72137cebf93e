import type { Catalogue } from '@/lib/languages/create-translator';

export const calculatorsComponentHindi = {
  'More to work out': 'और भी हिसाब लगाएँ',
  'Or try an example:': 'या कोई उदाहरण देखें:',
  'Your figures': 'आपके आँकड़े',
  'How the example is counted': 'उदाहरण का हिसाब कैसे लगा',
  'How we counted': 'हमने हिसाब कैसे लगाया',
  'Related calculators': 'इससे जुड़े कैलकुलेटर',
  'The whole answer, with what to do next': 'पूरा नतीजा, और आगे क्या करें',
  'How this is counted': 'यह हिसाब कैसे लगा',
  'Page to hand over': 'किसी को देने का पेज',
  'More about this answer': 'इस नतीजे के बारे में और',
  'What we assumed': 'हमने क्या मानकर हिसाब लगाया',
  'Correct what is marked below.': 'नीचे जिन पर निशान है, उन्हें ठीक करें।',
  'Change your figures': 'अपने आँकड़े बदलें',
} as const satisfies Catalogue;
