import type { Catalogue } from '../languages/create-translator.ts';

export const leadsHindi = {
  'Select product': 'बीमे का प्रकार चुनें',
  'Select Time Slot': 'कॉल का समय चुनें',
  'Enter valid mobile no.': '10 अंकों का सही मोबाइल नंबर लिखें',
  'You have asked for several calls already. Please try again later, or call us now.':
    'कई कॉल पहले ही माँगी जा चुकी हैं। थोड़ी देर बाद फिर कोशिश करें, या अभी हमें फ़ोन करें।',
  'The queue of requests from your network is full just now, so we could not take yours.':
    'आपके नेटवर्क से अभी बहुत से अनुरोध कतार में हैं, इसलिए आपका अनुरोध नहीं लिया जा सका।',
  'The queue of requests from your network is full just now, so we could not take yours. Please call us on {name}, or try again later.':
    'आपके नेटवर्क से अभी बहुत से अनुरोध कतार में हैं, इसलिए आपका अनुरोध नहीं लिया जा सका। {name} पर हमें फ़ोन करें, या थोड़ी देर बाद फिर कोशिश करें।',
  'We could not save your request, so no call is arranged. Please try again, or call us.':
    'आपका अनुरोध सहेजा नहीं जा सका, इसलिए कोई कॉल तय नहीं हुई। फिर कोशिश करें, या हमें फ़ोन करें।',
  'This number asked us not to call, so we took no request. To be called again, choose “Allow calls again” on our contact page. You can still call us yourself.':
    'इस नंबर के लिए हमसे कहा गया था कि हम कॉल न करें, इसलिए अनुरोध नहीं लिया गया। फिर से कॉल चाहिए, तो हमारे संपर्क पेज पर “कॉल फिर चालू करें” चुनें। ख़ुद हमें फ़ोन करना तब भी हो सकता है।',
  'Look this request up with its reference and your number.':
    'इस अनुरोध की स्थिति उसकी संदर्भ संख्या और अपने नंबर से देखें।',
  'We could not reach our server, so we do not know that your request arrived. Try again, or call us.':
    'हमारे सर्वर तक बात नहीं पहुँची, इसलिए पक्का नहीं कि आपका अनुरोध मिला। फिर कोशिश करें, या हमें फ़ोन करें।',
  'Your request is saved. We call once our registration is confirmed; until then you can call us on {name}.':
    'आपका अनुरोध दर्ज है। हमारे पंजीकरण की पुष्टि होते ही हम कॉल करते हैं; तब तक {name} पर हमें फ़ोन करें।',
  'Our calling system did not take this request. One of our people has it and will call you. You can also call us on {name}.':
    'कॉल करने वाली हमारी प्रणाली ने यह अनुरोध नहीं लिया। अब यह हमारे एक कर्मचारी के पास है, और वे आपको कॉल करेंगे। {name} पर हमें फ़ोन करना भी हो सकता है।',
  'Our calling system did not take this request, and one of our people has seen to it. If you still want a call, send the request again, or call us on {name}.':
    'कॉल करने वाली हमारी प्रणाली ने यह अनुरोध नहीं लिया, और हमारे एक कर्मचारी ने इसे देख लिया है। कॉल अब भी चाहिए, तो अनुरोध फिर भेजें, या {name} पर हमें फ़ोन करें।',
  'Our calling system did not take this request, and the time in which we may call about it is over. If you still want a call, send the request again, or call us on {name}.':
    'कॉल करने वाली हमारी प्रणाली ने यह अनुरोध नहीं लिया, और इसके लिए कॉल करने का समय बीत गया है। कॉल अब भी चाहिए, तो अनुरोध फिर भेजें, या {name} पर हमें फ़ोन करें।',
  'Our call desk could not take this request. Please call us.':
    'हमारे कॉल करने वाले यह अनुरोध नहीं ले सके। हमें फ़ोन करें।',
  'The code that we sent to this number was not entered, so nobody calls. Send the request again, or call us.':
    'इस नंबर पर भेजा गया कोड नहीं लिखा गया, इसलिए कोई कॉल नहीं होगी। अनुरोध फिर भेजें, या हमें फ़ोन करें।',
  'This request could not be passed on within {0} days, so it has ended and nobody calls. Please send it again, or call us.':
    'यह अनुरोध {0} दिन के अंदर आगे नहीं पहुँच सका, इसलिए समाप्त हो गया और कोई कॉल नहीं होगी। इसे फिर भेजें, या हमें फ़ोन करें।',
  'This request was taken out before it was passed on. Nobody calls about it.':
    'यह अनुरोध आगे भेजे जाने से पहले हटा दिया गया। इसके लिए कोई कॉल नहीं होगी।',
  'This request was stopped. It may have reached our callers before, and they are told not to call. If somebody calls all the same, say so.':
    'यह अनुरोध रोक दिया गया है। हो सकता है कि यह उससे पहले हमारे कॉल करने वालों तक पहुँच चुका हो; उन्हें कॉल न करने को कहा गया है। फिर भी कॉल आए, तो उन्हें बताएँ।',
  'We cannot look this request up just now. If you were given a reference, it is saved.':
    'इस अनुरोध की स्थिति अभी नहीं दिख सकती। संदर्भ संख्या मिली थी, तो अनुरोध दर्ज है।',
  '{0}, {1} to {2}': '{0}, {1} से {2}',
  '{0}, {1} to {2} noon': '{0}, {1} से दोपहर {2} बजे',
  'Today, {0}, {1} to {2}': 'आज, {0}, {1} से {2}',
  'Today, {0}, {1} to {2} noon': 'आज, {0}, {1} से दोपहर {2} बजे',
  'Tomorrow, {0}, {1} to {2}': 'कल, {0}, {1} से {2}',
  'Tomorrow, {0}, {1} to {2} noon': 'कल, {0}, {1} से दोपहर {2} बजे',
  'You asked for a call today at {0}, reference {name}.':
    'आपने आज {0} की कॉल माँगी है, संदर्भ संख्या {name}।',
  'You asked for a call tomorrow at {0}, reference {name}.':
    'आपने कल {0} की कॉल माँगी है, संदर्भ संख्या {name}।',
  'You asked for a call on {0} at {1}, reference {name}.':
    'आपने {0} को {1} की कॉल माँगी है, संदर्भ संख्या {name}।',
  'Stopped. Nobody calls about {name}.': 'कॉल रोक दी गई। {name} के लिए कोई कॉल नहीं होगी।',
  'Our call desk may have {name} already. We are telling it not to call; if somebody calls all the same, tell the caller.':
    '{name} हमारे कॉल करने वालों तक पहुँच चुका हो सकता है। उन्हें कॉल न करने को कहा जा रहा है; फिर भी कॉल आए, तो कॉल करने वाले को बताएँ।',
  'It can’t be stopped from here any more. Call us, or use “Stop calls”.':
    'इसे अब यहाँ से नहीं रोका जा सकता। हमें कॉल करें, या “कॉल बंद करें” काम में लें।',
  'This did not work just now. Try again, or call us.':
    'यह अभी नहीं हो पाया। फिर कोशिश करें, या हमें फ़ोन करें।',
  'Senior citizen health cover': 'वरिष्ठ नागरिक का स्वास्थ्य बीमा',
} as const satisfies Catalogue;
