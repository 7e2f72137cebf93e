import type { Catalogue } from '../languages/create-translator.ts';

/** Messages that every form shares. */
export const httpHindi = {
  'The request could not be read. Reload the page and send the form again.':
    'अनुरोध पढ़ा नहीं जा सका। पेज फिर खोलें और फ़ॉर्म दोबारा भेजें।',
  'Send this request as JSON, or with the form on the page.':
    'यह अनुरोध JSON में भेजें, या पेज पर दिए फ़ॉर्म से।',
  'Too many files arrive at once just now. Please try again in a minute, or call us.':
    'अभी एक साथ बहुत सी फ़ाइलें आ रही हैं। एक मिनट बाद फिर कोशिश करें, या हमें फ़ोन करें।',
  'This page was open for long. Reload it and send the form again.':
    'यह पेज बहुत देर से खुला था। इसे फिर खोलें और फ़ॉर्म दोबारा भेजें।',
  'This form can only be sent from our own pages.': 'यह फ़ॉर्म केवल हमारे अपने पेजों से भेजा जा सकता है।',
  'This looks like an automated request, so we did not take it. Please call us instead.':
    'यह अनुरोध किसी मशीन का लगता है, इसलिए हमने नहीं लिया। इसकी जगह हमें फ़ोन करें।',
  'Reload the page and send the form again.': 'पेज फिर खोलें और फ़ॉर्म दोबारा भेजें।',
  'The request is too large. Send only the fields of the form.':
    'अनुरोध बहुत बड़ा है। केवल फ़ॉर्म के खाने भेजें।',
  'The request is too large. Shorten the text; a CV may have {0} MB.':
    'अनुरोध बहुत बड़ा है। लिखी हुई बात छोटी करें; CV {0} MB तक का हो सकता है।',
  'Something went wrong on our side. Please call us.': 'हमारी ओर से कोई गड़बड़ हुई। हमें फ़ोन करें।',
} as const satisfies Catalogue;

/** The page that answers a form which was posted without JavaScript and not read. */
export const rejectionPageHindi = {
  'We did not take this form': 'यह फ़ॉर्म नहीं लिया गया',
  'Nothing in it was kept. Go back with your browser: what you typed is usually still there. Or call us.':
    'इसका कुछ भी नहीं रखा गया। ब्राउज़र में पीछे जाएँ: लिखी हुई बातें आम तौर पर वहीं रहती हैं। या हमें फ़ोन करें।',
  'Something went wrong on our side': 'हमारी ओर से कोई गड़बड़ हुई',
  'We cannot tell whether your form reached us. Please call us.':
    'आपका फ़ॉर्म हम तक पहुँचा या नहीं, यह कहा नहीं जा सकता। हमें फ़ोन करें।',
} as const satisfies Catalogue;
