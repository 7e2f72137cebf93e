import type { Catalogue } from '../../languages/create-translator.ts';

export const lifeNotLinkedRenewalHindi = {
  'The policy lapses, or goes on paid-up': 'पॉलिसी लैप्स होती है, या पेड-अप बनकर चलती है',
  'Paid-up means a smaller sum at the end and on death. By your dates the premiums of less than one full year are paid. Under the rules since {0} a special surrender value takes {1} full year’s premium, a guaranteed one {2} full years’ premiums. An older policy goes by its own words.':
    'पेड-अप यानी आख़िर में और मृत्यु पर छोटी रकम। आपकी तारीख़ों के हिसाब से एक पूरे साल से कम के प्रीमियम भरे गए हैं। {0} से लागू नियमों में विशेष सरेंडर मूल्य के लिए {1} पूरे साल का प्रीमियम भरा होना चाहिए, गारंटी वाले के लिए {2} पूरे साल के प्रीमियम। पुरानी पॉलिसी अपनी लिखी शर्तों पर चलती है।',
  'What changes': 'क्या बदलता है',
  Revive: 'दोबारा चालू कराएँ',
  'As before, from the day the insurer accepts': 'पहले जैसा, जिस दिन से कंपनी मंज़ूर करे',
  'To pay': 'भरना है',
  'Nothing more': 'और कुछ नहीं',
  'may be taxed': 'टैक्स लग सकता है',
  'Lapsed: you can still ask for revival': 'लैप्स हुई: दोबारा चालू कराने का रास्ता अब भी खुला है',
  'The days to pay ended on {0}, and the cover with them. The policy can usually be revived until {1}: {2} years from {3}, when the first unpaid premium was due.':
    'प्रीमियम भरने की मोहलत {0} को ख़त्म हुई, और उसके साथ कवर भी। पॉलिसी आम तौर पर {1} तक दोबारा चालू हो सकती है: पहला न भरा प्रीमियम {3} को देना था, उससे {2} साल।',
  'Ask for the price of a new policy at today’s age too: the insurer may refuse a revival.':
    'आज की आयु पर नई पॉलिसी की कीमत भी पूछें: कंपनी दोबारा चालू करने से मना कर सकती है।',
  'The policy lapsed, and its cover ended': 'पॉलिसी लैप्स हुई, और उसका कवर ख़त्म हुआ',
  'A pure term policy keeps no value. One that returns premiums may keep some: ask.':
    'सादी टर्म पॉलिसी का कोई मूल्य नहीं बचता। जो पॉलिसी प्रीमियम लौटाती है, उसका कुछ बच सकता है: पूछें।',
  'Revive the term policy, or leave it': 'टर्म पॉलिसी: दोबारा चालू कराएँ, या छोड़ दें',
  'As before, from the day the insurer accepts. Nothing is paid for a death before it':
    'पहले जैसा, जिस दिन से कंपनी मंज़ूर करे। उससे पहले की मृत्यु पर कुछ नहीं मिलता',
  'None since {0}': '{0} से कोई कवर नहीं',
  'Nothing here. A new policy costs the premium of your age today':
    'यहाँ कुछ नहीं। नई पॉलिसी का प्रीमियम आपकी आज की आयु का होता है',
  'Money back': 'पैसा वापस',
  'None: term insurance saves nothing': 'कुछ नहीं: टर्म बीमे में बचत नहीं होती',
  'None, unless the plan returns premiums': 'कुछ नहीं, जब तक प्लान प्रीमियम लौटाने वाला न हो',
  'The days to pay are over. Which kind of policy is it?':
    'प्रीमियम भरने की मोहलत ख़त्म। पॉलिसी किस प्रकार की है?',
  'They ended on {0}: until the insurer accepts a revival, do not count on the full cover. For every kind, the time to revive counts from {1}, when the first unpaid premium was due: usually until {2} for a unit-linked policy, until {3} for any other.':
    'मोहलत {0} को ख़त्म हुई: जब तक कंपनी दोबारा चालू करना मंज़ूर न करे, पूरा कवर मानकर न चलें। हर प्रकार में दोबारा चालू कराने का समय {1} से गिना जाता है, यानी उस दिन से जब पहला न भरा प्रीमियम देना था: आम तौर पर यूनिट-लिंक्ड पॉलिसी के लिए {2} तक, किसी और के लिए {3} तक।',
  'Find the kind on the first page of the policy, and choose it below the heading.':
    'पॉलिसी का प्रकार उसके पहले पेज पर देखें, और शीर्षक के नीचे चुनें।',
  'The policy lapsed, shrank or was discontinued': 'पॉलिसी लैप्स हुई, छोटी हुई या बंद हुई',
  'Last day to revive, if it is unit-linked': 'यूनिट-लिंक्ड हो, तो दोबारा चालू कराने का आख़िरी दिन',
  'Last day to revive, if it is not unit-linked': 'यूनिट-लिंक्ड न हो, तो दोबारा चालू कराने का आख़िरी दिन',
  'Term insurance lapses. A savings policy lapses or goes on paid-up. A unit-linked one in its first {0} years is discontinued.':
    'टर्म बीमा लैप्स होता है। बचत वाली पॉलिसी लैप्स होती है या पेड-अप बनकर चलती है। यूनिट-लिंक्ड पॉलिसी पहले {0} साल में बंद होती है।',
  'Earlier, if its lock-in ends before and you never told the insurer that you want to revive.':
    'इससे पहले भी, अगर लॉक-इन उससे पहले पूरा हो और आपने कंपनी को कभी न बताया हो कि पॉलिसी दोबारा चालू करानी है।',
  'Find the kind on the first page of the policy, and choose it below the heading. “Unit-linked” is printed there; a term policy names no sum at maturity; every other policy that saves is not linked.':
    'पॉलिसी का प्रकार उसके पहले पेज पर देखें, और शीर्षक के नीचे चुनें। यूनिट-लिंक्ड पर “unit-linked” छपा होता है; टर्म पॉलिसी में मैच्योरिटी की कोई रकम नहीं लिखी होती; बचत वाली हर दूसरी पॉलिसी लिंक्ड नहीं होती।',
  'The policy lapses, and its cover ends': 'पॉलिसी लैप्स होती है, और उसका कवर ख़त्म होता है',
} as const satisfies Catalogue;
