import type { Catalogue } from '@/lib/languages/create-translator';

export const refusalsComponentHindi = {
  'Car, bike and road': 'कार, बाइक और सड़क',
  'Any insurance': 'किसी भी बीमे में',
  'Leave out your name, policy number and illness. Nothing is kept.':
    'अपना नाम, पॉलिसी नंबर और बीमारी न लिखें। कुछ भी सहेजा नहीं जाता।',
  'What the letter says, in its words or its clause':
    'चिट्ठी में क्या लिखा है: उसके शब्द या उसकी शर्त का नंबर',
  'Such as Excl01 or PED. Hindi works.': 'जैसे Excl01 या PED। हिंदी में भी लिखा जा सकता है।',
  'What did the insurer do?': 'बीमा कंपनी ने क्या किया?',
  'More dates, for an exact answer': 'और तारीख़ें, ठीक-ठीक जवाब के लिए',
  'Skip what you don’t know.': 'जो न पता हो, छोड़ दें।',
  'What does it mean?': 'मतलब देखें',
  'I don’t know': 'पता नहीं',
  'All {0} steps in full': 'सभी {0} कदम, पूरे',
  'Do not delay treatment.': 'इलाज में देर न करें।',
  'Worked out on {0}.': 'हिसाब {0} को लगाया गया।',
  '**What decides:** {text}': '**किससे तय होगा:** {text}',
} as const satisfies Catalogue;
