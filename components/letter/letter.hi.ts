import type { Catalogue } from '@/lib/languages/create-translator';

export const letterComponentHindi = {
  'Print the letter': 'चिट्ठी प्रिंट करें',
  'Copy the text': 'टेक्स्ट कॉपी करें',
  'Open in my mail program': 'मेरे ई-मेल ऐप में खोलें',
  'What you type here stays in this browser. It is not sent to us.':
    'यहाँ जो लिखा जाए, वह इसी ब्राउज़र में रहता है। हमें नहीं भेजा जाता।',
  'This person is': 'यह व्यक्ति',
  'Change the letter': 'चिट्ठी बदलें',
} as const satisfies Catalogue;
