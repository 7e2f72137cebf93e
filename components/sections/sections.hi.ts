import type { Catalogue } from '@/lib/languages/create-translator';

export const sectionsComponentHindi = {
  'One call, about the product you choose. Not ten.': 'एक कॉल, उसी बीमे के बारे में जो आप चुनें। दस नहीं।',
  'Your number stays with us. We ask again, insurer by insurer, before sharing anything.':
    'आपका नंबर हमारे पास रहता है। कुछ भी साझा करने से पहले हम हर बीमा कंपनी के लिए अलग से फिर पूछते हैं।',
  'Still unsure? Ask one question, get one call.': 'अब भी तय नहीं? एक सवाल पूछें, एक कॉल पाएँ।',
  'Rather call us?': 'हमें ख़ुद फ़ोन करना चाहें?',
  'Choose it to go to its own site. The number for claims is on your policy.':
    'कंपनी चुनें, तो उसकी अपनी साइट खुलेगी। दावे के लिए फ़ोन नंबर आपकी पॉलिसी पर है।',
  'Who is your insurer?': 'आपकी बीमा कंपनी कौन सी है?',
  'Related:': 'इससे जुड़े पेज:',
  '. Check it on': '। इसकी जाँच करें:',
  'Page last reviewed on {0}. Behind each figure: when its source stated it, and how we read it. Your policy wording comes first.':
    'पेज पिछली बार {0} को जाँचा गया। हर आँकड़े के पीछे: उसके स्रोत ने उसे कब बताया, और हमने उसे कैसे पढ़ा। सबसे पहले आपकी पॉलिसी की शर्तें मानी जाती हैं।',
  'The {0} figures taken from it': 'इससे लिए गए {0} आँकड़े',
  'On this page': 'इस पेज पर',
  'Read on': 'आगे पढ़ें',
  'Other ways to reach us': 'हम तक पहुँचने के और रास्ते',
  'Papers, time limits, what you pay, a refusal': 'काग़ज़, समय-सीमा, आपका ख़र्च, मना होने पर',
  'The steps, letters and offices': 'क़दम, पत्र और दफ़्तर',
  'Insurance Ombudsman: complaints, papers, offices': 'बीमा लोकपाल: शिकायतें, काग़ज़, दफ़्तर',
  'Rules and papers': 'नियम और काग़ज़',
  'Each kind of claim: who to tell, papers, time limits':
    'हर तरह का दावा: किसे बताएँ, काग़ज़, समय-सीमा',
  'The notice, part by part': 'सूचना, हिस्सों में',
  'Our other forms and the customer login': 'हमारे दूसरे फ़ॉर्म और ग्राहक लॉगिन',
  'Cookies, network address, calls and letters': 'कुकी, नेटवर्क पता, कॉल और पत्र',
  'Who else gets your data, and how long we keep it':
    'आपकी जानकारी और किसे मिलती है, और हम उसे कब तक रखते हैं',
  'Children, the law, language, changes': 'बच्चे, कानून, भाषा, बदलाव',
  'Health, life, car, bike, travel: the rules of each':
    'स्वास्थ्य, जीवन, कार, बाइक, यात्रा: हर एक के नियम',
  'About the list': 'सूची के बारे में',
  'Correct what is marked below, and the answer comes up. Nothing is lost.':
    'नीचे जिन पर निशान है, उन्हें ठीक करें, तब नतीजा आ जाएगा। कुछ भी मिटा नहीं है।',
  'Which policy?': 'कौन सी पॉलिसी?',
  'Answer below, and your plan follows. The rest is filled in.':
    'नीचे जवाब दें, फिर आपकी तारीख़ों की सूची आ जाएगी। बाकी सब भरा हुआ है।',
  'We could not read your date': 'आपकी तारीख़ पढ़ी नहीं जा सकी',
  'Fill in the gaps, then print it, copy it or open it in your own mail program. You send it; we don’t.':
    'खाली जगहें भरें। फिर प्रिंट करें, कॉपी करें या अपने ई-मेल ऐप में खोलें। भेजना आपको है; हम नहीं भेजते।',
  'Write it by hand or in your own mail program, and fill in the gaps. You send it; we don’t.':
    'हाथ से या अपने ई-मेल ऐप में लिखें, और खाली जगहें भरें। भेजना आपको है; हम नहीं भेजते।',
  'Read it and fill it in': 'चिट्ठी पढ़ें और भरें',
  Related: 'इससे जुड़े पेज',
  'Who you deal with': 'आपकी बात किनसे होती है',
  'Who to reach': 'किससे संपर्क करें',
  'Consumer helpline': 'उपभोक्ता हेल्पलाइन',
  '{0} or {1} {2} {3}; complaints@irdai.gov.in; bimabharosa.irdai.gov.in':
    '{0} या {1} {2} {3}; complaints@irdai.gov.in; bimabharosa.irdai.gov.in',
  'cioins.co.in, or the office for your area': 'cioins.co.in, या आपके इलाके का दफ़्तर',
  // Titles of sources stay in their language; the same text here gives them their `lang`.
  'IRDAI circular IRDAI/PP&GR/CIR/MISC/37/02/2025 on Bima-ASBA, the one-time UPI mandate for premium':
    'IRDAI circular IRDAI/PP&GR/CIR/MISC/37/02/2025 on Bima-ASBA, the one-time UPI mandate for premium',
  'Motor Vehicles Act, {0}': 'Motor Vehicles Act, {0}',
  'Sabka Bima Sabki Raksha (Amendment of Insurance Laws) Act, {0}':
    'Sabka Bima Sabki Raksha (Amendment of Insurance Laws) Act, {0}',
  'Ministry of Finance, G.S.R. {0}(E), draft Insurance Ombudsman (Amendment) Rules, {1}':
    'Ministry of Finance, G.S.R. {0}(E), draft Insurance Ombudsman (Amendment) Rules, {1}',
  'IRDAI (Bima Sugam - Insurance Electronic Marketplace) Regulations, {0}':
    'IRDAI (Bima Sugam - Insurance Electronic Marketplace) Regulations, {0}',
  'Digital Personal Data Protection Act, {0}': 'Digital Personal Data Protection Act, {0}',
  'TRAI press release {0}/2026, {1}, on calls that rest on an enquiry':
    'TRAI press release {0}/2026, {1}, on calls that rest on an enquiry',
} as const satisfies Catalogue;
