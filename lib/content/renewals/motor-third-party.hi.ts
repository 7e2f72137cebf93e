import type { Catalogue } from '../../languages/create-translator.ts';

export const motorThirdPartyRenewalHindi = {
  'own damage': 'अपनी गाड़ी का नुकसान',
  'no-claim bonus': 'नो-क्लेम बोनस',
  'Third-party cover': 'थर्ड पार्टी कवर',
  'Own-damage cover': 'अपनी गाड़ी के नुकसान का कवर',
  Nobody: 'किसी में नहीं',
  'Until {0}': '{0} तक',
  Until: 'इस तारीख़ तक',
  'Time to renew': 'रिन्यू कराने का समय',
  'on its own date': 'अपनी तारीख़ पर',
  'Third-party cover ends': 'थर्ड पार्टी कवर ख़त्म होता है',
  'On {0}: own-damage cover ends at the time printed':
    '{0} को: अपनी गाड़ी के नुकसान का कवर छपे समय पर ख़त्म होता है',
  'No third-party cover now: renew before you drive again':
    'अब थर्ड पार्टी कवर नहीं: फिर चलाने से पहले रिन्यू कराएँ',
  'It ended {0} days ago. Nobody you hurt since then is paid by an insurer. Own-damage cover, if it still runs, changes nothing in that.':
    'वह {0} दिन पहले ख़त्म हुआ। उसके बाद आपकी गाड़ी से जिसे चोट लगे, उसे कोई बीमा कंपनी पैसा नहीं देती। अपनी गाड़ी के नुकसान का कवर चल भी रहा हो, तो इसमें कुछ नहीं बदलता।',
  'Renew third-party cover today.': 'थर्ड पार्टी कवर आज ही रिन्यू कराएँ।',
  'Own-damage cover ends, if you have it': 'अपनी गाड़ी के नुकसान का कवर, अगर है, तो ख़त्म होता है',
  'Third-party cover ended at the time printed': 'थर्ड पार्टी कवर छपे समय पर ख़त्म हुआ',
  'It has a date of its own on the schedule. The no-claim bonus is counted from that date, not from this one.':
    'अनुसूची पर इसकी तारीख़ अलग है। नो-क्लेम बोनस उस तारीख़ से गिना जाता है, इससे नहीं।',
  'After this minute nobody you hurt is paid by an insurer, and you may not drive.':
    'इस मिनट के बाद आपकी गाड़ी से जिसे चोट लगे, उसे कोई बीमा कंपनी पैसा नहीं देती, और गाड़ी चलाने की इजाज़त नहीं है।',
  'Is own damage still running? Ask its insurer in writing what it pays meanwhile. It pays nobody but you, so do not rely on it.':
    'क्या अपनी गाड़ी के नुकसान का कवर अब भी चल रहा है? उसकी कंपनी से लिखकर पूछें कि इस बीच वह क्या चुकाती है। वह आपके सिवा किसी को नहीं देती, इसलिए उसके भरोसे न रहें।',
  'No third-party cover now: renew before you ride again':
    'अब थर्ड पार्टी कवर नहीं: फिर दोपहिया चलाने से पहले रिन्यू कराएँ',
  'Third party is not due yet': 'थर्ड पार्टी: अभी समय है',
  'Until the time printed for {0} you may drive your car, and people you hurt are paid. Renew before that minute, not after it.':
    '{0} के लिए छपे समय तक कार चलाई जा सकती है, और जिन्हें चोट लगे, उन्हें पैसा मिलता है। उस मिनट से पहले रिन्यू कराएँ, बाद में नहीं।',
  'Put the date into your calendar: it is easy to forget after years.':
    'तारीख़ अपने कैलेंडर में डालें: सालों बाद इसे भूल जाना आसान है।',
  'Look up the own-damage date too.': 'अपनी गाड़ी के नुकसान वाली तारीख़ भी देखें।',
  'Third-party cover ends at the time printed': 'थर्ड पार्टी कवर छपे समय पर ख़त्म होता है',
  'On {0}: third-party cover ends at the time printed':
    '{0} को: थर्ड पार्टी कवर छपे समय पर ख़त्म होता है',
  'Put the date into your [calendar](#save): it is easy to forget after years.':
    'तारीख़ अपने [कैलेंडर](#save) में डालें: सालों बाद इसे भूल जाना आसान है।',
  'Look up the own-damage date too. If both can start together again, there is one date to remember.':
    'अपनी गाड़ी के नुकसान वाली तारीख़ भी देखें। दोनों फिर एक साथ शुरू हो सकें, तो एक ही तारीख़ याद रखनी होगी।',
} as const satisfies Catalogue;
