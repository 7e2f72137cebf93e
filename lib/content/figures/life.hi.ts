import type { Catalogue } from '../../languages/create-translator.ts';

export const lifeFigureHindi = {
  'Grace period for a life premium paid quarterly, half-yearly or yearly:':
    'तिमाही, छमाही या सालाना भरे जाने वाले जीवन बीमा प्रीमियम का ग्रेस पीरियड:',
  'Time to revive a lapsed policy that is not unit-linked, from the first unpaid premium:':
    'जो पॉलिसी यूनिट-लिंक्ड नहीं, लैप्स होने पर उसे दोबारा चालू कराने का समय, पहला न भरा प्रीमियम जिस दिन देना था, उससे:',
  'Time to revive a lapsed unit-linked policy, from the first unpaid premium:':
    'लैप्स हुई यूनिट-लिंक्ड पॉलिसी दोबारा चालू कराने का समय, पहला न भरा प्रीमियम जिस दिन देना था, उससे:',
  'Sources: IRDAI Master Circular on Life Insurance Products, {0}; IRDAI product regulations of {1} (linked, and non-linked); Insurance Act, {2}, section {3}.':
    'स्रोत: IRDAI Master Circular on Life Insurance Products, {0}; {1} के IRDAI उत्पाद विनियम (लिंक्ड, और नॉन-लिंक्ड); Insurance Act, {2}, धारा {3}।',
  'A choice: regular, for {0} or {1} years, or single':
    'चुनने की छूट: नियमित, {0} या {1} साल तक, या एक बार में',
  'Example: You {0}, spouse {1}, child {2}': 'उदाहरण: आप {0}, पति या पत्नी {1}, बच्चा {2}',
  'Nominees who own the money': 'वे नॉमिनी, जिनका पैसा अपना होता है',
  'Nominees who own the money of a life policy, section {0}({1})':
    'वे नॉमिनी, जिनका जीवन बीमा पॉलिसी का पैसा अपना होता है, धारा {0}({1})',
  'Paid on such a death, at least, as a share of premiums paid (not unit-linked)':
    'ऐसी मृत्यु पर मिलने वाली कम से कम रकम, भरे गए प्रीमियम के हिस्से के रूप में (यूनिट-लिंक्ड नहीं)',
  'The government’s line for mental health, free, day and night, in up to {0} languages':
    'मानसिक स्वास्थ्य की सरकारी लाइन: मुफ़्त, दिन-रात, {0} तक भाषाओं में',
  'Time after the start or a revival in which a death by suicide is not paid in full':
    'शुरू होने या दोबारा चालू होने के बाद का वह समय, जिसमें आत्महत्या से मृत्यु पर पूरी रकम नहीं मिलती',
  'Time after which unclaimed insurance money goes to the Senior Citizens’ Welfare Fund':
    'वह समय, जिसके बाद बीमे का वह पैसा, जिसे किसी ने नहीं लिया, वरिष्ठ नागरिक कल्याण कोष में जाता है',
  'Time to claim insurance money back from the Senior Citizens’ Welfare Fund':
    'वरिष्ठ नागरिक कल्याण कोष से बीमे का पैसा वापस माँगने का समय',
  'Time to revive a lapsed policy that is not unit-linked, from the first unpaid premium':
    'जो पॉलिसी यूनिट-लिंक्ड नहीं, लैप्स होने पर उसे दोबारा चालू कराने का समय, पहला न भरा प्रीमियम जिस दिन देना था, उससे',
  'Time to revive a lapsed unit-linked policy, from the first unpaid premium':
    'लैप्स हुई यूनिट-लिंक्ड पॉलिसी दोबारा चालू कराने का समय, पहला न भरा प्रीमियम जिस दिन देना था, उससे',
  'What a policy under the Married Women’s Property Act is, section {0}':
    'विवाहित महिला संपत्ति अधिनियम की पॉलिसी क्या होती है, धारा {0}',
  'When a nominee can be changed, section {0}({1})': 'नॉमिनी कब बदला जा सकता है, धारा {0}({1})',
  'Whose life a person may insure, as an insurer describes it':
    'एक बीमा कंपनी के अनुसार, किसके जीवन का बीमा कराया जा सकता है',
  'You {0}, spouse {1}, child {2}': 'आप {0}, पति या पत्नी {1}, बच्चा {2}',
  'You {0}, spouse {1}, child {2}.': 'आप {0}, पति या पत्नी {1}, बच्चा {2}।',
  'a trust for wife and children': 'पत्नी और बच्चों के लिए ट्रस्ट',
  'age at entry: {0} to {1} years': 'शुरू करते समय आयु: {0} से {1} साल',
  'age by which cover ends: {0} years': 'वह आयु, जिस तक कवर ख़त्म होता है: {0} साल',
  'any time before the policy matures': 'पॉलिसी की मैच्योरिटी से पहले कभी भी',
  'free look': 'फ़्री लुक अवधि',
  'more than {0} years': '{0} साल से ज़्यादा',
  'parents, spouse and children': 'माता-पिता, पति या पत्नी और बच्चे',
  'policy term: {0} to {1} years': 'पॉलिसी की अवधि: {0} से {1} साल',
  'sum assured every insurer must offer, in steps of {0}: {1} to {2}':
    'बीमा राशि, जो हर कंपनी को देनी ही है, {0} के चरणों में: {1} से {2}',
  'waiting period in which only an accidental death pays in full: {0} days':
    'प्रतीक्षा अवधि, जिसमें पूरी रकम केवल दुर्घटना से मृत्यु पर मिलती है: {0} दिन',
  'ways to pay the premium: regular, for {0} or {1} years, or single':
    'प्रीमियम भरने के तरीके: नियमित, {0} या {1} साल तक, या एक बार में',
  'your own life, your spouse’s and your children’s': 'अपना, पति या पत्नी का और बच्चों का जीवन',
} as const satisfies Catalogue;
