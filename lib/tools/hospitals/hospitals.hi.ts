import type { Catalogue } from '../../languages/create-translator.ts';

export const hospitalsToolHindi = {
  '{0} is not in the post office’s list of PIN codes.': '{0} डाकघर की पिन कोड सूची में नहीं है।',
  '{0} is not in the post office’s list of PIN codes': '{0} डाकघर की पिन कोड सूची में नहीं है',
  'Department of Posts, Government of India': 'डाक विभाग, भारत सरकार',
  'Local Government Directory, Government of India': 'Local Government Directory, भारत सरकार',
  'A PIN code has six digits, such as {0}': 'पिन कोड में छह अंक होते हैं, जैसे {0}',
  'A PIN code has six digits, such as {0}.': 'पिन कोड में छह अंक होते हैं, जैसे {0}।',
  'We have no network list of Kshema, so the results are not limited to it.':
    'हमारे पास Kshema की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'Type two letters or more of a hospital, a city or a PIN code':
    'अस्पताल, शहर या पिन कोड के दो या ज़्यादा अक्षर लिखें',
  'Type two letters or more of a hospital, a city or a PIN code.':
    'अस्पताल, शहर या पिन कोड के दो या ज़्यादा अक्षर लिखें।',
  'We have no network list of Bajaj General, so the results are not limited to it.':
    'हमारे पास Bajaj General की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'We have no network list of Narayana Health Insurance, so the results are not limited to it.':
    'हमारे पास Narayana Health Insurance की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'We have no network list of Aditya Birla Health, so the results are not limited to it.':
    'हमारे पास Aditya Birla Health की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'We have no network list of IFFCO Tokio, so the results are not limited to it.':
    'हमारे पास IFFCO Tokio की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'We have no network list of Zuno, so the results are not limited to it.':
    'हमारे पास Zuno की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'We have no network list of Galaxy Health, so the results are not limited to it.':
    'हमारे पास Galaxy Health की नेटवर्क सूची नहीं है, इसलिए नतीजे केवल उसी के नहीं हैं।',
  'Results can be sorted by nearest or by name.': 'नतीजे दूरी या नाम के हिसाब से लगाए जा सकते हैं।',
  'We know no such kind of hospital, so the results are not limited to one.':
    'इस प्रकार का अस्पताल हमारी सूची में नहीं है, इसलिए नतीजे किसी एक प्रकार के नहीं हैं।',
  'There is no such page, so this is the first.': 'ऐसा कोई पेज नहीं है, इसलिए यह पहला पेज है।',
  'Only {0} insurers were used.': 'सिर्फ़ {0} बीमा कंपनियाँ ली गईं।',
  'A PIN code has six digits and does not begin with {0}, such as {1}.':
    'पिन कोड में छह अंक होते हैं और वह {0} से शुरू नहीं होता, जैसे {1}।',
  'This position is not in India, so it was left out. Type a city or a PIN code instead.':
    'यह जगह भारत में नहीं है, इसलिए इसे छोड़ दिया गया। शहर या पिन कोड लिखें।',
  'A distance is a whole number of kilometres from {0} to {1}, so the results are not limited to one.':
    'दूरी {0} से {1} तक पूरे किलोमीटर में होती है, इसलिए नतीजे किसी दूरी तक सीमित नहीं हैं।',
  'Type a hospital, a city or a PIN code.': 'अस्पताल, शहर या पिन कोड लिखें।',
  'We do not know where you are. Use your location, or add your area, city or PIN code.':
    'पता नहीं कि आप कहाँ हैं। अपनी जगह का इस्तेमाल करें, या इलाक़ा, शहर या पिन कोड जोड़ें।',
  'We know no place of this name. Check its spelling, or use its PIN code.':
    'इस नाम की कोई जगह नहीं मिली। वर्तनी देख लें, या पिन कोड लिखें।',
  'We have no network list of {name}, so the results are not limited to it.':
    'हमारे पास {name} की नेटवर्क सूची नहीं है, इसलिए नतीजे उसी तक सीमित नहीं हैं।',
  'We cannot narrow the lists to this speciality, so the results are not limited to it.':
    'सूचियाँ इस विशेषता तक सीमित नहीं हो सकतीं, इसलिए नतीजे सभी के हैं।',
  'We cannot narrow the lists to this tie-up, so the results are not limited to it.':
    'सूचियाँ इस टाई-अप तक सीमित नहीं हो सकतीं, इसलिए नतीजे सभी के हैं।',
  'Only the first {0} letters were used.': 'केवल पहले {0} अक्षर लिए गए।',
  'This position is not in India, so it was left out.': 'यह जगह भारत में नहीं है, इसलिए छोड़ दी गई।',
  'Nothing to search for yet.': 'खोजने के लिए अभी कुछ नहीं लिखा है।',
  'No answer came.': 'कोई जवाब नहीं आया।',
  'Still searching…': 'खोज जारी है…',
  'This browser gives no position. Type an area, a city or a PIN code instead.':
    'यह ब्राउज़र जगह नहीं बताता। इलाक़ा, शहर या पिन कोड लिखें।',
  'The position is not allowed for this site, or it is switched off. Type an area, a city or a PIN code instead.':
    'इस साइट को जगह बताने की अनुमति नहीं है, या जगह बंद है। इलाक़ा, शहर या पिन कोड लिखें।',
  'Your device could not find its position. Type an area, a city or a PIN code instead.':
    'आपके फ़ोन को अपनी जगह नहीं मिली। इलाक़ा, शहर या पिन कोड लिखें।',
  'Your position did not come in time. Try again, or type an area, a city or a PIN code.':
    'आपकी जगह समय पर नहीं मिली। फिर कोशिश करें, या इलाक़ा, शहर या पिन कोड लिखें।',
  'Waiting for your position. Your browser may ask you first.':
    'आपकी जगह का इंतज़ार है। ब्राउज़र पहले आपसे पूछ सकता है।',
  'This did not load. Check your connection, or type a PIN code instead.':
    'यह लोड नहीं हुआ। इंटरनेट देख लें, या पिन कोड लिखें।',
} as const satisfies Catalogue;
