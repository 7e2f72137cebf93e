/**
 * The consent text above the button in Hindi. A change of it needs a new Hindi version in consent-record.ts (a test
 * compares the hash).
 */
import type { Catalogue } from '../languages/create-translator.ts';

export const consentHindi = {
  'You ask {legalName}, {licence}, for one call about this product within {0} days, from our {callSeries} series. It may be recorded; to avoid that, e-mail us instead. No insurer or agent gets your number. You are {1} or older.':
    'आपका अनुरोध है कि {legalName}, {licence}, इस बीमे पर {0} दिन के अंदर आपको एक कॉल करे, हमारी {callSeries} शृंखला से। कॉल रिकॉर्ड हो सकती है; यह न चाहें, तो हमें ई-मेल करें। आपका नंबर किसी बीमा कंपनी या एजेंट को नहीं मिलता। आपकी आयु {1} साल या ज़्यादा है।',
  'I am {0} or older': 'मेरी आयु {0} साल या ज़्यादा है',
  Optional: 'चाहें तो',
  'Call me even if my number is on do-not-disturb': 'मेरा नंबर डू नॉट डिस्टर्ब में हो, तब भी कॉल करें',
  'Optional; else we may not call.': 'चाहें तो; इसके बिना शायद कॉल न करें।',
  'Tell the advertisement’s network that a call was asked for':
    'विज्ञापन के नेटवर्क को बताएँ कि कॉल माँगी गई',
  'Optional; we call either way. Google then learns that a click on an advertisement ended in a request, for which insurance and when; never your number.':
    'चाहें तो; कॉल दोनों हाल में होती है। तब Google को पता चलता है कि विज्ञापन का क्लिक अनुरोध तक पहुँचा, किस बीमे के लिए और कब; आपका नंबर कभी नहीं।',
  'Show the expert this answer': 'यह नतीजा विशेषज्ञ को दिखाएँ',
  'Optional. We then keep its address, with your figures, encrypted with your number, and erase both together.':
    'चाहें तो। निशान लगाने पर हम इसका पता, आपके आँकड़ों के साथ, आपके नंबर के साथ ही एन्क्रिप्ट करके रखते हैं, और दोनों को एक साथ मिटाते हैं।',
} as const satisfies Catalogue;
