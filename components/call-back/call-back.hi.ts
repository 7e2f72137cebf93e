import type { Catalogue } from '@/lib/languages/create-translator';

export const callBackComponentHindi = {
  'E-mail us': 'ई-मेल करें',
  'Full notice': 'पूरी सूचना',
  'Want a person to check this?': 'किसी व्यक्ति से इसकी जाँच करानी है?',
  'When should we call?': 'हम कब कॉल करें?',
  'Your call-back request': 'कॉल का आपका अनुरोध',
  'Your request for a call': 'कॉल के लिए आपका अनुरोध',
  'Your call is stopped': 'आपकी कॉल रोक दी गई है',
  'Your request was not taken': 'आपका अनुरोध नहीं लिया गया',
  'Our call desk did not take your request. It answered in English:':
    'हमारे कॉल डेस्क ने आपका अनुरोध नहीं लिया। उसका जवाब अंग्रेज़ी में है:',
  'Enter the code to confirm your call': 'कॉल पक्की करने के लिए कोड लिखें',
  'Confirm the call': 'कॉल पक्की करें',
  'Your request is saved. Nobody calls before you enter the code that we sent by SMS to {name}.':
    'आपका अनुरोध दर्ज है। {name} पर SMS से भेजा गया कोड लिखने से पहले कोई कॉल नहीं होती।',
  'This page shows a request for a quarter of an hour. Look it up below, with the number you gave.':
    'यह पेज अनुरोध को पंद्रह मिनट तक दिखाता है। नीचे अपने दिए नंबर से उसकी स्थिति देखें।',
  'See in a minute whether it was passed on': 'एक मिनट बाद देखें कि अनुरोध आगे पहुँचा या नहीं',
  'Thank you.': 'धन्यवाद।',
  'We’ll call you': 'हम आपको कॉल करेंगे',
  'We’ll call you today between {0}:{1} and {2}': 'हम आपको आज {0}:{1} से {2} के बीच कॉल करेंगे',
  'We’ll call you tomorrow between {0}:{1} and {2}': 'हम आपको कल {0}:{1} से {2} के बीच कॉल करेंगे',
  'We’ll call you on {0} between {1}:{2} and {3}': 'हम आपको {0} को {1}:{2} से {3} के बीच कॉल करेंगे',
  'Your request is saved': 'आपका अनुरोध दर्ज है',
  'Your request is saved, and in the queue': 'आपका अनुरोध दर्ज है और क्रम में है',
  'We have your request, and it is safe': 'आपका अनुरोध हमें मिल गया और सुरक्षित है',
  'Your number ends in': 'आपके नंबर के आख़िरी अंक:',
  'Changed your mind?': 'मन बदल गया?',
  'Stop our calls to your number': 'अपने नंबर पर हमारी कॉल बंद करें',
  'Cancel this call': 'यह कॉल रद्द करें',
  'Which insurance?': 'कौन सा बीमा?',
  Morning: 'सुबह',
  Afternoon: 'दोपहर',
  Evening: 'शाम',
  'What happens on the call': 'कॉल पर क्या होता है',
  'The caller gives their name, ours and our registration number.':
    'कॉल करने वाले अपना नाम, हमारा नाम और हमारा पंजीकरण नंबर बताते हैं।',
  'They talk about the insurance you chose, and nothing else unless you ask.':
    'वे आपके चुने बीमे की ही बात करते हैं; और कुछ तभी, जब आप पूछें।',
  'We never ask for an OTP, a PIN or a card number.': 'हम कभी OTP, PIN या कार्ड का नंबर नहीं माँगते।',
  'One expert of {name}, from a number of our {name2} series.':
    '{name} के एक विशेषज्ञ, हमारी {name2} शृंखला के नंबर से।',
  'You asked for': 'आपने माँगा',
  'Your slot': 'आपका चुना समय',
  'Who calls': 'कॉल कौन करते हैं',
  'One expert of {name}, once': '{name} के एक विशेषज्ञ, एक बार',
  From: 'किस नंबर से',
  'A number of our {name} series': 'हमारी {name} शृंखला के एक नंबर से',
  About: 'किस बारे में',
  'On do-not-disturb': 'डू नॉट डिस्टर्ब में',
  'You allow this call': 'इस कॉल की आपने अनुमति दी है',
  'You need not send it again.': 'इसे दोबारा भेजने की ज़रूरत नहीं।',
  'Our calling system has not taken it yet. We keep trying until {0}, and you need not send it again. If it gets through after your slot has started, we call in the same slot of the next day.':
    'कॉल करने वाली हमारी प्रणाली ने इसे अभी नहीं लिया है। हम {0} तक कोशिश करते रहते हैं, और इसे दोबारा भेजने की ज़रूरत नहीं। यह आपका चुना समय शुरू होने के बाद पहुँचे, तो हम अगले दिन उसी समय कॉल करते हैं।',
  'Many requests came at once, from your network or in all, so they are passed on one after the other. We keep trying until {0}, and you need not send it again. If it gets through after your slot has started, we call in the same slot of the next day.':
    'आपके नेटवर्क से या कुल मिलाकर, एक साथ बहुत सारे अनुरोध आए हैं, इसलिए वे एक के बाद एक आगे भेजे जाते हैं। हम {0} तक कोशिश करते रहते हैं, और इसे दोबारा भेजने की ज़रूरत नहीं। यह आपका चुना समय शुरू होने के बाद पहुँचे, तो हम अगले दिन उसी समय कॉल करते हैं।',
  'Our expert will have your answer in front of them.': 'आपका नतीजा हमारे विशेषज्ञ के सामने होगा।',
  'If nobody calls': 'कोई कॉल न आए, तो',
  'We call within {0} minutes of the start of your slot, and not after {1}, when your request ends. You can':
    'हम आपके चुने समय की शुरुआत से {0} मिनट के अंदर कॉल करते हैं, और {1} के बाद नहीं, जब आपका अनुरोध समाप्त होता है। उसका क्या हुआ:',
  'look up': 'स्थिति देखें',
  'what became of it, with its reference and your number.': '(उसकी संदर्भ संख्या और अपने नंबर से)।',
  'Ask about another product': 'किसी और बीमे के बारे में पूछें',
  'Your request {name} has ended. {name2}': 'आपका अनुरोध {name} समाप्त हो गया। {name2}',
  'Its answer was lost on the way, but we have it. If its number or time is wrong, stop it.':
    'इसका जवाब रास्ते में खो गया, पर अनुरोध हमें मिल गया है। इसमें नंबर या समय ग़लत हो, तो इसे रोक दें।',
  'Stopping …': 'कॉल रोकी जा रही है …',
  'Stop it': 'कॉल रोकें',
} as const satisfies Catalogue;
