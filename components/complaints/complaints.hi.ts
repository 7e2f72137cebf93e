import type { Catalogue } from '@/lib/languages/create-translator';

export const complaintsComponentHindi = {
  'We keep nothing of this.': 'इसमें से कुछ भी हम अपने पास नहीं रखते।',
  'Who did you complain to?': 'शिकायत किससे की?',
  'Choose one': 'एक चुनें',
  'On which day?': 'किस दिन?',
  'Show my dates': 'मेरी तारीख़ें देखें',
  'You complained, without typing the date:': 'तारीख़ लिखे बिना चुनें, शिकायत कब की:',
  'Was there an answer? Add its day': 'जवाब आया? उसका दिन लिखें',
  'Day of an answer you dispute': 'जिस जवाब से आप सहमत नहीं, उसका दिन',
  'More about this complaint': 'इस शिकायत के बारे में और',
  'Another date': 'कोई और तारीख़',
} as const satisfies Catalogue;
