import type { Catalogue } from '../../languages/create-translator.ts';

export const calculatorsToolHindi = {
  '{0} a year, aged {1}, home loan of {2}': 'साल की आय {0}, आयु {1}, होम लोन {2}',
  '{0} a year, aged {1}': 'साल की आय {0}, आयु {1}',
  '{0}: Health insurance cover calculator': '{0}: स्वास्थ्य बीमा राशि कैलकुलेटर',
  'Enter ages in years from {0} to {1}, at most {2}, with commas between: {3}, {4}.':
    'आयु साल में लिखें, {0} से {1} तक, ज़्यादा से ज़्यादा {2}, बीच में कॉमा लगाकर: {3}, {4}।',
  'Enter a sum from {0} to {1}, like {2} or {3}.': '{0} से {1} तक की रकम लिखें, जैसे {2} या {3}।',
  'Enter a number from {0} to {1} (% a year).': '{0} से {1} तक की संख्या लिखें (% सालाना)।',
  'Enter ages in years from {0} to {1}, at most {2}, with commas between: {3} for a baby, {4}.':
    'आयु साल में लिखें, {0} से {1} तक, ज़्यादा से ज़्यादा {2}, बीच में कॉमा लगाकर: शिशु के लिए {3}, {4}।',
  'Enter a number from {0} to {1} (days).': '{0} से {1} तक की संख्या लिखें (दिन)।',
  'Enter a number from {0} to {1} (%).': '{0} से {1} तक की संख्या लिखें (%)।',
  'Enter a number from {0} to {1} (months).': '{0} से {1} तक की संख्या लिखें (महीने)।',
  'Enter a date that exists, from {0} to {1}.': '{0} से {1} तक की कोई सही तारीख़ लिखें, जो कैलेंडर में हो।',
  'Is it {0} a year, or {1} thousand? Enter the whole sum.':
    'यह साल का {0} है, या {1} हज़ार? पूरी रकम लिखें।',
  'Is it {0} a year, or a month? Enter the sum of the whole year.':
    '{0} पूरे साल की रकम है, या एक महीने की? पूरे साल की रकम लिखें।',
  'Enter a number from {0} to {1} (cc or kW).': '{0} से {1} तक की संख्या लिखें (cc या kW)।',
  'Enter a date.': 'तारीख़ लिखें।',
  'Choose one: is one of you under treatment?.': 'एक चुनें: क्या आप में से किसी का इलाज चल रहा है?',
  'Choose one: is a parent under treatment?.': 'एक चुनें: क्या माता या पिता का इलाज चल रहा है?',
  'Choose one: is anybody being treated?.': 'एक चुनें: क्या किसी का इलाज चल रहा है?',
  'Choose one: where you go to hospital.': 'एक चुनें: अस्पताल कहाँ जाते हैं।',
  'Choose one: what should it pay for?.': 'एक चुनें: पैसा किस चीज़ के लिए मिले?',
  'Choose one: the income is.': 'एक चुनें: आय किस तरह की है।',
  'Choose one: fuel.': 'एक चुनें: ईंधन।',
  'Enter what the bill charges.': 'बिल में लिखी रकम भरें।',
  'Enter what the estimate charges.': 'अनुमानित बिल में लिखी रकम भरें।',
  'Enter the months that your plan prints for maternity.': 'मातृत्व के लिए आपके प्लान में छपे महीने लिखें।',
  'Enter the sum insured before too.': 'पहले की बीमा राशि भी लिखें।',
  'Enter the sum insured now too.': 'अब की बीमा राशि भी लिखें।',
  'A child is younger than you: look at the ages again.': 'बच्चे की आयु आपसे कम होती है: आयु फिर देख लें।',
  'A parent is older than you: look at the ages again.':
    'माता-पिता की आयु आपसे ज़्यादा होती है: आयु फिर देख लें।',
  'Enter the years: at your age they cannot be counted from the details.':
    'साल लिखें: आपकी आयु पर वे बाकी बातों से नहीं गिने जा सकते।',
  'Enter fewer years: you would be {0}.': 'कम साल लिखें: तब आपकी आयु {0} होगी।',
  'Back to the answer': 'नतीजे पर वापस',
  'Print it, and fill in the lines by hand: this site asks for none of them and prints none. General information on what you typed, not advice.':
    'इसे छापें, और खाली लाइनें हाथ से भरें: यह साइट इनमें से कुछ नहीं पूछती और कुछ नहीं छापती। आपके लिखे पर सामान्य जानकारी, सलाह नहीं।',
  'Filled in by hand': 'हाथ से भरें',
  'Please answer in writing': 'लिखकर जवाब दें',
  'Must be in the answer': 'जवाब में यह ज़रूर हो',
  'Must be in the offer': 'प्रस्ताव में यह ज़रूर हो',
  Assumed: 'क्या माना गया',
  'This is a request, not a proposal. The sums in it are my own.':
    'यह अनुरोध है, प्रस्ताव (प्रपोज़ल) नहीं। इसकी रकमें मेरी अपनी हैं।',
  Date: 'तारीख़',
  Name: 'नाम',
  'Insurer and policy number': 'बीमा कंपनी और पॉलिसी नंबर',
  Telephone: 'टेलीफ़ोन',
  'Date of birth': 'जन्म की तारीख़',
  Sex: 'लिंग',
  'City and PIN code': 'शहर और पिन कोड',
  'Each deduction with its sum and its clause.': 'हर कटौती, अपनी रकम और पॉलिसी की शर्त के साथ।',
  'Sources: {name}.': 'स्रोत: {name}।',
} as const satisfies Catalogue;
