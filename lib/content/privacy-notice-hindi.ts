/**
 * The short privacy notice in Hindi, beside the English one on /privacy-policy: whoever gives a number may read what
 * for in a language of the Eighth Schedule. It says what the rows of Get a Call say, and no more; change both together.
 */
import type { BrokerDetails } from '../config/broker-details.ts';
import { mailLink, phoneLink } from '../site/contact-links.ts';
import { adultAge, enquiryValidity, noAskingAgain } from './figures/broker-rules.ts';
import type { TextSection } from './types.ts';

/** @param reportsConversions whether this build has a tag manager (lib/campaign/tag-manager.ts). */
export function privacyNoticeHindi(
  broker: BrokerDetails,
  keptDays: number,
  reportsConversions: boolean,
): TextSection {
  return {
    id: 'hindi',
    lang: 'hi',
    heading: 'निजता की सूचना, हिन्दी में',
    blocks: [
      {
        kind: 'paragraphs',
        text: [
          'यह “Get a Call”, यानी कॉल के अनुरोध, की पूरी सूचना है। अनुरोध भेजने का फ़ैसला करने के लिए इस पन्ने पर ' +
            'और कुछ पढ़ना ज़रूरी नहीं। यही बातें [अंग्रेज़ी में](/privacy-policy#get-a-call) भी हैं; दोनों में कोई ' +
            'फ़र्क़ दिखे तो हमें बताइए।',
        ],
      },
      {
        kind: 'rows',
        caption: 'कॉल के लिए आपका अनुरोध',
        rows: [
          {
            label: 'कौन माँगता है',
            text: `${broker.legalName}, ${broker.licence.category}, IRDAI पंजीकरण संख्या ${broker.licence.number}।`,
          },
          { label: 'किसके लिए', text: `${adultAge.text} वर्ष या उससे अधिक आयु के लोगों के लिए।` },
          {
            label: 'आप क्या देते हैं',
            text:
              'बीमे का प्रकार, कॉल का समय और अपना मोबाइल नंबर। एक खाने में आप चाहें तो निशान लगा सकते हैं: ' +
              'नंबर DND (डू नॉट डिस्टर्ब) पर हो, तब भी कॉल की जाए।' +
              (reportsConversions
                ? ' एक और खाने में चाहें तो निशान लगाइए: जिस विज्ञापन से आप आए, उसके नेटवर्क को बताया जाए कि कॉल ' +
                  'माँगी गई। निशान न लगाएँ, तब भी हम कॉल करते हैं।'
                : ''),
          },
          {
            label: 'हम क्या जोड़ते हैं',
            text:
              'किस पन्ने से और उस पन्ने की किस जगह से अनुरोध भेजा गया, साइट पर आप पहले किस पन्ने पर आए, किसी ' +
              'विज्ञापन से आए हों तो उसके चिह्न (अभियान के utm_ चिह्न, और क्लिक की पहचान: Google की gclid, gbraid या ' +
              'wbraid, Meta की fbclid, Microsoft की msclkid), समय, सहमति के शब्दों का संस्करण, आपके लिए एक संदर्भ संख्या, ' +
              'अनुरोध कॉल करने वालों तक पहुँचा या नहीं, और नंबर से बने कूट, जिनसे दोहराया गया अनुरोध ' +
              'पहचाना जाता है पर नंबर दिखाई नहीं देता।',
          },
          {
            label: 'किस काम के लिए',
            text:
              'उसी बीमे के बारे में, आपके चुने समय पर, हमारे एक विशेषज्ञ की एक कॉल। और कुछ नहीं: न कोई ' +
              'दूसरा बीमा, न संदेश, न समाचार-पत्र, न आपका कोई प्रोफ़ाइल।',
          },
          {
            label: 'आपको क्या मिलता है',
            text: 'उस तरह के बीमे के बारे में जवाब, और कॉल पर आप माँगें तो पॉलिसी चुनने में मदद।',
          },
          {
            label: 'हमें इसकी अनुमति क्यों है',
            text:
              'क्योंकि फ़ॉर्म भेजकर आप ख़ुद कॉल माँगते हैं। न भेजना आपकी इच्छा है: साइट की हर जानकारी इसके ' +
              'बिना भी खुली है।',
          },
          {
            label: 'कॉल कहाँ से आती है',
            text:
              `हमारी ${broker.salesCallSeries} शृंखला के किसी नंबर से। कॉल करने वाला अपना नाम, हमारा नाम और हमारी ` +
              'पंजीकरण संख्या बताता है। कॉल रिकॉर्ड हो सकती है; तब आपको पहले बताया जाता है और आप मना कर सकते हैं।',
          },
          {
            label: 'किसे मिलता है',
            text:
              'हमारे अपने विशेषज्ञों को, उन प्रणालियों के ज़रिए जिनसे यह साइट और हमारी कॉलें चलती हैं। किसी बीमा ' +
              'कंपनी, एजेंट या विज्ञापनदाता को नहीं। नंबर बेचा नहीं जाता।' +
              (reportsConversions
                ? ' केवल तब, जब आपने उस खाने में निशान लगाया हो, Google को क्लिक की पहचान, बीमे का प्रकार, समय और ' +
                  'अनुरोध का एक बेतरतीब अंक मिलता है: आपका नंबर या संदर्भ संख्या कभी नहीं।'
                : ''),
          },
          {
            label: 'कॉल कब तक',
            text:
              `अनुरोध से ${enquiryValidity.clock.days} दिन तक, हमारे कॉल के समय में (${broker.callingHours})। तब तक जो ` +
              'अनुरोध कॉल करने वालों तक नहीं पहुँचा, वह भेजे बिना समाप्त हो जाता है।',
          },
          {
            label: 'कब मिटाया जाता है',
            text:
              `${keptDays} दिन बाद आपका नंबर, और वह सब जिससे उसे फिर ढूँढा जा सके, मिटा दिया जाता है। उसके बिना एक ` +
              'पंक्ति (संदर्भ संख्या, बीमे का प्रकार, समय, पन्ना, तारीख़ें, नतीजा) गिनती के लिए रहती है।',
          },
          {
            label: 'कैसे रखा जाता है',
            text: 'मोबाइल नंबर कूटबद्ध (encrypted) रखा जाता है। हमारे तकनीकी लॉग में वह कभी नहीं होता।',
          },
          {
            label: 'सहमति वापस कैसे लें',
            text:
              `[कॉल रोकें](/contact-us#stop-calls) में अपना नंबर लिखिए, ${phoneLink(broker.phone)} पर फ़ोन कीजिए, या ` +
              `${mailLink(broker.helpMailbox)} पर लिखिए: कॉल से पहले या बाद में, कोई कारण बताए बिना। हम अनुरोध हटा ` +
              `देते हैं, क्लिक की पहचान मिटा देते हैं` +
              (reportsConversions ? ', Google को आगे कुछ नहीं बताते' : '') +
              `, और ${noAskingAgain.clock.days} दिन तक यह साइट उस नंबर के लिए कॉल का नया अनुरोध नहीं लेती।`,
          },
          {
            label: 'आपके अधिकार',
            text:
              'अपना डेटा देखना, ठीक या पूरा कराना, मिटवाना, शिकायत करना, और किसी को नामित करना जो आपकी मृत्यु या ' +
              'असमर्थता में ये अधिकार इस्तेमाल करे। इनके लिए [फ़ॉर्म](/privacy-policy#your-rights) इसी पन्ने पर है।',
          },
          {
            label: 'शिकायत',
            text:
              `पहले हमसे: ${mailLink(broker.complaintsMailbox)}, शिकायत अधिकारी: ${broker.grievanceOfficer}। हमारे जवाब से ` +
              'बात न बने तो आप भारतीय डेटा संरक्षण बोर्ड (Data Protection Board of India) के पास जा सकते हैं।',
          },
        ],
      },
    ],
  };
}
