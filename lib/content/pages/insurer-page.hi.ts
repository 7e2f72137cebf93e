import type { Catalogue } from '../../languages/create-translator.ts';

export const insurerPageHindi = {
  '{name}: claim settlement ratio 2024-25': '{name}: दावा निपटान अनुपात 2024-25',
  '{name}: incurred claims ratio 2024-25': '{name}: इनकर्ड क्लेम रेशियो 2024-25',
  'Of its health premium, claims took {0} at {name} in 2024-25. What that means, the year before, and how to complain to it.':
    '{name} में 2024-25 में स्वास्थ्य प्रीमियम का {0} दावों में गया। इसका मतलब, पिछले साल का आँकड़ा, किससे पूछें और शिकायत कैसे करें।',
  '{name} paid {0} of {1} death claims in 2024-25. What that means, the year before, who to ask, and how to complain to it.':
    '{name} ने 2024-25 में {1} मृत्यु दावों में से {0} चुकाए। इसका मतलब, पिछले साल का आँकड़ा, किससे पूछें और शिकायत कैसे करें।',
  '{name}, IRDAI registration {0}. A page here is no recommendation, and a ratio is no promise about your claim.':
    '{name}, IRDAI रजिस्ट्रेशन {0}। यहाँ पेज होना सिफ़ारिश नहीं है, और अनुपात आपके दावे का वादा नहीं है।',
  'The ratio, and what it says': 'अनुपात, और वह क्या बताता है',
  'The claims behind it': 'उसके पीछे के दावे',
  'The premium behind it': 'उसके पीछे का प्रीमियम',
  'The company': 'कंपनी',
  'Do we place business with it?': 'क्या हम इसकी पॉलिसी दिलाते हैं?',
  'A claim, a copy of your policy, a complaint': 'दावा, पॉलिसी की कॉपी, शिकायत',
  'Claim settlement ratio of individual death claims': 'व्यक्तिगत मृत्यु दावों का निपटान अनुपात',
  'Incurred claims ratio of health business': 'स्वास्थ्य कारोबार का इनकर्ड क्लेम रेशियो',
  'All insurers, 2024-25': 'सभी कंपनियाँ, 2024-25',
  'By number': 'गिनती से',
  'By amount': 'रकम से',
  'Claims in premium': 'प्रीमियम में दावे',
  'Individual death claims in 2024-25': '2024-25 के व्यक्तिगत मृत्यु दावे',
  Number: 'संख्या',
  'Open at the start, or reported in the year': 'साल के शुरू में खुले, या साल में आए',
  Repudiated: 'अस्वीकृत (repudiated)',
  Rejected: 'ख़ारिज (rejected)',
  'Open at its end': 'साल के अंत में खुले',
  'Health premium earned in 2024-25, by who is covered':
    '2024-25 में अर्जित स्वास्थ्य प्रीमियम, किसके कवर का',
  Groups: 'समूह',
  'Government schemes': 'सरकारी योजनाएँ',
  All: 'कुल',
  'Registration, names and lines': 'रजिस्ट्रेशन, नाम और बीमे',
  'IRDAI registration': 'IRDAI रजिस्ट्रेशन',
  '{0}, as of {1}': '{0}, {1} को',
  'Earlier names': 'पहले के नाम',
  'Formerly {name}.': 'पहले {name}।',
  'Which insurers we place business with is not set up on this copy of the site. Before you rely on our advice, ask us: call [{name}](tel:{name2}) or write to [{name3}](mailto:{name4}).':
    'साइट की इस कॉपी पर यह तय नहीं है कि हम किन कंपनियों की पॉलिसी दिलाते हैं। हमारी सलाह पर टिकने से पहले हमसे पूछें: [{name}](tel:{name2}) पर कॉल करें या [{name3}](mailto:{name4}) पर लिखें।',
  'Its own site': 'उसकी अपनी साइट',
  'Whom to reach': 'किससे संपर्क करें',
  'A claim': 'दावा',
  'The number on your policy or on its own site. We print no helpline that two sources do not confirm: search results carry false ones.':
    'आपकी पॉलिसी या उसकी अपनी साइट पर लिखा नंबर। जिस हेल्पलाइन की पुष्टि दो स्रोत न करें, वह हम नहीं छापते: खोज के नतीजों में फ़र्ज़ी नंबर भी होते हैं।',
  'A copy of the policy': 'पॉलिसी की कॉपी',
  '[Where to get one](/customer-login): at the insurer, in DigiLocker, or at our desk.':
    '[कहाँ मिलेगी](/customer-login): बीमा कंपनी से, DigiLocker में, या हमारे डेस्क से।',
  'A complaint': 'शिकायत',
  'First to its grievance officer, whom bimabharosa.irdai.gov.in names. Then [the next steps, and their days](/grievance-redressal). IRDAI’s call centre: {0}.':
    'पहले उसके शिकायत अधिकारी से, जिनका नाम bimabharosa.irdai.gov.in पर है। फिर [आगे के कदम, और उनके दिन](/grievance-redressal)। IRDAI का कॉल सेंटर: {0}।',
  '[After a death](/claim/life-death): what to do, in order. [Refused?](/claim/refused)':
    '[मृत्यु के बाद](/claim/life-death): क्या-क्या करें, क्रम से। [नामंज़ूर हुआ?](/claim/refused)',
  '[A vehicle](/claim/motor-own-damage): what to do, in order. Health: [Cashless](/claim/health-cashless) or [paid first](/claim/health-reimbursement): what to do, in order. [Its hospitals](/cashless-hospital), if we have its list.':
    '[गाड़ी](/claim/motor-own-damage): क्या-क्या करें, क्रम से। स्वास्थ्य: [कैशलेस](/claim/health-cashless) या [पहले भुगतान](/claim/health-reimbursement): क्या-क्या करें, क्रम से। [उसके अस्पताल](/cashless-hospital), अगर हमारे पास उसकी सूची है।',
  '[Cashless](/claim/health-cashless) or [paid first](/claim/health-reimbursement): what to do, in order. [Its hospitals](/cashless-hospital), if we have its list.':
    '[कैशलेस](/claim/health-cashless) या [पहले भुगतान](/claim/health-reimbursement): क्या-क्या करें, क्रम से। [उसके अस्पताल](/cashless-hospital), अगर हमारे पास उसकी सूची है।',
  'Yes. We place business with {0} of [{1} insurers](/legal#insurers-we-work-with), and {name} is one of them.':
    'हाँ। हम [{1} कंपनियों](/legal#insurers-we-work-with) में से {0} की पॉलिसी दिलाते हैं, और {name} उनमें है।',
  'No. We place business with {0} of [{1} insurers](/legal#insurers-we-work-with), and {name} is not one of them: you can go to it directly.':
    'नहीं। हम [{1} कंपनियों](/legal#insurers-we-work-with) में से {0} की पॉलिसी दिलाते हैं, और {name} उनमें नहीं है: आप सीधे उसके पास जा सकते हैं।',
  '{0} of {1} insurers on [our list](/insurance-companies) have a page like this one: those of which we could verify six facts. None is ranked, and a page cannot be bought.':
    '[हमारी सूची](/insurance-companies) की {1} में से {0} कंपनियों का ऐसा पेज है: जिनके छह तथ्यों की हम पुष्टि कर सके। किसी को क्रम नहीं दिया गया, और पेज ख़रीदा नहीं जा सकता।',
  '{text}, 2024-25': '{text}, 2024-25',
  'Below, a dot for each insurer; above, this one. The line does not start at zero.':
    'नीचे हर कंपनी का एक बिंदु; ऊपर यह कंपनी। रेखा शून्य से शुरू नहीं होती।',
  'In the alphabet:': 'वर्णक्रम में:',
  'Behind the figures': 'आँकड़ों के पीछे',
} as const satisfies Catalogue;
