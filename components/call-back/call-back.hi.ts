import type { Catalogue } from '@/lib/languages/create-translator';

export const callBackComponentHindi = {
  'Choose a product': 'बीमे का प्रकार चुनें',
  'Time slot': 'कॉल का समय',
  'Choose a time': 'समय चुनें',
  'Full notice': 'पूरी सूचना',
  'Want a person to check this?': 'किसी व्यक्ति से इसकी जाँच करानी है?',
  'Everything on this site stays open to you without it.':
    'इसके बिना भी इस साइट पर सब कुछ खुला रहता है।',
  'When should we call?': 'हम कब कॉल करें?',
  'Your call-back request': 'कॉल का आपका अनुरोध',
  'Your request for a call': 'कॉल के लिए आपका अनुरोध',
  'Thank you. Your request is with us.': 'धन्यवाद। आपका अनुरोध हमें मिल गया।',
  'Your request was not taken': 'आपका अनुरोध नहीं लिया गया',
  'Enter the code to confirm your call': 'कॉल पक्की करने के लिए कोड लिखें',
  'Confirm the call': 'कॉल पक्की करें',
  'Your request is saved. Nobody calls before you enter the code that we sent by SMS to {name}.':
    'आपका अनुरोध दर्ज है। {name} पर SMS से भेजा गया कोड लिखने से पहले कोई कॉल नहीं होती।',
  'This page shows a request for a quarter of an hour. Look it up below, with the number you gave.':
    'यह पेज अनुरोध को पंद्रह मिनट तक दिखाता है। नीचे अपने दिए नंबर से उसकी स्थिति देखें।',
  'See in a minute whether it was passed on': 'एक मिनट बाद देखें कि अनुरोध आगे पहुँचा या नहीं',
  'You asked for': 'आपने माँगा',
  'Your slot': 'आपका चुना समय',
  'We call': 'हम कॉल करते हैं',
  'Who calls': 'कॉल कौन करते हैं',
  'One expert of {name}, once': '{name} के एक विशेषज्ञ, एक बार',
  From: 'किस नंबर से',
  'A number of our {name} series': 'हमारी {name} शृंखला के एक नंबर से',
  About: 'किस बारे में',
  'On do-not-disturb': 'डू नॉट डिस्टर्ब में',
  'You allow this call': 'इस कॉल की आपने अनुमति दी है',
  'You need not send it again.': 'इसे दोबारा भेजने की ज़रूरत नहीं।',
  'Your request is saved. Our calling system has not taken it yet. We keep trying until {0}, and you need not send it again. If it gets through after your slot has started, we call in the same slot of the next day.':
    'आपका अनुरोध दर्ज है। कॉल करने वाली हमारी प्रणाली ने इसे अभी नहीं लिया है। हम {0} तक कोशिश करते रहते हैं, और इसे दोबारा भेजने की ज़रूरत नहीं। यह आपका चुना समय शुरू होने के बाद पहुँचे, तो हम अगले दिन उसी समय कॉल करते हैं।',
  'Your request is saved. Very many requests are arriving just now, so they are passed on one after the other. We keep trying until {0}, and you need not send it again. If it gets through after your slot has started, we call in the same slot of the next day.':
    'आपका अनुरोध दर्ज है। अभी बहुत सारे अनुरोध आ रहे हैं, इसलिए वे एक के बाद एक आगे भेजे जाते हैं। हम {0} तक कोशिश करते रहते हैं, और इसे दोबारा भेजने की ज़रूरत नहीं। यह आपका चुना समय शुरू होने के बाद पहुँचे, तो हम अगले दिन उसी समय कॉल करते हैं।',
  'Our expert will have your answer in front of them.': 'आपका नतीजा हमारे विशेषज्ञ के सामने होगा।',
  'Changed your mind? Take your number off under': 'मन बदल गया? अपना नंबर यहाँ से हटाएँ:',
  'If nobody calls': 'कोई कॉल न आए, तो',
  'We call within {0} minutes of the start of your slot, and not after {1}, when your request ends. You can':
    'हम आपके चुने समय की शुरुआत से {0} मिनट के अंदर कॉल करते हैं, और {1} के बाद नहीं, जब आपका अनुरोध समाप्त होता है। उसका क्या हुआ:',
  'look up': 'स्थिति देखें',
  'what became of it, with its reference and your number.': '(उसकी संदर्भ संख्या और अपने नंबर से)।',
  'Ask about another product': 'किसी और बीमे के बारे में पूछें',
  'Your request {name} has ended. {name2}': 'आपका अनुरोध {name} समाप्त हो गया। {name2}',
  'Stopping …': 'कॉल रोकी जा रही है …',
  'Stop it': 'कॉल रोकें',
} as const satisfies Catalogue;
