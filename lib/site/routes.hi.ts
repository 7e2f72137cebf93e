import type { Catalogue } from '../languages/create-translator.ts';

export const routesHindi = {
  Blog: 'ब्लॉग',
  'Ask in your own words: buying, waiting periods, claims, nominees, third-party premium, renewal, complaints and data, each with the rule behind it.':
    'अपने शब्दों में पूछें: बीमा लेना, प्रतीक्षा अवधि, दावे, नॉमिनी, थर्ड पार्टी प्रीमियम, नवीनीकरण, शिकायतें और आपका डेटा। हर जवाब नियम के साथ।',
  'Car insurance in India: third-party premium rates, IDV, NCB':
    'भारत में कार इंश्योरेंस: थर्ड पार्टी की दरें, IDV, NCB',
  'Cashless hospitals: find one and get approved in time': 'कैशलेस अस्पताल: ढूँढ़ें और समय पर मंज़ूरी पाएँ',
  'Claim settlement and incurred claims ratios of every life, general and health insurer in our list, A to Z, with its registration number and year.':
    'सूची की हर जीवन, सामान्य और स्वास्थ्य बीमा कंपनी, A से Z: दावा निपटान अनुपात, प्रीमियम में दावों का हिस्सा, पंजीकरण संख्या और साल।',
  'Claim settlement ratio 2024-25: insurance companies in India':
    'क्लेम सेटलमेंट रेशियो 2024-25: भारत की बीमा कंपनियाँ',
  'Compare health insurance': 'स्वास्थ्य बीमे की तुलना करें',
  'Compare health insurance plans: cover, waits, room limits':
    'हेल्थ इंश्योरेंस प्लान की तुलना: कवर, प्रतीक्षा, रूम लिमिट',
  'Compare insurance in India: health, life and motor': 'भारत में इंश्योरेंस की तुलना: हेल्थ, लाइफ़ और मोटर',
  'Complain to us, the insurer, Bima Bharosa, the Ombudsman or a commission: who hears what, how many days each has, and what it costs.':
    'शिकायत हमसे, बीमा कंपनी, बीमा भरोसा, लोकपाल या उपभोक्ता आयोग से: कौन क्या सुनता है, हर एक के पास कितने दिन हैं, और आपका ख़र्च कितना है।',
  'Contact Us': 'हमसे संपर्क करें',
  'Contact us: phone, mail, office and calling hours': 'हमसे संपर्क करें: फ़ोन, मेल, दफ़्तर और कॉल का समय',
  'Customer Login': 'ग्राहक लॉगिन',
  'Diabetes health': 'मधुमेह में स्वास्थ्य बीमा',
  'Health insurance after {0}: who can buy, what co-pay and loading do to a bill, waits for illness you have, and what the rule on premium rises says.':
    '{0} के बाद स्वास्थ्य बीमा: कौन ले सकता है, को-पे और लोडिंग का बिल पर असर, मौजूदा बीमारी की प्रतीक्षा, और प्रीमियम बढ़ने का नियम असल में क्या कहता है।',
  'Health insurance for senior citizens and parents above {0}':
    'वरिष्ठ नागरिक, माता-पिता: {0} के बाद हेल्थ इंश्योरेंस',
  'How cashless treatment works, what to carry to the hospital desk, the one-hour and three-hour limits, and what to do when the request is refused.':
    'कैशलेस इलाज कैसे होता है, अस्पताल के डेस्क पर क्या ले जाएँ, एक घंटे और तीन घंटे की सीमा, और अनुरोध नामंज़ूर हो तो क्या करें।',
  'How health insurance works in India: what is covered, waiting periods, cashless time limits, portability and tax, each figure with its source and date.':
    'भारत में स्वास्थ्य बीमा कैसे चलता है: क्या कवर है, प्रतीक्षा अवधि, कैशलेस की समय-सीमाएँ, पोर्टेबिलिटी और टैक्स। हर आँकड़े का स्रोत और तारीख़।',
  'Insurance FAQs: plain answers about policies and claims':
    'इंश्योरेंस के सवाल: पॉलिसी और क्लेम पर सीधे जवाब',
  'Insurance complaint: five steps, time limits, Ombudsman':
    'इंश्योरेंस की शिकायत: पाँच कदम, समय-सीमाएँ, लोकपाल',
  'Make an insurance claim: steps, papers and time limits':
    'इंश्योरेंस क्लेम कैसे करें: कदम, काग़ज़ और समय-सीमाएँ',
  'Policy renewal: grace period, expired policy, what you lose':
    'पॉलिसी रिन्यू: ग्रेस पीरियड, ख़त्म पॉलिसी, क्या खोता है',
  'Privacy notice: what we keep, why and for how long': 'निजता की सूचना: हम क्या रखते हैं, क्यों और कब तक',
  'Privacy policy': 'निजता की सूचना',
  'Reach us by phone, mail or post: separate ways for a call-back, help with a policy, a claim or a complaint, and how to tell our call from a fraud.':
    'फ़ोन, मेल या डाक से संपर्क: कॉल, पॉलिसी में मदद, दावे या शिकायत के अलग-अलग रास्ते, और हमारी कॉल को ठगी की कॉल से कैसे पहचानें।',
  'Renew Policy': 'पॉलिसी रिन्यू कराएँ',
  'Renewing health, life, car or bike insurance: how many days you have after the due date, what is lost and when, what to keep ready, who to ask.':
    'स्वास्थ्य, जीवन, कार या बाइक बीमा रिन्यू कराना: भरने की तारीख़ के बाद कितने दिन, क्या और कब खोता है, क्या तैयार रखें, और किससे पूछें।',
  'See what health, term, car and travel insurance cover, leave out and cost, before you share a number. Sourced facts, and one call if you ask.':
    'स्वास्थ्य, टर्म, कार और यात्रा बीमे में क्या कवर है, क्या नहीं, कीमत किससे बदलती है: नंबर देने से पहले देखें। तथ्य स्रोत के साथ; माँगें तो एक कॉल।',
  'Senior citizen health': 'वरिष्ठ नागरिक का स्वास्थ्य बीमा',
  'Smart Claim': 'स्मार्ट क्लेम',
  'Term insurance pays your family one agreed sum if you die within the term. How to work out the cover, which kind fits, and what can void a claim.':
    'टर्म बीमा: अवधि में मृत्यु हो, तो परिवार को एक तय रकम मिलती है। कवर का हिसाब कैसे लगाएँ, कौन सा प्रकार ठीक है, और दावा किससे जा सकता है।',
  'Term insurance plans compared: cover, claim settlement ratio':
    'टर्म इंश्योरेंस की तुलना: कवर, क्लेम सेटलमेंट रेशियो',
  'Third-party cover is compulsory for every bike and scooter. See the rates by engine size, when own damage ends, and what add-ons pay.':
    'हर बाइक और स्कूटर का थर्ड पार्टी कवर अनिवार्य है। देखें: इंजन से दरें, अपनी गाड़ी के नुकसान का कवर कब ख़त्म, नो-क्लेम बोनस, ऐड-ऑन क्या देते हैं।',
  'Two-wheeler and bike insurance: third-party premium rates':
    'टू-व्हीलर और बाइक इंश्योरेंस: थर्ड पार्टी की दरें',
  'What the law makes every car owner buy, what own damage adds, how IDV, no-claim bonus and add-ons work, and today’s third-party rates.':
    'कानून हर कार मालिक से कौन सा बीमा माँगता है, अपनी गाड़ी के नुकसान का कवर क्या जोड़ता है, IDV, नो-क्लेम बोनस, ऐड-ऑन का तरीका, और लागू थर्ड पार्टी दरें।',
  'What to do first, who to tell, which papers to keep and how fast the insurer must answer: health, life, motor, travel and accident. Guidance only.':
    'पहले क्या करें, किसे बताएँ, कौन से काग़ज़ रखें, कंपनी को कितनी जल्दी जवाब देना है: स्वास्थ्य, जीवन, गाड़ी, यात्रा, दुर्घटना। केवल मार्गदर्शन।',
  'Which data a call-back request holds, what we use it for, how long it is kept, who sees it, and how to stop calls, correct it or have it erased.':
    'कॉल के अनुरोध में कौन सा डेटा है, किस काम का, कब तक रहता है, कौन देखता है; कॉल कैसे रोकें, डेटा कैसे सुधरवाएँ या मिटवाएँ।',
} as const satisfies Catalogue;
