import type { Catalogue } from '../../languages/create-translator.ts';

export const indexableClaimsClaimHindi = {
  cashless: 'कैशलेस',
  'Cashless health insurance claim: steps at the hospital':
    'कैशलेस स्वास्थ्य बीमा दावा (क्लेम): अस्पताल में क्या करें',
  'What to do': 'क्या करें',
  'What to do before and during a cashless hospital stay: who sends the request, how long the insurer has, the papers, and what a refusal means.':
    'कैशलेस भर्ती से पहले और उसके दौरान क्या करें: अनुरोध कौन भेजता है, कंपनी को कितने समय में जवाब देना है, कौन से काग़ज़ लगते हैं, नामंज़ूरी का मतलब क्या है।',
  reimbursement: 'रीइंबर्समेंट',
  'Health insurance': 'स्वास्थ्य बीमा',
  'Health insurance reimbursement claim: papers and dates':
    'स्वास्थ्य बीमा रीइंबर्समेंट दावा (क्लेम): काग़ज़ और तारीख़ें',
  'You paid the hospital: how to claim the bill back from your health insurer, by when to tell it, which originals to send, and how long it has to decide.':
    'अस्पताल का बिल आपने भरा: स्वास्थ्य बीमा कंपनी से वह पैसा वापस कैसे लें, उसे कब तक बताएँ, कौन से असली काग़ज़ भेजें, और फ़ैसले के लिए उसके पास कितना समय है।',
  'Critical illness': 'गंभीर बीमारी',
  'Critical illness insurance claim: steps and papers':
    'गंभीर बीमारी का बीमा दावा (क्लेम): कदम और काग़ज़',
  'How a critical illness policy pays its lump sum: tell the insurer, the survival period, the papers that prove the diagnosis, and what often goes wrong.':
    'गंभीर बीमारी की पॉलिसी एकमुश्त रकम कैसे देती है: बीमा कंपनी को सूचना, जीवित रहने की अवधि, बीमारी साबित करने वाले काग़ज़, और अक्सर क्या गड़बड़ होती है।',
  'Stolen car or bike insurance claim: FIR, steps, papers':
    'कार या बाइक चोरी का बीमा दावा (क्लेम): FIR, कदम, काग़ज़',
  'bike insurance': 'बाइक बीमा',
  'Your car or bike is stolen: the police report first, then the insurer and the transport office, with the keys, papers and dates that payment waits for.':
    'कार या बाइक चोरी हुई: पहले पुलिस में रिपोर्ट, फिर बीमा कंपनी और परिवहन दफ़्तर, और वे चाबियाँ, काग़ज़ और तारीख़ें जिनके बिना भुगतान रुका रहता है।',
  'Car insurance': 'कार बीमा',
  'Car insurance claim after an accident: steps and papers':
    'दुर्घटना के बाद कार बीमा दावा (क्लेम): कदम और काग़ज़',
  'after an accident': 'दुर्घटना के बाद',
  'Your car was hit, flooded or burnt: photographs, the police, telling the insurer in time, the survey before any repair, the papers and the next dates.':
    'कार को टक्कर लगी, पानी भरा या आग लगी: फ़ोटो, पुलिस, बीमा कंपनी को समय पर सूचना, मरम्मत से पहले सर्वे, काग़ज़ और आगे की तारीख़ें।',
  'Bike insurance': 'बाइक बीमा',
  'Bike insurance claim after an accident: steps, papers':
    'दुर्घटना के बाद बाइक बीमा दावा (क्लेम): कदम, काग़ज़',
  'Your bike': 'आपकी बाइक',
  'Your bike or scooter is damaged: check that own damage is covered, tell the insurer in time, wait for the survey, and keep these papers.':
    'बाइक या स्कूटर को नुकसान हुआ: देखें कि अपनी गाड़ी के नुकसान का कवर है या नहीं, बीमा कंपनी को समय पर बताएँ, सर्वे तक रुकें, और दावे के लिए ये काग़ज़ रखें।',
  'Third-party accident claim: tribunal, hit and run, papers':
    'थर्ड पार्टी दुर्घटना दावा (क्लेम): अधिकरण, हिट एंड रन, काग़ज़',
  'Someone was hurt or property was hit on the road: what to do at once, who may go to the claims tribunal and by when, and what a hit and run pays.':
    'सड़क पर किसी को चोट लगी या किसी की चीज़ को टक्कर लगी: तुरंत क्या करें, दावा अधिकरण में कौन जा सकता है और कब तक, और हिट एंड रन में कितना मिलता है।',
  'Life insurance': 'जीवन बीमा',
  'Life insurance death claim: steps and papers for nominees':
    'जीवन बीमे में मृत्यु का दावा (क्लेम): नॉमिनी के लिए कदम और काग़ज़',
  'A family member has died: what the nominee of a life or term policy does, when there is time, which papers the insurer asks for, when it must pay.':
    'परिवार में किसी की मृत्यु हुई है: जीवन या टर्म पॉलिसी का नॉमिनी क्या करे, किस काम के लिए समय है, कंपनी कौन से काग़ज़ माँगती है, और उसे पैसा कब तक देना है।',
  'Travel insurance': 'यात्रा बीमा',
  'Travel insurance claim: illness, lost bags, trip delay':
    'यात्रा बीमा दावा (क्लेम): बीमारी, खोया सामान, देरी',
  bags: 'सामान',
  'Ill, robbed or delayed on a trip: call the assistance company first, get the right report before you leave the place, and keep these papers for later.':
    'यात्रा में बीमारी, चोरी या देरी: पहले सहायता कंपनी को फ़ोन करें, वह जगह छोड़ने से पहले सही रिपोर्ट लें, और ये काग़ज़ बाद के लिए रखें।',
  'Personal accident': 'व्यक्तिगत दुर्घटना',
  'Personal accident insurance claim: injury, disability':
    'व्यक्तिगत दुर्घटना बीमा दावा (क्लेम): चोट, दिव्यांगता',
  'An accident': 'दुर्घटना',
  'An accident left an injury or disability, or was fatal': 'दुर्घटना में चोट, दिव्यांगता या मृत्यु हुई',
  'An accident left an injury or disability, or was fatal: which covers may pay, including the owner-driver cover of a motor policy, the papers and steps.':
    'दुर्घटना में चोट, दिव्यांगता या मृत्यु हुई: पैसा किन कवर से मिल सकता है, गाड़ी की पॉलिसी का मालिक-ड्राइवर कवर भी, साथ में काग़ज़ और कदम।',
  'Claim rejected: what to do': 'दावा नामंज़ूर: क्या करें',
  'Claim rejected: what to do, by the reason in the letter':
    'दावा (क्लेम) नामंज़ूर हुआ, क्या करें: चिट्ठी में लिखे कारण से',
  'Your insurance claim was rejected, cut or not answered: type the reason in the letter. You get its meaning, the rule, a filled letter and your dates.':
    'बीमा दावा (क्लेम) नामंज़ूर हुआ, कटा या जवाब नहीं आया: चिट्ठी में लिखा कारण लिखें। आपको मिलेगा उसका मतलब, नियम, भरी हुई चिट्ठी और आपकी तारीख़ें।',
} as const satisfies Catalogue;
