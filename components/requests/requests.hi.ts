import type { Catalogue } from '@/lib/languages/create-translator';

export const requestsComponentHindi = {
  'Look up a request': 'अनुरोध की स्थिति देखें',
  'It begins with CB for a call, with SR for anything else.':
    'कॉल के लिए यह CB से शुरू होती है, बाकी हर बात के लिए SR से।',
  'Mobile number or e-mail address you gave': 'जो मोबाइल नंबर या ई-मेल पता आपने दिया था',
  'Check status': 'स्थिति देखें',
  'How we use this': 'इसका इस्तेमाल कैसे होता है',
  'Your request': 'आपका अनुरोध',
  'Thank you. We have your request.': 'धन्यवाद। आपका अनुरोध हमें मिल गया।',
  'That did not work': 'यह नहीं हो पाया',
  'Enter the code': 'कोड लिखें',
  'Please check the form': 'फ़ॉर्म एक बार देख लें',
  'What was typed is gone. Please fill in the form again.': 'लिखी हुई बातें अब नहीं हैं। फ़ॉर्म फिर से भरें।',
  'State of your request': 'आपके अनुरोध की स्थिति',
  Received: 'मिला',
  'Sent to our desk': 'हमारे विभाग को भेजा गया',
  Answered: 'जवाब दिया गया',
  'With one of our people': 'हमारे एक कर्मचारी के पास',
  'Passed on to our call desk': 'हमारे कॉल करने वालों तक पहुँचा',
  Ended: 'समाप्त',
  'not yet': 'अभी तक नहीं',
  'Ask for a call again': 'फिर कॉल माँगें',
  'Answer by': 'जवाब इस दिन तक',
  'The last calls end by': 'आख़िरी कॉल इस दिन तक बंद',
  'Print this': 'इसे प्रिंट करें',
  'Look up the state of a request': 'अनुरोध की स्थिति देखें',
  'Send another': 'एक और भेजें',
  If: 'अगर',
  'is on our list of numbers that want no calls, a code is on its way to it by SMS. The number stays on the list until you enter the code.':
    'हमारी उस सूची में है, जिसके नंबरों पर कॉल नहीं करनी है, तो SMS से उस पर एक कोड आ रहा है। कोड लिखने तक नंबर सूची में रहता है।',
  'If the number gets no SMS, it stays on the list until its time is over. You can still call us yourself.':
    'नंबर पर SMS न आए, तो वह अपना समय पूरा होने तक सूची में रहता है। ख़ुद हमें फ़ोन करना तब भी हो सकता है।',
} as const satisfies Catalogue;
