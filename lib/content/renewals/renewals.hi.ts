import type { Catalogue } from '../../languages/create-translator.ts';

export const renewalsRenewalHindi = {
  term: 'टर्म',
  Term: 'टर्म',
  'Term (pays on death only)': 'टर्म (केवल मृत्यु पर पैसा)',
  'Savings, not unit-linked': 'बचत वाली, यूनिट-लिंक्ड नहीं',
  'Unit-linked (ULIP)': 'यूनिट-लिंक्ड (यूलिप)',
  Health: 'स्वास्थ्य',
  Questions: 'सवाल',
  Nothing: 'कुछ नहीं',
  medical: 'मेडिकल',
  'You {0}': 'आप {0}',
  '{0}, at {1}': '{0}, {1} के हिसाब से',
  'grace period': 'ग्रेस पीरियड',
  'Paid to': 'पैसा किसे',
  'Not insured {0}': 'बीमा नहीं: {0}',
  days: 'दिन',
  '{0} days': '{0} दिन',
  '{0} days.': '{0} दिन।',
  '{0} to {1} days': '{0} से {1} दिन',
  '{0} to {1} days.': '{0} से {1} दिन।',
  'Both parts, or the whole policy': 'दोनों हिस्से, या पूरी पॉलिसी',
  damage: 'नुकसान',
  'Own damage': 'अपनी गाड़ी का नुकसान',
  'Own damage only': 'केवल अपनी गाड़ी का नुकसान',
  'third-party': 'थर्ड पार्टी',
  'Third party only': 'केवल थर्ड पार्टी',
  'I do not know': 'पता नहीं',
  Motor: 'गाड़ी',
  '{0} days before, {1} days after': '{0} दिन पहले, {1} दिन बाद',
  surveyor: 'सर्वेयर',
  'if the insurer asks': 'अगर बीमा कंपनी माँगे',
  'one year': 'एक साल',
  Choose: 'चुनें',
  'term policy': 'टर्म पॉलिसी',
  Revival: 'दोबारा चालू कराना',
  Share: 'शेयर करें',
  renewal: 'नवीनीकरण',
  When: 'कब',
  Travel: 'यात्रा',
  'Travel policies': 'यात्रा पॉलिसियाँ',
  Renew: 'रिन्यू कराएँ',
  Renewal: 'नवीनीकरण',
  Cover: 'कवर',
  'A year': 'एक साल',
  'Policy number': 'पॉलिसी नंबर',
  What: 'क्या',
  'Answer every health question fully.': 'सेहत के हर सवाल का पूरा जवाब दें।',
  'Ask the insurer for a revival quotation in writing: dues, interest, health papers, last day.':
    'कंपनी से दोबारा चालू कराने का कोटेशन लिखकर माँगें: बकाया, ब्याज, सेहत के काग़ज़, आख़िरी दिन।',
  'Last day to revive': 'दोबारा चालू कराने का आख़िरी दिन',
  'By then the insurer needs the money and the health papers, and a medical test takes weeks. Your policy names its own time.':
    'तब तक कंपनी को पैसा और सेहत के काग़ज़ मिल जाने चाहिए, और मेडिकल जाँच में हफ़्ते लगते हैं। आपकी पॉलिसी अपना समय ख़ुद बताती है।',
  'Ask the insurer for a revival quotation in writing: dues, interest, health papers, last day. [A letter](#letter) is ready further down.':
    'कंपनी से दोबारा चालू कराने का कोटेशन लिखकर माँगें: बकाया, ब्याज, सेहत के काग़ज़, आख़िरी दिन। [चिट्ठी](#letter) नीचे तैयार है।',
  'A letter': 'चिट्ठी',
  'Answer every health question fully. An illness left out can cost the family the claim.':
    'सेहत के हर सवाल का पूरा जवाब दें। एक बीमारी छूटने से परिवार का दावा डूब सकता है।',
  'A health declaration, often a medical test. The insurer may refuse. The {0} years in which it may question the policy start again':
    'सेहत की घोषणा, अक्सर मेडिकल जाँच। कंपनी मना कर सकती है। जिन {0} साल में वह पॉलिसी पर सवाल उठा सकती है, वे फिर से शुरू होते हैं',
  'No questions. A new policy asks them all': 'कोई सवाल नहीं। नई पॉलिसी में सारे सवाल होते हैं',
  'Cancel and surrender nothing before you have the answer.':
    'जवाब आने से पहले कुछ भी रद्द या सरेंडर न करें।',
  'All premiums due since {0}, and interest at the insurer’s own rate. Then the premium of your age at the start':
    '{0} से बाकी सारे प्रीमियम, और कंपनी की अपनी दर से ब्याज। उसके बाद शुरुआत के समय की आपकी आयु का प्रीमियम',
  calendar: 'कैलेंडर',
  'No life cover since {0}: ask for revival now':
    '{0} से जीवन बीमे का कवर नहीं: दोबारा चालू कराने की माँग अभी करें',
  'Each day until the insurer accepts a revival is a day without life cover. The last day to revive is {0}, {1} years from {2}, when the first unpaid premium was due. The policy is not lapsed and not paid-up but _discontinued_: the days to pay ended on {3} inside the lock-in. The fund value, less a capped charge, is in the discontinued fund and earns at least {4} a year there. Leave, and it is paid when the lock-in ends, on {5}.':
    'जब तक कंपनी दोबारा चालू करना मंज़ूर न करे, हर दिन जीवन बीमे के कवर के बिना है। दोबारा चालू कराने का आख़िरी दिन {0} है: पहला न भरा प्रीमियम {2} को देना था, उससे {1} साल। पॉलिसी न लैप्स है, न पेड-अप, बल्कि _बंद_ (डिस्कंटिन्यूड) है: प्रीमियम भरने की मोहलत {3} को ख़त्म हुई, लॉक-इन के अंदर। फ़ंड मूल्य, तय सीमा वाला शुल्क काटकर, बंद पॉलिसियों के फ़ंड में है और वहाँ साल में कम से कम {4} कमाता है। पॉलिसी से निकल जाएँ, तो यह पैसा लॉक-इन पूरा होने पर मिलता है, {5} को।',
  'Ask for the value of the discontinued fund today, and for the charge that was taken.':
    'पूछें कि बंद पॉलिसियों के फ़ंड में आज कितना मूल्य है, और कितना शुल्क कटा।',
  'Ask in writing on which day the fund is paid if you ask to revive and then do not: the end of the time to revive may count as well.':
    'लिखकर पूछें कि दोबारा चालू कराने की माँग करें और फिर न कराएँ, तो फ़ंड किस दिन मिलेगा: हो सकता है कि दोबारा चालू कराने का समय ख़त्म होने का दिन भी गिना जाए।',
  'The policy was discontinued, and life cover ended': 'पॉलिसी बंद हुई, और जीवन बीमे का कवर ख़त्म हुआ',
  'The insurer must write to you by this day': 'इस दिन तक कंपनी को आपको लिखना होता है',
  'in over {0} years': '{0} साल से ज़्यादा समय बाद',
  'The lock-in ends': 'लॉक-इन पूरा होता है',
  'The fund value, less a capped charge, moves to the discontinued fund. There it earns at least {0} a year.':
    'फ़ंड मूल्य, तय सीमा वाला शुल्क काटकर, बंद पॉलिसियों के फ़ंड में जाता है। वहाँ वह साल में कम से कम {0} कमाता है।',
  '{0} months from the first unpaid premium, with the choice to revive. No letter by then? Ask for it.':
    'पहला न भरा प्रीमियम जिस दिन देना था, उससे {0} महीने, और चिट्ठी में दोबारा चालू कराने का विकल्प। तब तक चिट्ठी नहीं आई? माँगें।',
  'Revive the unit-linked policy, or leave it': 'यूनिट-लिंक्ड पॉलिसी: दोबारा चालू कराएँ, या छोड़ दें',
  'None since {0}. On a death the nominee gets the discontinued fund':
    '{0} से कोई कवर नहीं। मृत्यु होने पर नॉमिनी को बंद पॉलिसी का फ़ंड मिलता है',
  'All premiums due since {0}, and what the quotation adds. Then every further one':
    '{0} से बाकी सारे प्रीमियम, और कोटेशन में जो जुड़े। उसके बाद आगे का हर प्रीमियम',
  'Your money': 'आपका पैसा',
  'Back in your funds, up or down with them. Ask whether the charge for stopping is added back':
    'फिर आपके फ़ंडों में, उन्हीं के साथ ऊपर या नीचे। पूछें कि बंद होने पर कटा शुल्क वापस जुड़ता है या नहीं',
  'In the discontinued fund, at {0} a year or more': 'बंद पॉलिसियों के फ़ंड में, साल में {0} या ज़्यादा पर',
  'Lock-in and tax': 'लॉक-इन और टैक्स',
  'From {0} on you may leave and are paid the fund value':
    '{0} से पॉलिसी छोड़ी जा सकती है और फ़ंड मूल्य मिलता है',
  '{0} years after the policy started. A discontinued fund is paid now and the policy ends; before, it is paid only on a death.':
    'पॉलिसी शुरू होने के {0} साल बाद। बंद पॉलिसी का फ़ंड अब मिलता है और पॉलिसी ख़त्म होती है; उससे पहले वह केवल मृत्यु पर मिलता है।',
  'Paid when the lock-in ends, on {0}, not before. It [may be taxed](/investment-plans/maturity-tax-calculator)':
    'लॉक-इन पूरा होने पर मिलता है, {0} को, उससे पहले नहीं। इस पर [टैक्स लग सकता है](/investment-plans/maturity-tax-calculator)',
  'Grace period: the last day to pay': 'ग्रेस पीरियड: भरने का आख़िरी दिन',
  'Pay by this day and nothing changes.': 'इस दिन तक भर दें, तो कुछ नहीं बदलता।',
  'In the grace period': 'ग्रेस पीरियड में',
  'The premium was due {0} days ago. Pay by {1} and the policy goes on without a break.':
    'प्रीमियम भरने की तारीख़ {0} दिन पहले थी। {1} तक भर दें, तो पॉलिसी बिना रुकावट चलती रहती है।',
  'Pay the full premium today.': 'पूरा प्रीमियम आज ही भरें।',
  'Tell the family where the policy is, and that it is being paid.':
    'परिवार को बताएँ कि पॉलिसी कहाँ रखी है, और उसका प्रीमियम भरा जा रहा है।',
  'Find out why the payment failed, so that the next one does not.':
    'पता करें कि भुगतान क्यों नहीं हुआ, ताकि अगला न चूके।',
  'Premium due': 'प्रीमियम भरने की तारीख़',
  'You are usually still covered. The insurer deducts the unpaid premium from a claim. Check your policy.':
    'इस दिन तक आम तौर पर कवर चलता रहता है। दावा हो, तो कंपनी बकाया प्रीमियम उसमें से काटती है। अपनी पॉलिसी देखें।',
  'Name of the insurer and the policy number': 'बीमा कंपनी का नाम और पॉलिसी नंबर',
  'Date of the last premium paid, and how often you pay':
    'पिछला प्रीमियम किस तारीख़ को भरा गया, और प्रीमियम कितनी बार भरा जाता है',
  'The first page of the policy: its kind, and the day it started':
    'पॉलिसी का पहला पेज: उसका प्रकार, और शुरू होने का दिन',
  'Not due yet': 'अभी समय है',
  'GST on an individual or family policy is {0}. If the notice adds tax, ask the insurer why.':
    'अकेले व्यक्ति या परिवार की पॉलिसी पर GST {0} है। नोटिस में टैक्स जुड़ा हो, तो कंपनी से कारण पूछें।',
  'The next premium is due on {0}. There is nothing to do today.':
    'अगला प्रीमियम {0} को भरना है। आज कुछ नहीं करना है।',
  'Check that nominee, address and phone number are still right.':
    'देख लें कि नॉमिनी, पता और फ़ोन नंबर अब भी सही हैं।',
  'If the bank account changed, give the insurer a new mandate now.':
    'बैंक खाता बदला हो, तो कंपनी को अभी नया मैंडेट दें।',
  'Your car is covered until the time printed for {0}. Renew before that minute, not after it.':
    'आपकी कार का कवर {0} के लिए छपे समय तक है। उस मिनट से पहले रिन्यू कराएँ, बाद में नहीं।',
  'Cover ends at the time printed on the policy': 'कवर पॉलिसी पर छपे समय पर ख़त्म होता है',
  'No claim is paid for anything after this minute, neither for your vehicle nor for other people.':
    'इस मिनट के बाद जो भी हो, उसका कोई दावा नहीं मिलता: न आपकी गाड़ी का, न दूसरे लोगों का।',
  'These days save the bonus and nothing else. There is no cover at all in them.':
    'ये दिन केवल बोनस बचाते हैं, और कुछ नहीं। इनमें कोई कवर नहीं होता।',
  'On {0}: cover ends at the time printed on the policy':
    '{0} को: कवर पॉलिसी पर छपे समय पर ख़त्म होता है',
  'Not insured, and the bonus is lost: renew before you ride':
    'बीमा नहीं है, और बोनस चला गया: चलाने से पहले रिन्यू कराएँ',
  'The policy ended over a year ago. The bonus could be kept until {0}. You need a new policy, after an inspection and on fresh terms.':
    'पॉलिसी ख़त्म हुए एक साल से ज़्यादा हुआ। बोनस {0} तक बच सकता था। अब नई पॉलिसी लेनी होगी, गाड़ी की जाँच के बाद और नई शर्तों पर।',
  'Renew third-party cover today, even if own damage takes longer.':
    'थर्ड पार्टी कवर आज ही रिन्यू कराएँ, चाहे अपनी गाड़ी के नुकसान के कवर में ज़्यादा समय लगे।',
  'Cover ended at the time printed on the policy': 'कवर पॉलिसी पर छपे समय पर ख़त्म हुआ',
  'Renew third-party cover today, even if own damage takes longer. Pay the insurer itself: [its site](/insurance-companies), its app, its branch. Never pay into a person’s account.':
    'थर्ड पार्टी कवर आज ही रिन्यू कराएँ, चाहे अपनी गाड़ी के नुकसान के कवर में ज़्यादा समय लगे। पैसे बीमा कंपनी को ही दें: [उसकी साइट](/insurance-companies), उसका ऐप, उसकी शाखा। किसी व्यक्ति के खाते में कभी नहीं।',
  'Ask for a quotation and an inspection of own damage. Say truthfully since when there was no cover.':
    'अपनी गाड़ी के नुकसान के कवर के लिए कोटेशन और गाड़ी की जाँच माँगें। सच बताएँ कि कवर कब से नहीं था।',
  'Your own two-wheeler is covered until the time printed for {0}. Third-party cover goes on after that, to its own date.':
    'आपके अपने दोपहिया का कवर {0} के लिए छपे समय तक है। थर्ड पार्टी कवर उसके बाद भी चलता है, अपनी तारीख़ तक।',
  'Renew by {0} and there is usually no inspection, no gap and no loss of bonus. After the time printed on the policy there is no cover at all.':
    '{0} तक रिन्यू करा लें, तो आम तौर पर न गाड़ी की जाँच होती है, न कवर टूटता है, न बोनस जाता है। पॉलिसी पर छपे समय के बाद कोई कवर नहीं होता।',
  'Check the IDV, the bonus and the add-ons on the notice.': 'नोटिस में IDV, बोनस और ऐड-ऑन देखें।',
  'State the bonus truthfully if you change insurer, and whether you claimed.':
    'कंपनी बदलें, तो बोनस सच-सच बताएँ, और यह भी कि दावा किया था या नहीं।',
  'Own damage is not due yet': 'अपनी गाड़ी के नुकसान का कवर: अभी समय है',
  'Read the third-party date on the schedule and put it into your calendar: you may drive while that part runs.':
    'अनुसूची पर थर्ड पार्टी की तारीख़ पढ़ें और अपने कैलेंडर में डालें: जब तक वह हिस्सा चल रहा है, गाड़ी चलाई जा सकती है।',
  'Own-damage cover ends at the time printed': 'अपनी गाड़ी के नुकसान का कवर छपे समय पर ख़त्म होता है',
  'It has a date of its own on the schedule. People you hurt are paid until then.':
    'अनुसूची पर इसकी तारीख़ अलग है। जिन्हें आपकी गाड़ी से चोट लगे, उन्हें तब तक पैसा मिलता है।',
  'After it an accident, a flood, a fire or a theft of your own two-wheeler is at your own cost. Third party is not touched.':
    'इसके बाद दुर्घटना, बाढ़, आग या चोरी से आपके अपने दोपहिया का नुकसान हो, तो ख़र्च आपका है। थर्ड पार्टी पर कोई असर नहीं।',
  'Your own car is covered until the time printed for {0}. Third-party cover goes on after that, to its own date.':
    'आपकी अपनी कार का कवर {0} के लिए छपे समय तक है। थर्ड पार्टी कवर उसके बाद भी चलता है, अपनी तारीख़ तक।',
  'After it an accident, a flood, a fire or a theft of your own car is at your own cost. Third party is not touched.':
    'इसके बाद दुर्घटना, बाढ़, आग या चोरी से आपकी अपनी कार का नुकसान हो, तो ख़र्च आपका है। थर्ड पार्टी पर कोई असर नहीं।',
  'Own damage has ended: your own car is not covered':
    'अपनी गाड़ी के नुकसान का कवर ख़त्म हुआ: आपकी अपनी कार कवर नहीं है',
  'It ended yesterday. Damage to your own car and its theft are not covered now. While third-party cover runs you may drive, and people you hurt are paid. Renew own damage today: the days until {0} save the no-claim bonus and nothing else.':
    'वह कल ख़त्म हुआ। आपकी अपनी कार का नुकसान और उसकी चोरी अब कवर नहीं हैं। थर्ड पार्टी कवर जब तक चल रहा है, गाड़ी चलाई जा सकती है, और जिन्हें चोट लगे, उन्हें पैसा मिलता है। अपनी गाड़ी के नुकसान का कवर आज ही रिन्यू कराएँ: {0} तक के दिन केवल नो-क्लेम बोनस बचाते हैं, और कुछ नहीं।',
  'Renew own damage today.': 'अपनी गाड़ी के नुकसान का कवर आज ही रिन्यू कराएँ।',
  'Own-damage cover ended at the time printed': 'अपनी गाड़ी के नुकसान का कवर छपे समय पर ख़त्म हुआ',
  'Read the third-party date on the schedule and put it into your [calendar](#save): you may drive while that part runs.':
    'अनुसूची पर थर्ड पार्टी की तारीख़ पढ़ें और अपने [कैलेंडर](#save) में डालें: जब तक वह हिस्सा चल रहा है, गाड़ी चलाई जा सकती है।',
  'Renew own damage today. Ask for own-damage cover beside your third-party policy, from that insurer or another. Keep the third-party policy ready.':
    'अपनी गाड़ी के नुकसान का कवर आज ही रिन्यू कराएँ। थर्ड पार्टी पॉलिसी के साथ यह कवर उसी कंपनी से या किसी और से माँगें। थर्ड पार्टी पॉलिसी तैयार रखें।',
  'See whether the owner-driver’s accident cover ends with it: look for its date as well.':
    'देखें कि मालिक-ड्राइवर का दुर्घटना कवर भी इसी के साथ ख़त्म होता है या नहीं: उसकी तारीख़ भी खोजें।',
  'in {0} days': '{0} दिन बाद',
  'Third party has ended too? Keep it parked until the new policy starts.':
    'थर्ड पार्टी भी ख़त्म हो चुकी है? नई पॉलिसी शुरू होने तक गाड़ी खड़ी रखें।',
  'Last day that keeps the no-claim bonus': 'नो-क्लेम बोनस बचाने का आख़िरी दिन',
  'The no-claim bonus is lost': 'नो-क्लेम बोनस चला जाता है',
  'Third party has ended too? Keep it parked until the new policy starts. Driving without third-party cover is an offence (a fine of {0} the first time, imprisonment up to {1} months, or both), and you would pay an injured person yourself.':
    'थर्ड पार्टी भी ख़त्म हो चुकी है? नई पॉलिसी शुरू होने तक गाड़ी खड़ी रखें। थर्ड पार्टी कवर के बिना चलाना अपराध है (पहली बार {0} का जुर्माना, {1} महीने तक की जेल, या दोनों), और घायल व्यक्ति का पैसा भी आपको ख़ुद भरना होगा।',
  'Third party alone costs {0} to {1} a year by engine size, before {2} GST, at every insurer: [work out yours](/car-insurance/third-party-premium-calculator).':
    'केवल थर्ड पार्टी की कीमत, इंजन के आकार के हिसाब से, साल में {0} से {1} है, {2} GST से पहले, हर बीमा कंपनी में: [अपनी रकम देखें](/car-insurance/third-party-premium-calculator)।',
  'work out yours': 'अपनी रकम देखें',
  'Registration number and the last policy': 'गाड़ी का नंबर और पिछली पॉलिसी',
  'Bonus on that policy, and whether you claimed this year':
    'उस पॉलिसी का बोनस, और इस साल दावा किया या नहीं',
  'Changes since then: a gas kit, a new owner, a new address':
    'उसके बाद के बदलाव: गैस किट, नया मालिक, नया पता',
  'A valid pollution certificate, if the insurer asks for it':
    'मान्य प्रदूषण प्रमाणपत्र, अगर बीमा कंपनी माँगे',
  'Third party alone costs {0} to {1} a year by engine size, before {2} GST, at every insurer: [work out yours](/bike-insurance/third-party-premium-calculator).':
    'केवल थर्ड पार्टी की कीमत, इंजन के आकार के हिसाब से, साल में {0} से {1} है, {2} GST से पहले, हर बीमा कंपनी में: [अपनी रकम देखें](/bike-insurance/third-party-premium-calculator)।',
  'Look at both dates on the schedule: own damage and third party may end on different days.':
    'अनुसूची पर दोनों तारीख़ें देखें: अपनी गाड़ी का नुकसान और थर्ड पार्टी का अलग-अलग दिन ख़त्म होना मुमकिन है।',
  'You start again without it.': 'उसके बिना फिर से शुरुआत होती है।',
  'Keep it parked until the new policy starts.': 'नई पॉलिसी शुरू होने तक गाड़ी खड़ी रखें।',
  'Third party alone costs {0} to {1} a year by engine size, before {2} GST, at every insurer: work out yours.':
    'केवल थर्ड पार्टी की कीमत, इंजन के आकार के हिसाब से, साल में {0} से {1} है, {2} GST से पहले, हर बीमा कंपनी में: अपनी रकम देखें।',
  'Keep it parked until the new policy starts. Driving without third-party cover is an offence (a fine of {0} the first time, imprisonment up to {1} months, or both), and you would pay an injured person yourself.':
    'नई पॉलिसी शुरू होने तक गाड़ी खड़ी रखें। थर्ड पार्टी कवर के बिना चलाना अपराध है (पहली बार {0} का जुर्माना, {1} महीने तक की जेल, या दोनों), और घायल व्यक्ति का पैसा भी आपको ख़ुद भरना होगा।',
  'These days save the bonus and nothing else. There is no own-damage cover in them.':
    'ये दिन केवल बोनस बचाते हैं, और कुछ नहीं। इनमें अपनी गाड़ी के नुकसान का कवर नहीं होता।',
  'No-claim bonus kept until': 'नो-क्लेम बोनस बचा है, इस तारीख़ तक',
  'Expect an inspection before own-damage cover starts: many insurers take a video, or a surveyor comes to you.':
    'अपनी गाड़ी के नुकसान का कवर शुरू होने से पहले गाड़ी की जाँच होगी, यह मानकर चलें: कई कंपनियाँ वीडियो लेती हैं, या सर्वेयर आपके पास आता है।',
  'Car policy. A part of the policy ended on {0}': 'कार पॉलिसी। पॉलिसी का एक हिस्सा {0} को ख़त्म हुआ',
  'Part or all of your cover ended {0} days ago. Find the last day of “third party” or “liability” on the policy: drive or ride only until then. If own damage ended, the no-claim bonus is kept until {1}.':
    'आपके कवर का एक हिस्सा {0} दिन पहले ख़त्म हुआ, या पूरा कवर। पॉलिसी पर देखने की पंक्ति है “third party” (थर्ड पार्टी) या “liability” (लायबिलिटी) का आख़िरी दिन: जब तक वह चल रहा हो, तभी गाड़ी चलाएँ। अगर अपनी गाड़ी के नुकसान का कवर ख़त्म हुआ, तो नो-क्लेम बोनस {1} तक बचा रहता है।',
  'Open the schedule of the policy and find two periods of insurance: “own damage”, and “third party” or “liability”.':
    'पॉलिसी की अनुसूची खोलें और बीमे की दो अवधियाँ खोजें: “own damage” (अपनी गाड़ी का नुकसान), और “third party” (थर्ड पार्टी) या “liability” (लायबिलिटी)।',
  'Third party still runs? Then you may drive, and only your own car is without cover.':
    'थर्ड पार्टी अब भी चल रही है? तब गाड़ी चलाई जा सकती है, और केवल आपकी अपनी कार बिना कवर के है।',
  'A part of the cover ended, or all of it': 'कवर का एक हिस्सा ख़त्म हुआ, या पूरा कवर',
  'With a new car third party is sold for {0} years and own damage usually for one year, so the two may end years apart.':
    'नई कार के साथ थर्ड पार्टी {0} साल की बिकती है और अपनी गाड़ी का नुकसान आम तौर पर एक साल का, इसलिए दोनों के ख़त्म होने में सालों का फ़र्क हो सकता है।',
  'If own damage ended on your date. These days save the bonus and nothing else. There is no own-damage cover in them.':
    'अगर आपकी तारीख़ पर अपनी गाड़ी के नुकसान का कवर ख़त्म हुआ। ये दिन केवल बोनस बचाते हैं, और कुछ नहीं। इनमें अपनी गाड़ी के नुकसान का कवर नहीं होता।',
  'If own damage ended on your date. You start again without it.':
    'अगर आपकी तारीख़ पर अपनी गाड़ी के नुकसान का कवर ख़त्म हुआ। बोनस के बिना फिर से शुरुआत होती है।',
  'Open the schedule of the policy and find two periods of insurance: “own damage”, and “third party” or “liability”. One date only? Then all of that policy ends on it.':
    'पॉलिसी की अनुसूची खोलें और बीमे की दो अवधियाँ खोजें: “own damage” (अपनी गाड़ी का नुकसान), और “third party” (थर्ड पार्टी) या “liability” (लायबिलिटी)। केवल एक तारीख़ है? तब पूरी पॉलिसी उसी दिन ख़त्म होती है।',
  'Two-wheeler policy. A part of the policy ended on {0}':
    'दोपहिया पॉलिसी। पॉलिसी का एक हिस्सा {0} को ख़त्म हुआ',
  'Part or all of your cover ended yesterday. Find the last day of “third party” or “liability” on the policy: drive or ride only until then. If own damage ended, the no-claim bonus is kept until {0}.':
    'आपके कवर का एक हिस्सा कल ख़त्म हुआ, या पूरा कवर। पॉलिसी पर देखने की पंक्ति है “third party” (थर्ड पार्टी) या “liability” (लायबिलिटी) का आख़िरी दिन: जब तक वह चल रहा हो, तभी गाड़ी चलाएँ। अगर अपनी गाड़ी के नुकसान का कवर ख़त्म हुआ, तो नो-क्लेम बोनस {0} तक बचा रहता है।',
  'Third party still runs? Then you may drive, and only your own two-wheeler is without cover.':
    'थर्ड पार्टी अब भी चल रही है? तब दोपहिया चलाया जा सकता है, और केवल आपका अपना दोपहिया बिना कवर के है।',
  'With a new two-wheeler third party is sold for {0} years and own damage usually for one year, so the two may end years apart.':
    'नए दोपहिया के साथ थर्ड पार्टी {0} साल की बिकती है और अपनी गाड़ी का नुकसान आम तौर पर एक साल का, इसलिए दोनों के ख़त्म होने में सालों का फ़र्क हो सकता है।',
  'Something ends today: look which part, and at what time':
    'आज कुछ ख़त्म हो रहा है: देखें कौन सा हिस्सा, और किस समय',
  'The policy prints the minute, and a date for each part. Renew before it. Once that minute has passed, drive only if you have seen that third party runs on.':
    'पॉलिसी पर मिनट छपा है, और हर हिस्से की तारीख़। उससे पहले रिन्यू कराएँ। वह मिनट बीत जाए, तो तभी चलाएँ जब आपने देख लिया हो कि थर्ड पार्टी आगे चल रही है।',
  'A part of the cover ends, or all of it': 'कवर का एक हिस्सा ख़त्म होता है, या पूरा कवर',
  'Renew by {0} whichever part it is. If third party ends, you may not drive after the time printed; if only own damage ends, you may.':
    'कोई भी हिस्सा हो, {0} तक रिन्यू कराएँ। थर्ड पार्टी कवर ख़त्म हो, तो छपे हुए समय के बाद गाड़ी नहीं चलाई जा सकती; केवल अपनी गाड़ी के नुकसान का कवर ख़त्म हो, तो चलाई जा सकती है।',
  'Choose that part below the heading, for dates that fit.':
    'शीर्षक के नीचे वह हिस्सा चुनें, तब तारीख़ें ठीक बैठेंगी।',
  'Something ends on {0}. Whether you may drive after it depends on which part that is: look it up now, while there is time.':
    '{0} को कुछ ख़त्म होता है। उसके बाद गाड़ी चलाई जा सकती है या नहीं, यह इस पर है कि कौन सा हिस्सा है: अभी देख लें, जब तक समय है।',
  'Ask for the revival quotation': 'दोबारा चालू कराने का कोटेशन माँगें',
  'the discontinued fund': 'बंद पॉलिसियों का फ़ंड',
  'First unpaid premium was due on': 'पहला न भरा प्रीमियम इस तारीख़ को देना था',
  'Revival quotation for life policy': 'दोबारा चालू कराने का कोटेशन, जीवन बीमा पॉलिसी',
  'First unpaid premium due on': 'पहला न भरा प्रीमियम देने की तारीख़:',
  'Please tell me in writing:': 'मुझे लिखित में बताएँ:',
  '– whether the policy can be revived, and until which day;':
    '– क्या पॉलिसी दोबारा चालू हो सकती है, और किस दिन तक;',
  '– the premiums due, the interest and every other charge;':
    '– बकाया प्रीमियम, ब्याज और बाकी हर शुल्क;',
  '– the health papers that you need, and who pays for a medical test;':
    '– सेहत के कौन से काग़ज़ चाहिए, और मेडिकल जाँच का ख़र्च कौन देता है;',
  '– the fund value today, the fund it is in, and the charge taken since the unpaid premium;':
    '– आज का फ़ंड मूल्य, पैसा किस फ़ंड में है, और प्रीमियम न भरे जाने के बाद से कटा शुल्क;',
  '– the day on which the fund is paid if I do not revive, and if I ask to revive and then do not;':
    '– फ़ंड का पैसा किस दिन मिलता है: पॉलिसी दोबारा चालू न कराने पर, और चालू कराने का अनुरोध करके फिर न कराने पर;',
  '– the state of the policy today, and its cover.': '– आज पॉलिसी की स्थिति, और उसका कवर।',
  'This letter is a question. It is no surrender, and I have not decided yet.':
    'यह चिट्ठी एक सवाल है। यह पॉलिसी सरेंडर करना नहीं है, और मेरा फ़ैसला अभी बाकी है।',
  '– any sum that is due to me without a revival;':
    '– दोबारा चालू न कराने पर मुझे मिलने वाली कोई भी रकम;',
  '– the paid-up sum and the day it is paid, and both surrender values today, guaranteed and special;':
    '– पेड-अप रकम और वह किस दिन मिलती है, और आज के दोनों सरेंडर मूल्य, गारंटी वाला और विशेष;',
  'its site': 'उसकी साइट',
  'Pay the insurer itself: [its site](/insurance-companies), its app, its branch. Never pay into a person’s account.':
    'पैसे बीमा कंपनी को ही दें: [उसकी साइट](/insurance-companies), उसका ऐप, उसकी शाखा। किसी व्यक्ति के खाते में कभी नहीं।',
  'Renew third-party cover today. Pay the insurer itself: [its site](/insurance-companies), its app, its branch. Never pay into a person’s account.':
    'थर्ड पार्टी कवर आज ही रिन्यू कराएँ। पैसे बीमा कंपनी को ही दें: [उसकी साइट](/insurance-companies), उसका ऐप, उसकी शाखा। किसी व्यक्ति के खाते में कभी नहीं।',
  'When the new policy comes, check names, dates and sums the same day.':
    'नई पॉलिसी आए, तो नाम, तारीख़ें और रकमें उसी दिन जाँच लें।',
  'Pay the instalment today. Pay the insurer itself: [its site](/insurance-companies), its app, its branch. Never pay into a person’s account.':
    'किस्त आज ही भरें। पैसे बीमा कंपनी को ही दें: [उसकी साइट](/insurance-companies), उसका ऐप, उसकी शाखा। किसी व्यक्ति के खाते में कभी नहीं।',
  'You are here': 'आप यहाँ हैं',
  'You can give the policy back': 'पॉलिसी लौटाई जा सकती है',
  'The free look is over': 'फ़्री लुक ख़त्म हो चुका है',
  'You receive the policy': 'पॉलिसी आपको मिलती है',
  'You received the policy': 'पॉलिसी आपको मिली',
  'The days count from here. The e-mail or the courier’s message proves the day.':
    'दिन यहाँ से गिने जाते हैं। ई-मेल या कूरियर के संदेश से वह दिन साबित होता है।',
  'Last day to give it back': 'पॉलिसी लौटाने का आख़िरी दिन',
  '{0} days from receipt. Premium back, less a share for the days covered, medical tests and stamp duty. The insurer has {1} days from your request to pay.':
    'पॉलिसी मिलने से {0} दिन। जितने दिन कवर रहा उनका हिस्सा, मेडिकल जाँच और स्टांप शुल्क काटकर प्रीमियम वापस मिलता है। पैसे देने के लिए बीमा कंपनी के पास आपके अनुरोध से {1} दिन हैं।',
  'A new life policy, or a health policy of a year or more, can be given back until {0}. A policy for a vehicle or a trip cannot.':
    'नई जीवन बीमा पॉलिसी, या एक साल या उससे लंबी स्वास्थ्य पॉलिसी, {0} तक लौटाई जा सकती है। गाड़ी या यात्रा की पॉलिसी नहीं।',
  'Compare the policy with what you were told: sum, premium, years, your health answers.':
    'पॉलिसी को उससे मिलाएँ जो आपको बताया गया था: बीमा राशि, प्रीमियम, साल, सेहत के बारे में आपके जवाब।',
  'To give it back, write to the insurer by {0} and keep the proof of the day.':
    'लौटानी हो, तो {0} तक बीमा कंपनी को लिखें और उस दिन का सबूत रखें।',
  'The last day to give it back was {0}.': 'लौटाने का आख़िरी दिन {0} था।',
  'Promised something else? [Complain to the insurer](/faqs#faqs-seller-misled-me).':
    'बात कुछ और बताई गई थी? [बीमा कंपनी से शिकायत करें](/faqs#faqs-seller-misled-me)।',
  'Health: you may cancel with {0} days of notice. Life: ask for the surrender value before you stop paying.':
    'स्वास्थ्य पॉलिसी: {0} दिन पहले सूचना देकर रद्द की जा सकती है। जीवन बीमा: प्रीमियम बंद करने से पहले सरेंडर वैल्यू पूछें।',
  'Proof of the day on which you received it': 'पॉलिसी मिलने के दिन का सबूत',
  'Give a new policy back: the last day of the free look': 'नई पॉलिसी लौटाना: फ़्री लुक का आख़िरी दिन',
  'Find your last day': 'अपना आख़िरी दिन देखें',
  'Enter the day you received the policy. You see the last day to give it back, also as a calendar entry.':
    'वह दिन लिखें जब पॉलिसी मिली। लौटाने का आख़िरी दिन दिखेगा, कैलेंडर के लिए भी।',
  'This travel cover has ended': 'यात्रा का यह कवर ख़त्म हो चुका है',
  'It ended {0} days ago and cannot be renewed. Claims for what happened before that day can still be made.':
    'यह {0} दिन पहले ख़त्म हुआ और रिन्यू नहीं हो सकता। उस दिन से पहले जो हुआ, उसका दावा अब भी हो सकता है।',
  'Still abroad? Ask your insurer at once what it can do.':
    'अब भी विदेश में हैं? बीमा कंपनी से तुरंत पूछें कि वह क्या कर सकती है।',
  'Going again? Buy a new policy before you leave.': 'फिर जाना है? निकलने से पहले नई पॉलिसी ख़रीदें।',
  'Cover ended': 'कवर ख़त्म हुआ',
  'A single-trip policy is not renewed. It can at most be extended, before this day.':
    'एक यात्रा की पॉलिसी रिन्यू नहीं होती। ज़्यादा से ज़्यादा उसे इस दिन से पहले बढ़ाया जा सकता है।',
  'Still abroad? Ask your insurer at once what it can do. A new policy from there is often not possible.':
    'अब भी विदेश में हैं? बीमा कंपनी से तुरंत पूछें कि वह क्या कर सकती है। वहाँ से नई पॉलिसी अक्सर नहीं मिलती।',
  'Policy number and insurer': 'पॉलिसी नंबर और बीमा कंपनी',
  'Country, dates and ages of everyone travelling': 'देश, तारीख़ें और यात्रा करने वाले हर व्यक्ति की आयु',
  'Your travel cover': 'आपका यात्रा कवर',
  'A policy for one trip ends with {0} and is not renewed. If the trip grows longer, ask the insurer to extend it before that day.':
    'एक यात्रा की पॉलिसी {0} को ख़त्म होती है और रिन्यू नहीं होती। यात्रा लंबी हो जाए, तो उस दिन से पहले कंपनी से उसे बढ़ाने को कहें।',
  'Need more days? Write to the insurer now, with the new date of return.':
    'और दिन चाहिए? बीमा कंपनी को अभी लिखें, लौटने की नई तारीख़ के साथ।',
  'A yearly policy for many trips is bought again: do it before the next trip starts.':
    'कई यात्राओं की सालाना पॉलिसी फिर से ख़रीदी जाती है: अगली यात्रा शुरू होने से पहले ख़रीदें।',
  'Cover ends': 'कवर ख़त्म',
  'It ended over a year ago and cannot be renewed. Claims for what happened before that day can still be made.':
    'यह एक साल से ज़्यादा पहले ख़त्म हुआ और रिन्यू नहीं हो सकता। उस दिन से पहले जो हुआ, उसका दावा अब भी हो सकता है।',
  'Each day until the insurer accepts a revival is a day without life cover. Revive, or write to the insurer that you will, by {0}: the lock-in ends the day after, and without your choice the fund is then paid. The policy is not lapsed and not paid-up but _discontinued_: the days to pay ended on {1} inside the lock-in. The fund value, less a capped charge, is in the discontinued fund and earns at least {2} a year there.':
    'जब तक कंपनी दोबारा चालू करना मंज़ूर न करे, हर दिन जीवन बीमे के कवर के बिना है। {0} तक पॉलिसी दोबारा चालू कराएँ, या कंपनी को लिखकर दें कि चालू करानी है: अगले दिन लॉक-इन पूरा होता है, और आपने कुछ न चुना हो, तो तब फ़ंड का पैसा मिल जाता है। पॉलिसी न लैप्स है, न पेड-अप, बल्कि _बंद_ (डिस्कंटिन्यूड) है: प्रीमियम भरने की मोहलत {1} को ख़त्म हुई, लॉक-इन के अंदर। फ़ंड मूल्य, तय सीमा वाला शुल्क काटकर, बंद पॉलिसियों के फ़ंड में है और वहाँ साल में कम से कम {2} कमाता है।',
  'Last day to revive, or to write that you will':
    'आख़िरी दिन: दोबारा चालू कराएँ, या लिखकर दें कि चालू करानी है',
  'The lock-in ends the day after. Without your choice the fund is paid then, and nothing is left to revive.':
    'लॉक-इन अगले दिन पूरा होता है। आपने कुछ न चुना हो, तो तब फ़ंड का पैसा मिल जाता है, और दोबारा चालू कराने को कुछ नहीं बचता।',
  'Last day to revive, if you chose to before the lock-in ended':
    'लॉक-इन पूरा होने से पहले आपने दोबारा चालू कराना चुना हो, तो उसका आख़िरी दिन',
  'Otherwise the fund is paid when the lock-in ends, and nothing is left to revive.':
    'न चुना हो, तो लॉक-इन पूरा होने पर फ़ंड का पैसा मिल जाता है, और दोबारा चालू कराने को कुछ नहीं बचता।',
  'The time to revive has ended. The fund is paid on {0}':
    'दोबारा चालू कराने का समय ख़त्म। फ़ंड का पैसा {0} को मिलता है',
  'The last day to revive was {0}: {1} years from {2}, when the first unpaid premium was due. Life cover has been off since {3}. The fund value, less a capped charge, is in the discontinued fund and earns at least {4} a year there. It is paid when the lock-in ends, on {5}.':
    'दोबारा चालू कराने का आख़िरी दिन {0} था: पहला न भरा प्रीमियम {2} को देना था, उससे {1} साल। {3} से जीवन बीमे का कवर नहीं है। फ़ंड मूल्य, तय सीमा वाला शुल्क काटकर, बंद पॉलिसियों के फ़ंड में है और वहाँ साल में कम से कम {4} कमाता है। यह पैसा लॉक-इन पूरा होने पर मिलता है, {5} को।',
  'Ask the insurer in writing for the value of the discontinued fund and for the day on which it pays.':
    'कंपनी से लिखकर पूछें कि बंद पॉलिसियों के फ़ंड में कितना मूल्य है, और वह पैसा किस दिन देगी।',
  'Check that it has your present bank account and address.':
    'देख लें कि कंपनी के पास आपका आज का बैंक खाता और पता है।',
  'See now whether the payout is taxed.': 'अभी देख लें कि मिलने वाली रकम पर टैक्स लगता है या नहीं।',
  'See now [whether the payout is taxed](/investment-plans/maturity-tax-calculator).':
    'अभी देख लें कि [मिलने वाली रकम पर टैक्स लगता है या नहीं](/investment-plans/maturity-tax-calculator)।',
  'whether the payout is taxed': 'मिलने वाली रकम पर टैक्स लगता है या नहीं',
  'Whether the payout is taxed:': 'मिलने वाली रकम पर टैक्स लगता है या नहीं:',
  'The lock-in is over: the fund is due, unless you chose to revive':
    'लॉक-इन पूरा: फ़ंड का पैसा मिलना चाहिए, अगर आपने दोबारा चालू कराना न चुना हो',
  'The policy was discontinued, and its lock-in ended on {0}. If you never told the insurer that you want to revive, the fund was payable that day, with at least {1} a year, and the policy has ended. If you did, the last day to revive is {2}.':
    'पॉलिसी बंद (डिस्कंटिन्यूड) हुई, और उसका लॉक-इन {0} को पूरा हुआ। आपने कंपनी को कभी न बताया हो कि पॉलिसी दोबारा चालू करानी है, तो फ़ंड का पैसा उसी दिन मिलना था, साल में कम से कम {1} की कमाई के साथ, और पॉलिसी ख़त्म हो चुकी है। बताया हो, तो दोबारा चालू कराने का आख़िरी दिन {2} है।',
  'Ask the insurer in writing which of the two it has on record, and for the fund value.':
    'कंपनी से लिखकर पूछें कि इन दोनों में से उसके रिकॉर्ड में क्या है, और फ़ंड मूल्य कितना है।',
  'No money, and you never chose to revive? Ask for it now, and complain if nothing comes.':
    'पैसा नहीं मिला, और दोबारा चालू कराना आपने कभी नहीं चुना? अभी माँगें, और न मिले, तो शिकायत करें।',
  'No money, and you never chose to revive? Ask for it now, and [complain](/grievance-redressal) if nothing comes.':
    'पैसा नहीं मिला, और दोबारा चालू कराना आपने कभी नहीं चुना? अभी माँगें, और न मिले, तो [शिकायत करें](/grievance-redressal)।',
  'The lock-in and the time to revive are over: the fund is due to you':
    'लॉक-इन और दोबारा चालू कराने का समय, दोनों पूरे: फ़ंड का पैसा आपको मिलना है',
  'The last day to revive was {0}, {1} years from {2}, when the first unpaid premium was due. The lock-in ended on {3}. The discontinued fund, which had to earn at least {4} a year, is payable to you.':
    'दोबारा चालू कराने का आख़िरी दिन {0} था: पहला न भरा प्रीमियम {2} को देना था, उससे {1} साल। लॉक-इन {3} को पूरा हुआ। बंद पॉलिसी का फ़ंड, जिसे साल में कम से कम {4} कमाना था, आपको मिलना है।',
  'The last day to revive, or to write that you would, was {0}: the lock-in ended the day after. The discontinued fund, which had to earn at least {1} a year, is payable to you.':
    '{0} तक दोबारा चालू कराना था, या लिखकर देना था कि चालू करानी है: लॉक-इन अगले दिन पूरा हुआ। बंद पॉलिसी का फ़ंड, जिसे साल में कम से कम {1} कमाना था, आपको मिलना है।',
  'Look whether it has come to your bank account.': 'देख लें कि पैसा आपके बैंक खाते में आया या नहीं।',
  'Look whether it has come to your bank account. If not, ask the insurer in writing for the sum, the day and the reason.':
    'देख लें कि पैसा आपके बैंक खाते में आया या नहीं। नहीं आया, तो कंपनी से लिखकर पूछें: रकम कितनी है, किस दिन मिलेगी, और अब तक क्यों नहीं मिली।',
  'For a late payment the insurer owes interest: bank rate plus {0} percentage points.':
    'भुगतान में देरी हो, तो कंपनी को ब्याज देना होता है: बैंक दर से {0} प्रतिशत अंक ज़्यादा।',
  'Nothing comes? Complain, with the dates of this page.':
    'पैसा नहीं आता? शिकायत करें, इस पेज की तारीख़ों के साथ।',
  'Nothing comes? [Complain](/grievance-redressal), with the dates of this page.':
    'पैसा नहीं आता? [शिकायत करें](/grievance-redressal), इस पेज की तारीख़ों के साथ।',
  'The full cover ends': 'पूरा कवर ख़त्म होता है',
  'From {0}: the full cover ends': '{0} से: पूरा कवर ख़त्म होता है',
  'The time to revive ended on {0}: ask for the fund':
    'दोबारा चालू कराने का समय {0} को ख़त्म हुआ: फ़ंड का पैसा माँगें',
  'The first unpaid premium was due on {0}, and {1} years are over. The lock-in ended on {2}, so on surrender you are paid the fund value, with no charge for leaving. The insurer may have ended the policy already.':
    'पहला न भरा प्रीमियम {0} को देना था, और {1} साल निकल चुके हैं। लॉक-इन {2} को पूरा हुआ, इसलिए सरेंडर करने पर फ़ंड मूल्य मिलता है, निकलने का कोई शुल्क नहीं। हो सकता है कि कंपनी पॉलिसी पहले ही ख़त्म कर चुकी हो।',
  'Ask the insurer in writing whether the policy still runs, and for the fund value.':
    'कंपनी से लिखकर पूछें कि पॉलिसी अब भी चल रही है या नहीं, और फ़ंड मूल्य कितना है।',
  'Has it ended and no money come? Ask for the sum and the day, and complain if nothing comes.':
    'पॉलिसी ख़त्म हो गई और पैसा नहीं आया? पूछें कि रकम कितनी है और किस दिन मिलेगी, और न मिले, तो शिकायत करें।',
  'Has it ended and no money come? Ask for the sum and the day, and [complain](/grievance-redressal) if nothing comes.':
    'पॉलिसी ख़त्म हो गई और पैसा नहीं आया? पूछें कि रकम कितनी है और किस दिन मिलेगी, और न मिले, तो [शिकायत करें](/grievance-redressal)।',
  'See whether the payout is taxed before you surrender.':
    'सरेंडर करने से पहले देख लें कि मिलने वाली रकम पर टैक्स लगता है या नहीं।',
  'See [whether the payout is taxed](/investment-plans/maturity-tax-calculator) before you surrender.':
    'सरेंडर करने से पहले देख लें कि [मिलने वाली रकम पर टैक्स लगता है या नहीं](/investment-plans/maturity-tax-calculator)।',
  'The time to revive ended on {0}. When did the policy start?':
    'दोबारा चालू कराने का समय {0} को ख़त्म हुआ। पॉलिसी कब शुरू हुई थी?',
  'The first unpaid premium was due on {0}, and {1} years are over. If the lock-in still runs, the discontinued fund is paid when it ends; if it is over, the money is due to you on demand.':
    'पहला न भरा प्रीमियम {0} को देना था, और {1} साल निकल चुके हैं। लॉक-इन अब भी चल रहा हो, तो बंद पॉलिसी का फ़ंड उसके पूरा होने पर मिलता है; पूरा हो चुका हो, तो माँगने पर पैसा मिलना है।',
  'Ask the insurer in writing for the fund value and for the day on which it is paid.':
    'कंपनी से लिखकर पूछें कि फ़ंड मूल्य कितना है और पैसा किस दिन मिलता है।',
  'The time to revive is over for every kind of policy':
    'पॉलिसी किसी भी प्रकार की हो, दोबारा चालू कराने का समय निकल चुका है',
  'The first unpaid premium was due on {0}. The time ended on {1} for a unit-linked policy, and on {2} for any other. What you can still get depends on the kind.':
    'पहला न भरा प्रीमियम {0} को देना था। दोबारा चालू कराने का समय यूनिट-लिंक्ड पॉलिसी में {1} को ख़त्म हुआ, और बाकी पॉलिसियों में {2} को। अब क्या मिल सकता है, यह पॉलिसी के प्रकार पर है।',
  'Ask the insurer in writing what it owes you: a paid-up or surrender value, or the discontinued fund of a unit-linked policy, which had to earn at least {0} a year.':
    'कंपनी से लिखकर पूछें कि उसे आपको क्या देना है: पेड-अप रकम या सरेंडर मूल्य, या यूनिट-लिंक्ड पॉलिसी हो, तो बंद पॉलिसियों का फ़ंड, जिसे साल में कम से कम {0} कमाना था।',
  '– the kind of the policy;': '– पॉलिसी का प्रकार;',
  '– the value of the discontinued fund, or the fund value, today;':
    '– बंद पॉलिसियों के फ़ंड में आज कितना मूल्य है, या आज का फ़ंड मूल्य;',
  '– every charge taken since the unpaid premium;': '– प्रीमियम न भरे जाने के बाद से कटा हर शुल्क;',
  '– the day on which it is paid, or was paid, and to which account;':
    '– वह पैसा किस दिन मिलता है, या मिला, और किस खाते में;',
  'Please pay the fund on the day on which it is due. If that day is past, please pay it now, with the interest for the delay.':
    'फ़ंड का पैसा उसी दिन दें जिस दिन वह देना है। वह दिन बीत चुका हो, तो अभी दें, देरी के ब्याज के साथ।',
  'By your dates the premiums of {0} full years are paid.':
    'आपकी तारीख़ों के हिसाब से {0} पूरे साल के प्रीमियम भरे गए हैं।',
  'By your dates the premiums of {0} full year are paid.':
    'आपकी तारीख़ों के हिसाब से {0} पूरे साल के प्रीमियम भरे गए हैं।',
  'By your dates the premiums of less than one full year are paid.':
    'आपकी तारीख़ों के हिसाब से एक पूरे साल से कम के प्रीमियम भरे गए हैं।',
  'By your dates the premiums of {0} full years are paid. Under the rules since {1} a special surrender value takes {2} full year’s premium, a guaranteed one {3} full years’ premiums. An older policy goes by its own words.':
    'आपकी तारीख़ों के हिसाब से {0} पूरे साल के प्रीमियम भरे गए हैं। {1} से लागू नियमों में विशेष सरेंडर मूल्य के लिए {2} पूरे साल का प्रीमियम भरा होना चाहिए, गारंटी वाले सरेंडर मूल्य के लिए {3} पूरे साल का। पुरानी पॉलिसी पर उसके अपने शब्द लागू हैं।',
  'By your dates the premiums of {0} full year are paid. Under the rules since {1} a special surrender value takes {2} full year’s premium, a guaranteed one {3} full years’ premiums. An older policy goes by its own words.':
    'आपकी तारीख़ों के हिसाब से {0} पूरे साल के प्रीमियम भरे गए हैं। {1} से लागू नियमों में विशेष सरेंडर मूल्य के लिए {2} पूरे साल का प्रीमियम भरा होना चाहिए, गारंटी वाले सरेंडर मूल्य के लिए {3} पूरे साल का। पुरानी पॉलिसी पर उसके अपने शब्द लागू हैं।',
  'By your dates the premiums of less than one full year are paid. Under the rules since {0} a special surrender value takes {1} full year’s premium, a guaranteed one {2} full years’ premiums. An older policy goes by its own words.':
    'आपकी तारीख़ों के हिसाब से एक पूरे साल से कम के प्रीमियम भरे गए हैं। {0} से लागू नियमों में विशेष सरेंडर मूल्य के लिए {1} पूरे साल का प्रीमियम भरा होना चाहिए, गारंटी वाले सरेंडर मूल्य के लिए {2} पूरे साल का। पुरानी पॉलिसी पर उसके अपने शब्द लागू हैं।',
  'It ended yesterday and cannot be renewed. Claims for what happened before that day can still be made.':
    'यह कल ख़त्म हुआ और रिन्यू नहीं हो सकता। उस दिन से पहले जो हुआ, उसका दावा अब भी हो सकता है।',
  'It ended {0} days ago, and the bonus could be kept until {1}. Damage to your own car and its theft are not covered now. While third-party cover runs you may drive, and people you hurt are paid.':
    'यह {0} दिन पहले ख़त्म हुआ, और बोनस {1} तक ही बच सकता था। आपकी अपनी कार का नुकसान और चोरी अब कवर में नहीं हैं। जब तक थर्ड पार्टी कवर चल रहा है, गाड़ी चलाई जा सकती है, और आपकी गाड़ी से किसी को चोट लगे, तो उसे पैसा मिलता है।',
  'It ended over {0} years ago, and the bonus could be kept until {1}. Damage to your own car and its theft are not covered now. While third-party cover runs you may drive, and people you hurt are paid.':
    'यह {0} साल से ज़्यादा पहले ख़त्म हुआ, और बोनस {1} तक ही बच सकता था। आपकी अपनी कार का नुकसान और चोरी अब कवर में नहीं हैं। जब तक थर्ड पार्टी कवर चल रहा है, गाड़ी चलाई जा सकती है, और आपकी गाड़ी से किसी को चोट लगे, तो उसे पैसा मिलता है।',
  'It ended over {0} years ago, and the bonus could be kept until {1}. Damage to your own two-wheeler and its theft are not covered now. While third-party cover runs you may drive, and people you hurt are paid.':
    'यह {0} साल से ज़्यादा पहले ख़त्म हुआ, और बोनस {1} तक ही बच सकता था। आपके अपने दोपहिया का नुकसान और चोरी अब कवर में नहीं हैं। जब तक थर्ड पार्टी कवर चल रहा है, गाड़ी चलाई जा सकती है, और आपकी गाड़ी से किसी को चोट लगे, तो उसे पैसा मिलता है।',
  'Interest the insurer owes on a late payment:': 'देर से भुगतान पर बीमा कंपनी को देना होने वाला ब्याज:',
  'Put the date into your [calendar](#save).': 'यह तारीख़ अपने [कैलेंडर](#save) में डालें।',
  'Complain:': 'शिकायत करें:',
} as const satisfies Catalogue;
