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
    'अस्पताल का ऐसा कोई प्रकार हम नहीं जानते, इसलिए नतीजे किसी एक प्रकार तक सीमित नहीं हैं।',
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
    'हमें आपकी जगह नहीं पता। अपनी जगह बताएँ, या इलाका, शहर या पिन कोड जोड़ें।',
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
    'यह ब्राउज़र जगह नहीं बताता। इलाका, शहर या पिन कोड लिखें।',
  'The position is not allowed for this site, or it is switched off. Type an area, a city or a PIN code instead.':
    'इस साइट को आपकी जगह (लोकेशन) जानने की अनुमति नहीं है, या लोकेशन बंद है। इलाका, शहर या पिन कोड लिखें।',
  'Your device could not find its position. Type an area, a city or a PIN code instead.':
    'आपके फ़ोन या कंप्यूटर को अपनी जगह (लोकेशन) का पता नहीं चला। इलाका, शहर या पिन कोड लिखें।',
  'Your position did not come in time. Try again, or type an area, a city or a PIN code.':
    'आपकी जगह (लोकेशन) का पता समय पर नहीं चला। फिर कोशिश करें, या इलाका, शहर या पिन कोड लिखें।',
  'Waiting for your position. Your browser may ask you first.':
    'आपकी जगह का इंतज़ार है। ब्राउज़र पहले आपसे पूछ सकता है।',
  'This did not load. Check your connection, or type a PIN code instead.':
    'यह लोड नहीं हुआ। इंटरनेट देख लें, या पिन कोड लिखें।',
  'We cannot narrow the lists to this {name}, so the results are not limited to it.':
    'सूचियों को इस {name} तक सीमित नहीं किया जा सकता, इसलिए नतीजे केवल उसी के नहीं हैं।',
  '{name}: its own site has the list of today': '{name}: आज की सूची कंपनी की अपनी साइट पर है',
  'We don’t know this place. Type its PIN code, or the nearest town.':
    'यह जगह हमें नहीं मिली। उसका पिन कोड लिखें, या सबसे पास का शहर।',
  'A hospital’s name? Check the spelling.': 'अस्पताल का नाम है? वर्तनी जाँच लें।',
  'Type it in English letters or in Hindi: the search knows no other script.':
    'इसे अंग्रेज़ी अक्षरों में या हिंदी में लिखें: खोज कोई और लिपि नहीं जानती।',
  'Try fewer words: only the area, the city or the PIN code, or only the hospital’s name.':
    'कम शब्द लिखकर देखें: केवल इलाका, शहर या पिन कोड, या केवल अस्पताल का नाम।',
  'The sample list has none within {0} km of {name} that fits these words.':
    'नमूने की सूची में {name} से {0} किमी के अंदर इन शब्दों का कोई अस्पताल नहीं है।',
  'The sample list has none within {0} km of {name}.':
    'नमूने की सूची में {name} से {0} किमी के अंदर कोई अस्पताल नहीं है।',
  'The sample list has none within {0} km.': 'नमूने की सूची में {0} किमी के अंदर कोई अस्पताल नहीं है।',
  'The sample list has none in {name}.': 'नमूने की सूची में {name} में कोई अस्पताल नहीं है।',
  'The sample list has none around {name}.': 'नमूने की सूची में {name} के आसपास कोई अस्पताल नहीं है।',
  'The sample list has none.': 'नमूने की सूची में कोई अस्पताल नहीं है।',
  'The nearest places to {name} that have some:': '{name} के सबसे पास की जगहें जहाँ अस्पताल हैं:',
  'The sample list has no hospital in {name} that is a {name2} by its name.':
    'नमूने की सूची में {name} में ऐसा कोई अस्पताल नहीं है जो नाम से {name2} हो।',
  'The sample list has no hospital in {name} that is an {name2} by its name.':
    'नमूने की सूची में {name} में ऐसा कोई अस्पताल नहीं है जो नाम से {name2} हो।',
  'The sample list has no hospital around {name} that is a {name2} by its name.':
    'नमूने की सूची में {name} के आसपास ऐसा कोई अस्पताल नहीं है जो नाम से {name2} हो।',
  'The sample list has no hospital around {name} that is an {name2} by its name.':
    'नमूने की सूची में {name} के आसपास ऐसा कोई अस्पताल नहीं है जो नाम से {name2} हो।',
  'The sample list has no hospital with this PIN code that is a {name} by its name.':
    'नमूने की सूची में इस पिन कोड पर ऐसा कोई अस्पताल नहीं है जो नाम से {name} हो।',
  'The sample list has no hospital with this PIN code that is an {name} by its name.':
    'नमूने की सूची में इस पिन कोड पर ऐसा कोई अस्पताल नहीं है जो नाम से {name} हो।',
  'The sample list has no hospital that is a {name} by its name.':
    'नमूने की सूची में ऐसा कोई अस्पताल नहीं है जो नाम से {name} हो।',
  'The sample list has no hospital that is an {name} by its name.':
    'नमूने की सूची में ऐसा कोई अस्पताल नहीं है जो नाम से {name} हो।',
  'The sample list has no hospital in {name} that fits “{name2}”.':
    'नमूने की सूची में {name} में “{name2}” से मेल खाता कोई अस्पताल नहीं है।',
  'The sample list has no hospital around {name} that fits “{name2}”.':
    'नमूने की सूची में {name} के आसपास “{name2}” से मेल खाता कोई अस्पताल नहीं है।',
  'The sample list has no hospital with this PIN code that fits “{name}”.':
    'नमूने की सूची में इस पिन कोड पर “{name}” से मेल खाता कोई अस्पताल नहीं है।',
  'The sample list has no hospital that fits “{name}”.':
    'नमूने की सूची में “{name}” से मेल खाता कोई अस्पताल नहीं है।',
  'The sample list has no hospital in {name}.': 'नमूने की सूची में {name} में कोई अस्पताल नहीं है।',
  'The sample list has no hospital around {name}.': 'नमूने की सूची में {name} के आसपास कोई अस्पताल नहीं है।',
  'your position': 'आपकी जगह',
  'The nearest on the sample list are below.': 'नमूने की सूची के सबसे पास वाले नीचे हैं।',
  'The nearest on the sample list are below. A general hospital may have such a department: ask it.':
    'नमूने की सूची के सबसे पास वाले नीचे हैं। आम अस्पताल में भी ऐसा विभाग हो सकता है: उससे पूछें।',
  'The nearest to the middle of the PIN codes that begin with {0} are below. A general hospital may have such a department: ask it.':
    '{0} से शुरू होने वाले पिन कोड के इलाके के बीच से जो अस्पताल सबसे पास हैं, वे नीचे दिए हैं। आम अस्पताल में भी ऐसा विभाग हो सकता है: उससे पूछें।',
  'These are the hospitals there.': 'वहाँ के अस्पताल ये हैं।',
  'These are the hospitals there. A general hospital may have such a department: ask it.':
    'वहाँ के अस्पताल ये हैं। आम अस्पताल में भी ऐसा विभाग हो सकता है: उससे पूछें।',
  'about {name}': '{name} के बारे में',
  'to {name}': '{name} तक',
  ': {name}': ': {name}',
  'Google Maps': 'Google Maps',
  GeoNames: 'GeoNames',
  'CC BY {0}': 'CC BY {0}',
  'Government Open Data License - India': 'Government Open Data License - India',
  'Where {0} hospitals of this page lie around {name}; their distances are in the list.':
    'इस पेज के {0} अस्पताल {name} के आसपास कहाँ हैं; उनकी दूरी सूची में है।',
  'Numbers are those of the list; the cross is {name}. North is up. Hospitals close together share a mark. A mark leads to its hospital in the list.':
    'नंबर वही हैं जो सूची में हैं; क्रॉस का निशान {name} है। उत्तर दिशा ऊपर है। पास-पास के अस्पतालों का एक ही निशान है। निशान दबाने पर सूची में वही अस्पताल दिखता है।',
  'No {name} found in {name2}': '{name2} में कोई {name} नहीं मिला',
  'No {name} found around {name2}': '{name2} के आसपास कोई {name} नहीं मिला',
  'No {name} found': 'कोई {name} नहीं मिला',
  'No {name} found in {name2}. Showing others there.':
    '{name2} में कोई {name} नहीं मिला। वहाँ के दूसरे अस्पताल नीचे हैं।',
  'No {name} found around {name2}. Showing others there.':
    '{name2} के आसपास कोई {name} नहीं मिला। वहाँ के दूसरे अस्पताल नीचे हैं।',
  'No {name} found. Showing others there.': 'कोई {name} नहीं मिला। वहाँ के दूसरे अस्पताल नीचे हैं।',
  'No {name} found in {name2}. Showing the nearest {0}.':
    '{name2} में कोई {name} नहीं मिला। सबसे पास के {0} नीचे हैं।',
  'No {name} found around {name2}. Showing the nearest {0}.':
    '{name2} के आसपास कोई {name} नहीं मिला। सबसे पास के {0} नीचे हैं।',
  'No {name} found. Showing the nearest {0}.': 'कोई {name} नहीं मिला। सबसे पास के {0} नीचे हैं।',
  'No {name} found in {name2}. Showing the nearest.':
    '{name2} में कोई {name} नहीं मिला। सबसे पास वाला नीचे है।',
  'No {name} found around {name2}. Showing the nearest.':
    '{name2} के आसपास कोई {name} नहीं मिला। सबसे पास वाला नीचे है।',
  'No “{name}” found in {name2}': '{name2} में “{name}” नहीं मिला',
  'No “{name}” found around {name2}': '{name2} के आसपास “{name}” नहीं मिला',
  'No “{name}” found in {name2}. Showing others there.':
    '{name2} में “{name}” नहीं मिला। वहाँ के दूसरे अस्पताल नीचे हैं।',
  'No “{name}” found around {name2}. Showing others there.':
    '{name2} के आसपास “{name}” नहीं मिला। वहाँ के दूसरे अस्पताल नीचे हैं।',
  'No “{name}” found in {name2}. Showing the nearest {0}.':
    '{name2} में “{name}” नहीं मिला। सबसे पास के {0} नीचे हैं।',
  'No “{name}” found around {name2}. Showing the nearest {0}.':
    '{name2} के आसपास “{name}” नहीं मिला। सबसे पास के {0} नीचे हैं।',
  'No “{name}” found in {name2}. Showing the nearest.':
    '{name2} में “{name}” नहीं मिला। सबसे पास वाला नीचे है।',
  'We do not know “{name}”. Add the PIN code or the district':
    '“{name}” हमें नहीं मिला। पिन कोड या ज़िला भी लिखें',
  'We do not know “{name}”. Add the PIN code or the district.':
    '“{name}” हमें नहीं मिला। पिन कोड या ज़िला भी लिखें।',
  'We do not know “{name}”: add the PIN code or the district to see those near you.':
    '“{name}” हमें नहीं मिला: पास के अस्पताल देखने के लिए पिन कोड या ज़िला भी लिखें।',
  'We read “{name}” as {name2}: {text}': '“{name}” को हमने {name2} पढ़ा: {text}',
  'Which place is “{name}”?': '“{name}” कौन-सी जगह है?',
  'Choose your place:': 'अपनी जगह चुनें:',
  'Somewhere else?': 'कहीं और?',
  'Not this {name}?': 'यह {name} नहीं?',
  'The place {name}?': 'जगह {name}?',
  'Add the district or the PIN code': 'ज़िला या पिन कोड जोड़ें',
  'Showing results for “{name}”.': '“{name}” के नतीजे दिखाए जा रहे हैं।',
  'less than {0} km': '{0} किमी से कम',
  'in the same PIN area': 'उसी पिन कोड के इलाके में',
  'Or look at your insurer’s own list:': 'या अपनी बीमा कंपनी की अपनी सूची देखें:',
  Previous: 'पिछला',
  'Short pages': 'छोटे पेज',
  'eye hospital': 'आँखों का अस्पताल',
  'dental hospital': 'दाँतों का अस्पताल',
  'heart hospital': 'हृदय का अस्पताल',
  'kidney hospital': 'किडनी का अस्पताल',
  'bone hospital': 'हड्डियों का अस्पताल',
  'children’s hospital': 'बच्चों का अस्पताल',
  'women’s or maternity hospital': 'महिलाओं का या प्रसूति अस्पताल',
  'ear, nose and throat hospital': 'कान, नाक और गले का अस्पताल',
  'skin hospital': 'त्वचा का अस्पताल',
  'mental health hospital': 'मानसिक स्वास्थ्य का अस्पताल',
  'cancer hospital': 'कैंसर का अस्पताल',
  'Also listed as {name}': 'सूची में यह नाम भी है: {name}',
  'Search for “{name}” in all of India': '“{name}” को पूरे भारत में खोजें',
  'Search with any speciality and tie-up': 'किसी भी विशेषता और व्यवस्था के साथ खोजें',
  '{0} hospital with “{name}” in the name.': '{0} अस्पताल, जिसके नाम में “{name}” है।',
  '{0} hospitals with “{name}” in the name.': '{0} अस्पताल, जिनके नाम में “{name}” है।',
  '{0} hospitals with “{name}” in the name. Showing {1} to {2}.':
    '{0} अस्पताल, जिनके नाम में “{name}” है। यहाँ {1} से {2} तक हैं।',
  '{0} hospital in {name} with “{name2}” in the name.':
    '{name} में {0} अस्पताल, जिसके नाम में “{name2}” है।',
  '{0} hospitals in {name} with “{name2}” in the name.':
    '{name} में {0} अस्पताल, जिनके नाम में “{name2}” है।',
  '{0} hospitals in {name} with “{name2}” in the name. Showing {1} to {2}.':
    '{name} में {0} अस्पताल, जिनके नाम में “{name2}” है। यहाँ {1} से {2} तक हैं।',
  'There are fewer pages, so this is the last.': 'पेज कम हैं, इसलिए यह आख़िरी पेज है।',
  'Sample list': 'नमूने की सूची',
} as const satisfies Catalogue;
