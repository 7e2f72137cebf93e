import type { Catalogue } from '../../languages/create-translator.ts';

export const oneTimeCodesHindi = {
  'Enter the {0} digits of the code.': 'कोड के {0} अंक लिखें।',
  'That is not the code we sent last.': 'कोड मेल नहीं खाता। सबसे बाद में भेजा गया कोड लिखें।',
  'That is not the code we sent last. You can try {0} more time.':
    'कोड मेल नहीं खाता। सबसे बाद में भेजा गया कोड लिखें। {0} बार और कोशिश हो सकती है।',
  'That is not the code we sent last. You can try {0} more times.':
    'कोड मेल नहीं खाता। सबसे बाद में भेजा गया कोड लिखें। {0} बार और कोशिश हो सकती है।',
  '{0} codes were wrong, so this one is no longer valid. Have a new one sent.':
    '{0} बार कोड मेल नहीं खाया, इसलिए यह अब काम का नहीं। नया कोड मँगवाएँ।',
  'This code was valid for {0} minutes. Have a new one sent.':
    'यह कोड {0} मिनट के लिए था। नया कोड मँगवाएँ।',
  'There is no open code in this browser. Send your request again, and allow cookies for this site.':
    'इस ब्राउज़र में कोई खुला कोड नहीं है। अनुरोध फिर भेजें, और इस साइट के लिए कुकी चालू रखें।',
  'Too many codes were asked for. Wait {0} minutes (after {1} in a day, until tomorrow), or call us.':
    'बहुत सारे कोड माँगे जा चुके हैं। {0} मिनट रुकें (एक दिन में {1} के बाद कल तक), या हमें फ़ोन करें।',
  'We cannot send a code just now. Please call us.': 'अभी कोड नहीं भेजा जा सकता। हमें फ़ोन करें।',
} as const satisfies Catalogue;
