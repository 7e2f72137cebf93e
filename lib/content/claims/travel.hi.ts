import type { Catalogue } from '../../languages/create-translator.ts';

export const travelClaimHindi = {
  'At once, for a lost passport or theft. Police report, in English if you can.':
    'पासपोर्ट खोने या चोरी होने पर तुरंत। पुलिस रिपोर्ट, हो सके तो अंग्रेज़ी में।',
  'Number the assistance company gave you (if you have it)':
    'सहायता कंपनी का दिया नंबर (आपके पास हो तो)',
  'Papers to collect: Claim form and certificate; Passport with entry and exit stamps, visa; Tickets and boarding passes; Identity (_KYC_) and bank proof, such as a cancelled cheque; Doctor’s report, admission and discharge papers, bills (medical); PIR, tags, the airline’s letters and what it paid you, list of things lost with bills (bags); Police report, copies of old and new passport, bills for the new one (passport); Airline’s certificate with hours and reason, receipts of extra cost (delay or cancellation); Police and medical papers, certificates, papers from the consulate (death or disability).':
    'जुटाने के काग़ज़: दावा फ़ॉर्म और प्रमाणपत्र; पासपोर्ट, आने-जाने की मुहरों के साथ, और वीज़ा; टिकट और बोर्डिंग पास; पहचान (_KYC_) और बैंक का प्रमाण, जैसे रद्द किया चेक; डॉक्टर की रिपोर्ट, भर्ती और छुट्टी के काग़ज़, बिल (इलाज); PIR, सामान के टैग, एयरलाइन की चिट्ठियाँ और उसने कितना चुकाया, खोई चीज़ों की सूची बिलों के साथ (सामान); पुलिस रिपोर्ट, पुराने और नए पासपोर्ट की कॉपी, नए पासपोर्ट के बिल (पासपोर्ट); एयरलाइन का प्रमाणपत्र, घंटों और कारण के साथ, और अतिरिक्त ख़र्च की रसीदें (देरी या रद्द होना); पुलिस और इलाज के काग़ज़, प्रमाणपत्र, वाणिज्य दूतावास के काग़ज़ (मृत्यु या दिव्यांगता)।',
  'What often goes wrong: The assistance company was not told. An illness you had before the trip, or treatment that could have waited. Bags left unattended, or no PIR; a delay shorter than the hours the policy sets. Alcohol, or an adventure sport without its add-on.':
    'अक्सर क्या गड़बड़ होती है: सहायता कंपनी को नहीं बताया गया। बीमारी यात्रा से पहले की थी, या इलाज रुक सकता था। सामान अकेला छोड़ा गया, या PIR नहीं है; देरी पॉलिसी में लिखे घंटों से कम है। शराब, या रोमांचक खेल जिसका ऐड-ऑन नहीं लिया था।',
  'Trouble on a trip': 'यात्रा में परेशानी',
  'Illness, lost bags or passport, delay or cancellation':
    'बीमारी, सामान या पासपोर्ट खोना, देरी या रद्द होना',
  'delay or cancellation': 'देरी या रद्द होना',
  'Travel insurance: trouble on a trip': 'यात्रा बीमा: यात्रा में परेशानी',
  'Call the assistance company on your certificate first, whatever happened; it answers round the clock.':
    'कुछ भी हुआ हो, पहले अपने प्रमाणपत्र पर लिखी सहायता कंपनी को फ़ोन करें; वहाँ दिन-रात फ़ोन उठता है।',
  'The number is on your certificate. Have policy number and passport ready. In danger call the local emergency number first.':
    'नंबर आपके प्रमाणपत्र पर है। पॉलिसी नंबर और पासपोर्ट पास रखें। ख़तरे में हों, तो पहले वहाँ का इमरजेंसी नंबर मिलाएँ।',
  'Go to the hospital the assistance company names, if it can wait. Pay nothing large before they answer.':
    'इलाज रुक सकता हो, तो उस अस्पताल में जाएँ, जो सहायता कंपनी बताए। उनके जवाब से पहले कोई बड़ी रकम न चुकाएँ।',
  'Get the airline’s property irregularity report (_PIR_) before you leave the airport.':
    'एयरपोर्ट छोड़ने से पहले एयरलाइन से सामान की गड़बड़ी की रिपोर्ट (_PIR_) लें।',
  'Local police report first, then the Indian embassy or consulate.':
    'पहले वहाँ की पुलिस की रिपोर्ट, फिर भारतीय दूतावास या वाणिज्य दूतावास।',
  'Get the airline’s certificate with hours and reason, and keep receipts of extra cost.':
    'एयरलाइन से घंटों और कारण वाला प्रमाणपत्र लें, और अतिरिक्त ख़र्च की रसीदें रखें।',
  'Assistance company': 'सहायता कंपनी',
  'Airline, for bags': 'एयरलाइन, सामान के लिए',
  'Local police, then the embassy': 'वहाँ की पुलिस, फिर दूतावास',
  Police: 'पुलिस',
  'Police report': 'पुलिस रिपोर्ट',
  'Insurer, for medical bills you paid': 'बीमा कंपनी, आपके भरे इलाज के बिलों के लिए',
  'Claim form and certificate': 'दावा फ़ॉर्म और प्रमाणपत्र',
  'Passport with entry and exit stamps, visa': 'पासपोर्ट, आने-जाने की मुहरों के साथ, और वीज़ा',
  'Tickets and boarding passes': 'टिकट और बोर्डिंग पास',
  'Doctor’s report, admission and discharge papers, bills':
    'डॉक्टर की रिपोर्ट, भर्ती और छुट्टी के काग़ज़, बिल',
  'PIR, tags, the airline’s letters and what it paid you, list of things lost with bills':
    'PIR, सामान के टैग, एयरलाइन की चिट्ठियाँ और उसने कितना चुकाया, खोई चीज़ों की सूची बिलों के साथ',
  'Police report, copies of old and new passport, bills for the new one':
    'पुलिस रिपोर्ट, पुराने और नए पासपोर्ट की कॉपी, नए पासपोर्ट के बिल',
  'Airline’s certificate with hours and reason, receipts of extra cost':
    'एयरलाइन का प्रमाणपत्र, घंटों और कारण के साथ, और अतिरिक्त ख़र्च की रसीदें',
  'Police and medical papers, certificates, papers from the consulate':
    'पुलिस और इलाज के काग़ज़, प्रमाणपत्र, वाणिज्य दूतावास के काग़ज़',
  'death or disability': 'मृत्यु या दिव्यांगता',
  'When did it happen?': 'यह कब हुआ?',
  'When did you tell the assistance company or the insurer?':
    'सहायता कंपनी या बीमा कंपनी को कब बताया?',
  'When was the discharge from hospital?': 'अस्पताल से छुट्टी कब मिली?',
  'When did you send the medical bills?': 'इलाज के बिल कब भेजे?',
  'Send medical bills you paid': 'अपने भरे इलाज के बिल भेजें',
  'Collect every original before you fly home: you cannot get most of them later.':
    'लौटने से पहले हर असली काग़ज़ ले लें: ज़्यादातर काग़ज़ बाद में नहीं मिलते।',
  'Collect every original before you fly home: you cannot get most of them later. Policy term: check your policy.':
    'लौटने से पहले हर असली काग़ज़ ले लें: ज़्यादातर काग़ज़ बाद में नहीं मिलते। पॉलिसी की शर्त: अपनी पॉलिसी देखें।',
  'Notice before a planned hospital stay abroad': 'विदेश में पहले से तय भर्ती से पहले की सूचना',
  'Tell the assistance company. Policy term: check your policy.':
    'सहायता कंपनी को बताएँ। पॉलिसी की शर्त: अपनी पॉलिसी देखें।',
  'Policy term: check your policy': 'पॉलिसी की शर्त: अपनी पॉलिसी देखें',
  'The assistance company was not told.': 'सहायता कंपनी को नहीं बताया गया।',
  'Call it now, even if you have paid already, and note the time and the name.':
    'अभी फ़ोन करें, चाहे पैसे पहले ही दिए जा चुके हों, और समय और नाम लिख लें।',
  'An illness you had before the trip, or treatment that could have waited.':
    'बीमारी यात्रा से पहले की थी, या इलाज रुक सकता था।',
  'Ask the doctor to write why it could not wait.': 'डॉक्टर से लिखवाएँ कि इलाज क्यों नहीं रुक सकता था।',
  'Bags left unattended, or no PIR; a delay shorter than the hours the policy sets.':
    'सामान अकेला छोड़ा गया, या PIR नहीं है; देरी पॉलिसी में लिखे घंटों से कम है।',
  'Get the airline’s paper at the counter, with the hours.':
    'काउंटर पर ही एयरलाइन का काग़ज़ लें, जिसमें घंटे लिखे हों।',
  '{0} hours.': '{0} घंटे।',
  '{0} to {1} hours.': '{0} से {1} घंटे।',
  'Alcohol, or an adventure sport without its add-on.':
    'शराब, या रोमांचक खेल जिसका ऐड-ऑन नहीं लिया था।',
  'Read the list of exclusions before you write.':
    'लिखने से पहले वह सूची पढ़ें, जिसमें लिखा है कि क्या कवर नहीं है।',
  'Ask the insurer in writing by which date it will decide. The complaint steps below work from abroad too, online.':
    'बीमा कंपनी से लिखित में पूछें कि वह किस तारीख़ तक फ़ैसला करेगी। नीचे दिए शिकायत के कदमों का रास्ता विदेश से भी खुला है, ऑनलाइन।',
  'The complaint steps': 'शिकायत के कदम',
  'Money is paid to an Indian bank account as a rule.': 'पैसा आम तौर पर भारतीय बैंक खाते में आता है।',
  'Notice to the insurer': 'बीमा कंपनी को सूचना',
  'Certificate or policy number': 'प्रमाणपत्र या पॉलिसी नंबर',
  'Day it happened': 'घटना का दिन',
  'City and country': 'शहर और देश',
  'To the claims team of': 'सेवा में, दावा विभाग,',
  'Notice of a claim under certificate': 'दावे की सूचना: प्रमाणपत्र',
  Reference: 'संदर्भ संख्या',
  'Reference of the assistance company:': 'सहायता कंपनी की संदर्भ संख्या:',
  'Day:': 'तारीख़:',
  '. Place:': '। जगह:',
  'Please register this claim, give me its number and your full list of papers, and tell me which originals I must collect before I travel home.':
    'यह दावा दर्ज करें, मुझे दावा नंबर और काग़ज़ों की पूरी सूची दें, और बताएँ कि लौटने से पहले मुझे कौन से असली काग़ज़ लेने हैं।',
  'Keep every original of the trip, and send the bills': 'यात्रा का हर असली काग़ज़ रखें, और बिल भेजें',
  'When was the discharge from hospital? This day is still to come. Give the day it happened.':
    'अस्पताल से छुट्टी कब मिली? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'When did you send the medical bills? This day is still to come. Give the day it happened.':
    'इलाज के बिल कब भेजे? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'When did you tell the assistance company or the insurer? This day is still to come. Give the day it happened.':
    'सहायता कंपनी या बीमा कंपनी को कब बताया? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'When was the discharge from hospital? This lies before the first date you gave. Look at both dates.':
    'अस्पताल से छुट्टी कब मिली? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'When did you send the medical bills? This lies before the first date you gave. Look at both dates.':
    'इलाज के बिल कब भेजे? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'Collect every original before you fly home: you cannot get most of them later. This time is over. Done already? Add the date. If not, do it now and give the reason: late notice alone is no ground to reject.':
    'लौटने से पहले हर असली काग़ज़ ले लें: ज़्यादातर काग़ज़ बाद में नहीं मिलते। यह समय बीत चुका है। काम हो चुका है? तारीख़ जोड़ें। नहीं, तो अभी करें और कारण बताएँ: केवल देर से दी गई सूचना नामंज़ूरी का आधार नहीं है।',
  'Call the assistance company now': 'सहायता कंपनी को अभी फ़ोन करें',
  'When did you tell the assistance company or the insurer? This lies before the first date you gave. Look at both dates.':
    'सहायता कंपनी या बीमा कंपनी को कब बताया? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'When did you send the medical bills? This lies before the step it follows, above. Look at both dates.':
    'इलाज के बिल कब भेजे? यह तारीख़ ऊपर के उस कदम से पहले की है जिसके बाद इसे आना चाहिए। दोनों तारीख़ें देख लें।',
} as const satisfies Catalogue;
