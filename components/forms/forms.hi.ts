import type { Catalogue } from '@/lib/languages/create-translator';

export const formsComponentHindi = {
  'Or without typing the date:': 'या तारीख़ लिखे बिना:',
  'Leave this empty': 'इसे खाली छोड़ें',
  'There is a problem': 'फ़ॉर्म में ये बातें ठीक करें',
  Done: 'हो गया',
  'Error: {text}': 'ग़लती: {text}',
  'Sending…': 'भेजा जा रहा है…',
  'You are offline, so nothing was sent. What you filled in stays here: press the button again once you are online.':
    'इंटरनेट नहीं चल रहा, इसलिए कुछ नहीं भेजा गया। भरी हुई बातें यहीं रहती हैं: इंटरनेट आते ही बटन फिर दबाएँ।',
  'Enter the code that we sent to your number on the page that opens.':
    'जो पेज खुलता है, उसमें आपके नंबर पर भेजा गया कोड लिखें।',
  'This is more than our server takes. Send less or a smaller file, or call us.':
    'यह हमारे सर्वर की सीमा से ज़्यादा है। कम लिखें या छोटी फ़ाइल भेजें, या हमें फ़ोन करें।',
  'Too many requests come from your network just now. Wait a minute and press the button again, or call us.':
    'आपके नेटवर्क से अभी बहुत सारे अनुरोध आ रहे हैं। एक मिनट रुककर बटन फिर दबाएँ, या हमें फ़ोन करें।',
  'Our server does not answer just now. Wait a minute and press the button again, or call us.':
    'हमारा सर्वर अभी जवाब नहीं दे रहा। एक मिनट रुककर बटन फिर दबाएँ, या हमें फ़ोन करें।',
  'Our server is busy just now. Wait a minute and press the button again, or call us.':
    'हमारा सर्वर अभी व्यस्त है। एक मिनट रुककर बटन फिर दबाएँ, या हमें फ़ोन करें।',
  'Your browser keeps no cookie for this form, so it is sent as a page of its own. One moment.':
    'आपका ब्राउज़र इस फ़ॉर्म की कुकी नहीं रखता, इसलिए फ़ॉर्म अलग पेज से भेजा जा रहा है। थोड़ा रुकें।',
  'Your browser cannot send this form from here, so it is sent as a page of its own. One moment.':
    'आपका ब्राउज़र यहाँ से यह फ़ॉर्म नहीं भेज सकता, इसलिए फ़ॉर्म अलग पेज से भेजा जा रहा है। थोड़ा रुकें।',
} as const satisfies Catalogue;

export const codeEntryHindi = {
  Code: 'कोड',
  '{0} digits, valid for {1} minutes.': '{0} अंक, {1} मिनट तक काम का।',
  'This is a demonstration: messages are written to {name}/.':
    'यह नमूना है: संदेश {name}/ में लिखे जाते हैं।',
  'Send it again': 'फिर भेजें',
  'Send it again (in {0} s)': 'फिर भेजें ({0} सेकंड बाद)',
  'It can take a minute.  We never ask for the code on a call.':
    'एक मिनट लग सकता है। हम कॉल पर कोड कभी नहीं माँगते।',
} as const satisfies Catalogue;
