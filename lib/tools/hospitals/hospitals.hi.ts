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
} as const satisfies Catalogue;
