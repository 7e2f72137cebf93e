import type { Catalogue } from '@/lib/languages/create-translator';

export const letterComponentHindi = {
  'Print the letter': 'चिट्ठी प्रिंट करें',
  'Copy the text': 'टेक्स्ट कॉपी करें',
  'Open in my mail program': 'मेरे ई-मेल ऐप में खोलें',
  'What you type here stays in this browser. It is not sent to us.':
    'यहाँ जो लिखा जाए, वह इसी ब्राउज़र में रहता है। हमें नहीं भेजा जाता।',
  // The name of the field is in Hindi already (letter.tsx).
  'This person is': 'यह व्यक्ति',
  'Change the letter': 'चिट्ठी बदलें',
  'Copied. Paste it where you write to them.': 'कॉपी हो गया। उन्हें जहाँ लिखकर भेजें, वहाँ पेस्ट करें।',
  'This browser does not let us copy. Select the text of the letter instead.':
    'यह ब्राउज़र कॉपी नहीं करने देता। इसकी जगह चिट्ठी का पाठ चुनें।',
  'Your mail program should open. If it does not, copy the text.':
    'आपका ई-मेल ऐप खुलना चाहिए। न खुले, तो पाठ कॉपी करें।',
} as const satisfies Catalogue;
