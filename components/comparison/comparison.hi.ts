import type { Catalogue } from '@/lib/languages/create-translator';

export const comparisonComponentHindi = {
  Difference: 'फ़र्क',
  'Differences only': 'केवल फ़र्क दिखाएँ',
  'Start again': 'फिर से शुरू करें',
  'Without JavaScript all {0} kinds are shown, even if a link chose some of them. Untick those you do not need under “Change columns”; the table scrolls inside its frame.':
    'JavaScript के बिना सभी {0} प्रकार दिखते हैं, चाहे लिंक में उनमें से कुछ ही चुने गए हों। जिनकी ज़रूरत नहीं, उनका निशान “कॉलम बदलें” में हटाएँ; तालिका अपने चौखटे के अंदर सरकती है।',
  'Change columns': 'कॉलम बदलें',
  'The plan’s wording decides. The order is no ranking.':
    'फ़ैसला प्लान की शर्तें करती हैं। यह क्रम कोई रैंकिंग नहीं है।',
  '{0} kinds, side by side.': '{0} प्रकार, साथ-साथ।',
  'Kinds to show': 'कौन से प्रकार दिखाएँ',
  ', up to four': ', ज़्यादा से ज़्यादा चार',
  'Show all {0} rows': 'सभी {0} पंक्तियाँ दिखाएँ',
  'Show the first rows only': 'केवल शुरू की पंक्तियाँ दिखाएँ',
  'Regulator’s standard product': 'नियामक की मानक पॉलिसी',
} as const satisfies Catalogue;
