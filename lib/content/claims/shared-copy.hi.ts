import type { Catalogue } from '../../languages/create-translator.ts';

export const sharedCopyClaimHindi = {
  '{0} days from the day the surveyor was allotted': 'सर्वेयर तय होने के दिन से {0} दिन',
  'When did you complain to the insurer?': 'बीमा कंपनी से शिकायत कब की?',
  'When did the insurer reply to your complaint?': 'बीमा कंपनी ने शिकायत का जवाब कब दिया?',
  'When did you go to the Ombudsman?': 'लोकपाल से शिकायत कब की?',
  'Late notice, or a paper that is missing': 'देर से दी गई सूचना, या कोई काग़ज़ कम',
  'If you are late, tell the insurer now and give the reason in writing.':
    'देर हो गई हो, तो बीमा कंपनी को अभी बताएँ और कारण लिखकर दें।',
  'Paid late': 'देर से भुगतान',
  'It runs from the day the claim was reported to the day it is paid. The insurer should add it without being asked.':
    'यह दावे की सूचना के दिन से भुगतान के दिन तक चलता है। बीमा कंपनी को इसे बिना माँगे जोड़ना चाहिए।',
  'Certified copies from the municipal body. Each insurer and bank wants its own.':
    'नगर निकाय की प्रमाणित कॉपियाँ। हर बीमा कंपनी और बैंक को अपनी अलग चाहिए।',
  'Claim form of Suraksha or Jeevan Jyoti': 'सुरक्षा या जीवन ज्योति का दावा फ़ॉर्म',
  'To the bank or post office that took the premium. Both forms say “preferably”.':
    'उस बैंक या डाकघर को, जिसने प्रीमियम काटा। दोनों फ़ॉर्म में लिखा है “preferably”, यानी हो सके तो।',
  'To the bank or post office that took the premium. Both forms say “preferably”. Policy term: check your policy.':
    'उस बैंक या डाकघर को, जिसने प्रीमियम काटा। दोनों फ़ॉर्म में लिखा है “preferably”, यानी हो सके तो। पॉलिसी की शर्त: अपनी पॉलिसी देखें।',
  'When did you tell your own policies and the bank?': 'अपनी पॉलिसियों की कंपनियों और बैंक को कब बताया?',
  'Bank or post office, for the public schemes': 'बैंक या डाकघर, सरकारी योजनाओं के लिए',
  'Preferably within {0} days (policy term). Suraksha (PMSBY) pays {1} on a death or a total disability by accident, if a bank took the premium from an account.':
    'हो सके तो {0} दिन के अंदर (पॉलिसी की शर्त)। बैंक ने खाते से प्रीमियम काटा हो, तो सुरक्षा योजना (PMSBY) दुर्घटना में मृत्यु या पूरी दिव्यांगता पर {1} देती है।',
  'Preferably within {0} days (policy term). Jeevan Jyoti (PMJJBY) pays {1} on any death, Suraksha (PMSBY) {2} on a death by accident, if a bank took the premium from an account.':
    'हो सके तो {0} दिन के अंदर (पॉलिसी की शर्त)। बैंक ने खाते से प्रीमियम काटा हो, तो जीवन ज्योति योजना (PMJJBY) किसी भी मृत्यु पर {1} देती है, और सुरक्षा योजना (PMSBY) दुर्घटना में मृत्यु पर {2}।',
  'Suraksha (PMSBY): death or total disability by accident':
    'सुरक्षा योजना (PMSBY): दुर्घटना से मृत्यु या पूरी दिव्यांगता',
  'Beside every other cover. Look for a yearly debit around {0} in the account of the person.':
    'बाकी हर कवर के साथ-साथ। उस व्यक्ति के खाते में {0} के आसपास साल में एक बार कटने वाली रकम देखें।',
  'Jeevan Jyoti (PMJJBY): any death': 'जीवन ज्योति योजना (PMJJBY): किसी भी कारण से मृत्यु',
  'When did you tell the insurer?': 'बीमा कंपनी को कब बताया?',
  'When did the insurer pay or refuse?': 'बीमा कंपनी ने पैसा कब दिया, या दावा कब नामंज़ूर किया?',
  'The decision': 'फ़ैसला',
  'When did the insurer decide?': 'बीमा कंपनी ने फ़ैसला कब किया?',
  'When was a surveyor allotted?': 'सर्वेयर कब तय हुआ?',
  'When did the survey report go out?': 'सर्वे रिपोर्ट कब भेजी गई?',
  'Surveyor allotted': 'सर्वेयर तय हुआ',
  'A _surveyor_ is a licensed person who assesses the loss.':
    '_सर्वेयर_ लाइसेंस वाला व्यक्ति है, जो नुकसान का हिसाब लगाता है।',
  'Survey report': 'सर्वे रिपोर्ट',
  'For each day after that you are owed {0} a day.':
    'इससे ज़्यादा देर हो, तो कंपनी को आपको हर दिन के {0} देने होते हैं।',
  'Insurer’s decision': 'बीमा कंपनी का फ़ैसला',
  'It runs from the report, or from the last day allowed for it if that comes first.':
    'यह रिपोर्ट के दिन से गिना जाता है, या रिपोर्ट के लिए तय आख़िरी दिन से, अगर वह पहले आए।',
  'Loss that must be surveyed': 'जिस नुकसान का सर्वे ज़रूरी है',
  'At or above this amount a licensed surveyor must report. Below it photographs or a video inspection may do.':
    'इतनी या इससे ज़्यादा रकम पर लाइसेंस वाले सर्वेयर की रिपोर्ट ज़रूरी है। इससे कम पर फ़ोटो या वीडियो जाँच से काम चल सकता है।',
  'Survey report late': 'सर्वे रिपोर्ट में देरी',
  'Payable to you for the delay.': 'देरी के लिए आपको मिलने वाली रकम।',
  'When did you tell the insurer? This date does not exist. Look at day, month and year.':
    'बीमा कंपनी को कब बताया? ऐसी कोई तारीख़ नहीं होती। दिन, महीना और साल देख लें।',
  'When did the insurer reply to your complaint? This day is still to come. Give the day it happened.':
    'बीमा कंपनी ने शिकायत का जवाब कब दिया? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'Insurer’s reply to your complaint': 'आपकी शिकायत पर बीमा कंपनी का जवाब',
  'Insurance Ombudsman opens if there is silence': 'जवाब न आए, तो बीमा लोकपाल का रास्ता खुलता है',
  'With reasons that rest on the policy. This time is over. Has it answered? Add the date. If not, ask in writing today, then complain.':
    'कारणों के साथ, जो पॉलिसी पर टिके हों। यह समय बीत चुका है। कंपनी का जवाब आया? तारीख़ जोड़ें। नहीं आया, तो आज ही लिखकर पूछें, फिर शिकायत करें।',
  'Sooner if the insurer has refused or its reply does not satisfy you.':
    'इससे भी पहले, अगर कंपनी ने मना कर दिया हो या उसके जवाब से आपको संतोष न हो।',
  'When did you complain to the insurer? This day is still to come. Give the day it happened.':
    'बीमा कंपनी से शिकायत कब की? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'When did the insurer reply to your complaint? This lies before the first date you gave. Look at both dates.':
    'बीमा कंपनी ने शिकायत का जवाब कब दिया? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'When did you go to the Ombudsman? This lies before the first date you gave. Look at both dates.':
    'लोकपाल से शिकायत कब की? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'When did the insurer reply to your complaint? This lies before the step it follows, above. Look at both dates.':
    'बीमा कंपनी ने शिकायत का जवाब कब दिया? यह तारीख़ ऊपर के उस कदम से पहले की है जिसके बाद इसे आना चाहिए। दोनों तारीख़ें देख लें।',
  'When did you go to the Ombudsman? This day is still to come. Give the day it happened.':
    'लोकपाल से शिकायत कब की? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'With reasons that rest on the policy.': 'कारणों के साथ, जो पॉलिसी पर टिके हों।',
  'Counted from the reply to your complaint; without one in the first month, from the end of that month. It costs nothing.':
    'शिकायत के जवाब के दिन से गिना जाता है; पहले महीने में जवाब न आए, तो उस महीने के अंत से। इसमें कोई ख़र्च नहीं है।',
  'When did you complain to the insurer? This lies before the first date you gave. Look at both dates.':
    'बीमा कंपनी से शिकायत कब की? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'If you write today: Insurer’s reply to your complaint':
    'आज लिखें, तो: आपकी शिकायत पर बीमा कंपनी का जवाब',
  'If you write today: Insurance Ombudsman opens if there is silence':
    'आज लिखें, तो: जवाब न आए, तब बीमा लोकपाल का रास्ता खुलता है',
  'If you wrote on {0}: Insurer’s reply to your complaint':
    '{0} को लिखा हो, तो: आपकी शिकायत पर बीमा कंपनी का जवाब',
  'If you wrote on {0}: Insurance Ombudsman opens if there is silence':
    '{0} को लिखा हो, तो: जवाब न आए, तब बीमा लोकपाल का रास्ता खुलता है',
  'When did you go to the Ombudsman? This lies before the step it follows, above. Look at both dates.':
    'लोकपाल से शिकायत कब की? यह तारीख़ ऊपर के उस कदम से पहले की है जिसके बाद इसे आना चाहिए। दोनों तारीख़ें देख लें।',
  'Counted from the reply to your complaint; without one in the first month, from the end of that month. It costs nothing. The year is over. The Ombudsman may excuse a delay for good reasons: file at once, say why you are late and ask for the delay to be excused. Did the reply come late? Then say when it came: the year may be counted from it.':
    'शिकायत के जवाब के दिन से गिना जाता है; पहले महीने में जवाब न आए, तो उस महीने के अंत से। इसमें कोई ख़र्च नहीं है। साल बीत चुका है। ठीक कारण हो, तो लोकपाल देरी माफ़ कर सकता है: तुरंत शिकायत करें, बताएँ कि देर क्यों हुई, और देरी माफ़ करने का अनुरोध करें। क्या जवाब देर से आया? तो बताएँ कि कब आया: हो सकता है साल उसी दिन से गिना जाए।',
  'When did the insurer pay or refuse? This day is still to come. Give the day it happened.':
    'बीमा कंपनी ने पैसा कब दिया, या दावा कब नामंज़ूर किया? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'When did the insurer pay or refuse? This lies before the first date you gave. Look at both dates.':
    'बीमा कंपनी ने पैसा कब दिया, या दावा कब नामंज़ूर किया? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'The payment or the refusal': 'भुगतान या नामंज़ूरी',
  'When did you tell the insurer? This day is still to come. Give the day it happened.':
    'बीमा कंपनी को कब बताया? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'When did you tell the insurer? This lies before the first date you gave. Look at both dates.':
    'बीमा कंपनी को कब बताया? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'It runs from the report, or from the last day allowed for it if that comes first. This time is over. Has it answered? Add the date. If not, ask in writing today, then complain.':
    'यह रिपोर्ट के दिन से गिना जाता है, या रिपोर्ट के लिए तय आख़िरी दिन से, अगर वह पहले आए। यह समय बीत चुका है। कंपनी का जवाब आया? तारीख़ जोड़ें। नहीं आया, तो आज ही लिखकर पूछें, फिर शिकायत करें।',
  'When did the survey report go out? This day is still to come. Give the day it happened.':
    'सर्वे रिपोर्ट कब भेजी गई? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'When did the survey report go out? This lies before the step it follows, above. Look at both dates.':
    'सर्वे रिपोर्ट कब भेजी गई? यह तारीख़ ऊपर के उस कदम से पहले की है जिसके बाद इसे आना चाहिए। दोनों तारीख़ें देख लें।',
  'It runs from the report, or from the last day allowed for it if that comes first. Estimated from the last day for “survey report”. Add the true date to make it exact.':
    'यह रिपोर्ट के दिन से गिना जाता है, या रिपोर्ट के लिए तय आख़िरी दिन से, अगर वह पहले आए। यह “सर्वे रिपोर्ट” के आख़िरी दिन से लगाया अनुमान है। सही तारीख़ जोड़ें, तो हिसाब पक्का हो जाएगा।',
  'When did the survey report go out? This lies before the first date you gave. Look at both dates.':
    'सर्वे रिपोर्ट कब भेजी गई? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'A _surveyor_ is a licensed person who assesses the loss. Estimated from the accident. Add the true date to make it exact. It may be over by now: ask how far it is.':
    '_सर्वेयर_ लाइसेंस वाला व्यक्ति है, जो नुकसान का हिसाब लगाता है। यह दुर्घटना के समय से लगाया अनुमान है। सही तारीख़ जोड़ें, तो हिसाब पक्का हो जाएगा। शायद यह समय बीत चुका है: पूछें कि काम कहाँ तक पहुँचा।',
  'For each day after that you are owed {0} a day. Estimated from the last day for “surveyor allotted”. Add the true date to make it exact.':
    'इससे ज़्यादा देर हो, तो कंपनी को आपको हर दिन के {0} देने होते हैं। यह “सर्वेयर तय हुआ” के आख़िरी दिन से लगाया अनुमान है। सही तारीख़ जोड़ें, तो हिसाब पक्का हो जाएगा।',
  'For each day after that you are owed {0} a day. Estimated from the last day for “surveyor allotted”. Add the true date to make it exact. It may be over by now: ask how far it is.':
    'इससे ज़्यादा देर हो, तो कंपनी को आपको हर दिन के {0} देने होते हैं। यह “सर्वेयर तय हुआ” के आख़िरी दिन से लगाया अनुमान है। सही तारीख़ जोड़ें, तो हिसाब पक्का हो जाएगा। शायद यह समय बीत चुका है: पूछें कि काम कहाँ तक पहुँचा।',
  'It runs from the report, or from the last day allowed for it if that comes first. Estimated from the last day for “survey report”. Add the true date to make it exact. It may be over by now: ask how far it is.':
    'यह रिपोर्ट के दिन से गिना जाता है, या रिपोर्ट के लिए तय आख़िरी दिन से, अगर वह पहले आए। यह “सर्वे रिपोर्ट” के आख़िरी दिन से लगाया अनुमान है। सही तारीख़ जोड़ें, तो हिसाब पक्का हो जाएगा। शायद यह समय बीत चुका है: पूछें कि काम कहाँ तक पहुँचा।',
  'A _surveyor_ is a licensed person who assesses the loss. Estimated from the accident. Add the true date to make it exact.':
    '_सर्वेयर_ लाइसेंस वाला व्यक्ति है, जो नुकसान का हिसाब लगाता है। यह दुर्घटना के समय से लगाया अनुमान है। सही तारीख़ जोड़ें, तो हिसाब पक्का हो जाएगा।',
  'When did you tell your own policies and the bank? This lies before the first date you gave. Look at both dates.':
    'अपनी पॉलिसियों की कंपनियों और बैंक को कब बताया? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'Preferably within {0} days (policy term).': 'हो सके तो {0} दिन के अंदर (पॉलिसी की शर्त)।',
  'Personal accident, bank card, employer: many want notice at once, and after a death in this time at the latest.':
    'व्यक्तिगत दुर्घटना बीमा, बैंक कार्ड, नौकरी से मिला बीमा: कई में सूचना तुरंत देनी होती है, और मृत्यु के बाद ज़्यादा से ज़्यादा इतने समय में।',
  'Tell your own accident covers': 'अपने दुर्घटना कवर में सूचना दें',
  'When did you tell your own policies and the bank? This day is still to come. Give the day it happened.':
    'अपनी पॉलिसियों की कंपनियों और बैंक को कब बताया? यह दिन अभी आया नहीं है। जिस दिन यह हुआ, वह दिन लिखें।',
  'Personal accident, bank card, employer: many want notice at once, and after a death in this time at the latest. This time is over. Do it now all the same, and give the reason: late notice alone is no ground to reject.':
    'व्यक्तिगत दुर्घटना बीमा, बैंक कार्ड, नौकरी से मिला बीमा: कई में सूचना तुरंत देनी होती है, और मृत्यु के बाद ज़्यादा से ज़्यादा इतने समय में। यह समय बीत चुका है। फिर भी अभी करें और कारण बताएँ: केवल देर से दी गई सूचना नामंज़ूरी का आधार नहीं है।',
  'To the bank or post office that took the premium. Both forms say “preferably”. This time is over. Do it now all the same, and give the reason: late notice alone is no ground to reject.':
    'उस बैंक या डाकघर को, जिसने प्रीमियम काटा। दोनों फ़ॉर्म में लिखा है “preferably”, यानी हो सके तो। यह समय बीत चुका है। फिर भी अभी करें और कारण बताएँ: केवल देर से दी गई सूचना नामंज़ूरी का आधार नहीं है।',
  'Time allowed: until {0}. Unless it investigated. For money paid late the insurer owes interest: bank rate plus {1} percentage points.':
    'समय था: {0} तक। जाँच हुई हो, तो यह समय लागू नहीं। देर से चुकाए पैसे पर कंपनी को ब्याज देना होता है: बैंक दर से {1} प्रतिशत अंक ज़्यादा।',
  'If there is one. Its form says “preferably”.':
    'अगर कोई हो। उसके फ़ॉर्म में लिखा है “preferably”, यानी हो सके तो।',
} as const satisfies Catalogue;
