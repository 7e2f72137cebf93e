import type { Catalogue } from '../../languages/create-translator.ts';

export const reasonPagesRefusalHindi = {
  'Health claim rejected for a pre-existing disease (PED)':
    'पहले से मौजूद बीमारी (PED) बताकर स्वास्थ्य बीमा दावा नामंज़ूर',
  'How long an insurer may refuse a pre-existing disease, from which day the months count, which paper decides, and what to write back.':
    'पहले से मौजूद बीमारी पर कंपनी कब तक मना कर सकती है, महीने किस दिन से गिने जाते हैं, किस काग़ज़ से तय होता है, और कंपनी को जवाब में क्या लिखें।',
  'Health claim rejected: the waiting period is not over':
    'स्वास्थ्य बीमा दावा नामंज़ूर: प्रतीक्षा अवधि पूरी नहीं हुई',
  'Cataract, hernia, stones or a joint: how long the wait for a listed disease may be, from which day it counts, when it does not apply, what to write.':
    'मोतियाबिंद, हर्निया, पथरी या जोड़: सूची की बीमारी की प्रतीक्षा कितनी लंबी हो सकती है, किस दिन से गिनी जाती है, कब लागू नहीं होती, और क्या लिखें।',
  'Illness not disclosed': 'बीमारी नहीं बताई',
  'Health claim rejected for non-disclosure of an illness':
    'बीमारी न बताने पर स्वास्थ्य बीमा दावा नामंज़ूर',
  'The insurer says you hid an illness in the form: after which months that no longer counts, what it must show, how courts decided, and your reply.':
    'कंपनी कहती है कि फ़ॉर्म में बीमारी छिपाई गई: कितने महीनों के बाद यह नहीं चलता, कंपनी को क्या दिखाना होता है, अदालतों ने क्या कहा, और आपका जवाब।',
  'Stay not necessary': 'भर्ती ज़रूरी नहीं',
  'Claim rejected: hospitalisation not medically necessary': 'दावा नामंज़ूर: “भर्ती होना ज़रूरी नहीं था”',
  '“Could have been treated as OPD”: what medically necessary means by the rules, which hospital notes answer it, decided cases, your letter.':
    '“इलाज OPD में हो सकता था”: नियमों में चिकित्सा की ज़रूरत का मतलब, अस्पताल के कौन से काग़ज़ इसका जवाब हैं, तय हुए मामले, और आपकी चिट्ठी।',
  'Which hospital papers should I ask for?': 'अस्पताल से कौन से काग़ज़ माँगूँ?',
  'The indoor case papers: the doctor’s note on admission, the nurses’ chart, and the list of what was given and when. They show from hour to hour what could not have been done at home. Ask the records desk of the hospital in writing, and keep the receipt.':
    'इनडोर केस पेपर: भर्ती के समय डॉक्टर का नोट, नर्सों का चार्ट, और कब क्या दिया गया, उसकी सूची। इनसे घंटे-घंटे का हाल दिखता है, जो घर पर नहीं हो सकता था। अस्पताल के रिकॉर्ड विभाग से लिखकर माँगें, और रसीद रखें।',
  'The insurer sent its own doctor’s opinion. What now?':
    'कंपनी ने अपने डॉक्टर की राय भेजी है। अब क्या करूँ?',
  'Ask for a copy, and for the name of the paper on which it rests. Give it to the treating doctor, who can answer it point by point: the signs on that day, the danger of waiting, the drip, oxygen or watch that needed a bed.':
    'उसकी कॉपी माँगें, और यह भी कि वह किस काग़ज़ पर टिकी है। उसे इलाज करने वाले डॉक्टर को दें: वे एक-एक बात का जवाब दे सकते हैं, जैसे उस दिन के लक्षण, रुकने का ख़तरा, ड्रिप, ऑक्सीजन या निगरानी, जिसके लिए बिस्तर चाहिए था।',
  'Stay under a day': 'एक दिन से कम भर्ती',
  'Health claim rejected: less than {0} hours in hospital':
    'स्वास्थ्य बीमा दावा नामंज़ूर: अस्पताल में {0} घंटे से कम',
  'Admitted for less than a day: when day-care treatment is paid without a full stay, what counts as the hours, decided cases, and what to write back.':
    'एक दिन से कम भर्ती: डे-केयर इलाज बिना पूरी भर्ती के कब मिलता है, घंटे कैसे गिने जाते हैं, तय हुए मामले, और जवाब में क्या लिखें।',
  'Room rent deduction': 'कमरे के किराए की कटौती',
  'Room rent limit: proportionate deduction from the bill':
    'कमरे के किराए की सीमा: बिल में अनुपात से कटौती',
  'The room cost more than your limit and other charges were cut too: which heads of a bill may not be cut, and how to ask for the sum and its clause.':
    'कमरा सीमा से महँगा था और दूसरे ख़र्च भी काटे गए: बिल की कौन सी मदें नहीं काटी जा सकतीं, और हर कटौती की रकम और शर्त कैसे माँगें।',
  'How is a proportionate deduction worked out?': 'अनुपात से कटौती कैसे निकाली जाती है?',
  'By the share of the room that the policy pays. An example: your limit is {0} a day and the room cost {1}, so five eighths. Doctors’ fees of {2} are then paid at {3}. Medicines of {4} are paid in full where the policy does not let them be cut.':
    'कमरे का जितना हिस्सा पॉलिसी देती है, उसी से। उदाहरण: आपकी सीमा रोज़ {0} है और कमरा {1} का था, यानी आठ में से पाँच हिस्से। तब {2} की डॉक्टर फ़ीस पर {3} मिलते हैं। {4} की दवाएँ पूरी मिलती हैं, अगर पॉलिसी उन्हें काटने नहीं देती।',
  'Does it also apply where a hospital has one price for all rooms?':
    'क्या यह वहाँ भी लागू है जहाँ सभी कमरों का एक ही दाम है?',
  'For such charges there is nothing to cut in proportion. Ask the billing desk for a letter or for the printed tariff that shows one price, and send it with your complaint. The higher rent of the room itself is still yours to pay.':
    'ऐसे ख़र्चों में अनुपात से काटने को कुछ नहीं होता। बिलिंग डेस्क से चिट्ठी या छपी दर सूची माँगें, जिसमें एक ही दाम दिखे, और उसे शिकायत के साथ भेजें। कमरे का ज़्यादा किराया फिर भी आपको देना होता है।',
  'Non-payable items cut from a health insurance claim':
    'स्वास्थ्य बीमा दावे से काटी गई न मिलने वाली चीज़ें',
  'Gloves, masks, registration fees: what the lists of non-medical items mean, which cuts to question, who else pays, what to ask for in writing.':
    'दस्ताने, मास्क, रजिस्ट्रेशन फ़ीस: ग़ैर-चिकित्सा चीज़ों की सूचियों का मतलब, किन कटौतियों पर सवाल करें, इन्हें और कौन देता है, और लिखकर क्या माँगें।',
  'How do I check each item that was cut?': 'काटी गई हर चीज़ की जाँच कैसे करूँ?',
  'Put the hospital’s bill beside the insurer’s sheet and mark every line that is missing. For each one ask for the number of the list and of the entry. A line such as “others” or “not payable” names neither, and you can ask for it again, with the sum.':
    'अस्पताल का बिल और कंपनी की शीट साथ रखें और जो पंक्ति ग़ायब हो, उस पर निशान लगाएँ। हर एक के लिए सूची और प्रविष्टि का नंबर माँगें। “others” या “not payable” जैसी पंक्ति में दोनों नहीं होते: उसे रकम के साथ दोबारा माँगें।',
  'An item was cut, but the operation is not possible without it. Is that right?':
    'जो चीज़ काटी गई, उसके बिना ऑपरेशन हो ही नहीं सकता। क्या यह सही है?',
  'Some items belong to the room or to the procedure. Ask both: the insurer for the entry, and the hospital why it billed the item on its own.':
    'कुछ चीज़ें कमरे या प्रक्रिया का हिस्सा होती हैं। दोनों से पूछें: कंपनी से सूची की प्रविष्टि, और अस्पताल से कि उसने उस चीज़ का अलग बिल क्यों बनाया।',
  'Can I avoid the deduction next time?': 'क्या अगली बार यह कटौती रुक सकती है?',
  'An add-on for consumables pays for many of them; read which lists it names. A co-payment or a limit of the room is a different cut, with its own clause. If your policy has such an add-on and the sheet ignores it, quote its name from the schedule.':
    'कंज़्यूमेबल का ऐड-ऑन इनमें से कई चीज़ें देता है; पढ़ें कि उसमें कौन सी सूचियाँ हैं। को-पेमेंट या कमरे की सीमा अलग कटौती है, उसकी अपनी शर्त होती है। पॉलिसी में ऐसा ऐड-ऑन हो और शीट में न दिखे, तो शेड्यूल से उसका नाम लिखें।',
  'Health claim rejected because of alcohol (Excl12)': 'शराब बताकर स्वास्थ्य बीमा दावा नामंज़ूर (Excl12)',
  'The hospital’s notes say “alcoholic” and the claim is refused: what the exclusion covers, who has to show the cause, decided cases, what to write.':
    'अस्पताल के नोट में “alcoholic” लिखा है और दावा नामंज़ूर: इस अपवाद में क्या आता है, कारण किसे दिखाना होता है, तय हुए मामले और क्या लिखें।',
  'The discharge summary says “known alcoholic”. Can it be corrected?':
    'डिस्चार्ज समरी में “known alcoholic” लिखा है। क्या यह सुधर सकता है?',
  'Ask the doctor who wrote it where the words come from. If they were said by somebody at the desk or copied from another paper, the hospital can add a signed note. Do not alter a paper yourself: that would be a new and worse reason.':
    'जिस डॉक्टर ने लिखा, उनसे पूछें कि ये शब्द कहाँ से आए। अगर डेस्क पर किसी ने कहा था या दूसरे काग़ज़ से उतारे गए, तो अस्पताल हस्ताक्षर के साथ नोट जोड़ सकता है। काग़ज़ ख़ुद न बदलें: वह नया और ज़्यादा बुरा कारण होगा।',
  'Told too late': 'देर से सूचना',
  'Insurance claim rejected for late intimation': 'देर से सूचना देने पर बीमा दावा नामंज़ूर',
  'Told the insurer days or weeks late: what IRDAI says about delay, the usual times for each kind of claim, cases, and what to write back.':
    'कंपनी को दिनों या हफ़्तों की देर से बताया: देरी पर IRDAI क्या कहता है, हर तरह के दावे का आम समय, दोनों तरफ़ के मामले, और जवाब में क्या लिखें।',
  'Papers missing': 'काग़ज़ नहीं मिले',
  'Insurance claim rejected for missing or late documents':
    'काग़ज़ न होने या देर से आने पर बीमा दावा नामंज़ूर',
  'The claim was closed because a paper was missing or late: why that alone is no ground, what to send in place of a lost paper, and how to reopen it.':
    'काग़ज़ न होने या देर से आने पर दावा बंद हुआ: सिर्फ़ यही कारण काफ़ी क्यों नहीं, खोए काग़ज़ की जगह क्या भेजें, और दावा फिर कैसे खुलवाएँ।',
  'The claim was “closed”, not rejected. Is that different?':
    'दावा “closed” हुआ, नामंज़ूर नहीं। क्या यह अलग है?',
  'For you it is the same: no money came. Write that the claim is still open for you, send the paper, or say why you cannot get it, and ask for a decision on the papers that they have. Ask which term of the policy lets them close it.':
    'आपके लिए बात एक ही है: पैसा नहीं आया। लिखें कि आपके लिए दावा अब भी खुला है, काग़ज़ भेजें या बताएँ कि वह क्यों नहीं मिल सकता, और जो काग़ज़ उनके पास हैं, उन पर फ़ैसला माँगें। पूछें कि पॉलिसी की किस शर्त से दावा बंद किया गया।',
  'Life: section {0}': 'जीवन बीमा: धारा {0}',
  'Death claim rejected: illness not disclosed, section {0}':
    'मृत्यु दावा नामंज़ूर: बीमारी नहीं बताई, धारा {0}',
  'A life insurance death claim refused because an illness was hidden: until when section {0} lets an insurer say so, what its letter needs, your reply.':
    'बीमारी छिपाने की बात कहकर जीवन बीमा का मृत्यु दावा नामंज़ूर: धारा {0} में कंपनी यह कब तक कह सकती है, उसकी चिट्ठी में क्या ज़रूरी है, और आपका जवाब।',
  'Other policies not named': 'दूसरी पॉलिसियाँ नहीं बताईं',
  'Term claim rejected: other life policies not disclosed':
    'टर्म दावा नामंज़ूर: दूसरी जीवन पॉलिसियाँ नहीं बताईं',
  'The proposal did not name other life cover: what two rulings of the Supreme Court say, until when the insurer may raise it, and what to ask for.':
    'प्रस्ताव फ़ॉर्म में दूसरा जीवन बीमा नहीं लिखा था: सुप्रीम कोर्ट के दो फ़ैसले क्या कहते हैं, कंपनी यह कब तक कह सकती है, और क्या माँगें।',
  'Suicide clause': 'आत्महत्या की शर्त',
  'Suicide clause: life insurance claim in the first year':
    'आत्महत्या की शर्त: पहले साल में जीवन बीमा का दावा',
  'What a life policy pays after a suicide, how long the clause runs and from which day, what is paid in any case, and what the family can ask for.':
    'आत्महत्या के बाद जीवन बीमा पॉलिसी क्या देती है, यह शर्त कितने समय और किस दिन से चलती है, हर हाल में क्या मिलता है, और परिवार क्या माँग सकता है।',
  'The police have not closed their inquiry. Must the family wait?':
    'पुलिस की जाँच अभी चल रही है। क्या परिवार को रुकना होगा?',
  'Tell the insurer now and send what there is. Ask it in writing for which paper it waits, and whether it pays the part that is not in dispute. A final report can follow.':
    'कंपनी को अभी बताएँ और जो काग़ज़ हैं, भेजें। लिखकर पूछें कि वह किस काग़ज़ का इंतज़ार कर रही है, और जिस हिस्से पर विवाद नहीं, क्या वह देगी। अंतिम रिपोर्ट बाद में भेजी जा सकती है।',
  'Does the clause also stop the payment of a loan’s life cover?':
    'क्या यह शर्त लोन के साथ मिले जीवन बीमा का पैसा भी रोकती है?',
  'A life cover that came with a loan is a policy of its own. Read its clause and its first day: often it began with the loan, later than the other policy. Ask the lender for the certificate of insurance.':
    'लोन के साथ मिला जीवन बीमा अलग पॉलिसी है। उसकी शर्त और उसका पहला दिन पढ़ें: अक्सर वह लोन के साथ, दूसरी पॉलिसी के बाद शुरू होता है। लोन देने वाले से बीमा का प्रमाणपत्र माँगें।',
  'Life insurance claim rejected: the policy had lapsed':
    'जीवन बीमा दावा नामंज़ूर: पॉलिसी बंद (लैप्स) थी',
  'A premium was missed before the death: how many days of grace still count as cover, what a revival changes, what may be due anyway.':
    'मृत्यु से पहले एक प्रीमियम छूटा: छूट के कितने दिन कवर माने जाते हैं, दोबारा चालू कराने से क्या बदलता है, हर हाल में क्या मिल सकता है, आपकी चिट्ठी।',
  'Car or bike claim rejected: driving licence expired':
    'कार या बाइक का दावा नामंज़ूर: ड्राइविंग लाइसेंस ख़त्म था',
  'No valid licence on the day of the accident: what an expiry, a wrong class or a learner’s licence means for own damage and for victims.':
    'दुर्घटना के दिन लाइसेंस मान्य नहीं था: ख़त्म हुए, ग़लत श्रेणी के या लर्नर लाइसेंस का अपनी गाड़ी के नुकसान और घायल लोगों के लिए क्या मतलब है।',
  'Drunk driving': 'शराब पीकर गाड़ी चलाना',
  'Car insurance claim rejected for drunk driving': 'शराब पीकर गाड़ी चलाने पर कार बीमा दावा नामंज़ूर',
  'The insurer says the driver had been drinking: what proof it needs, why no breath test is required, what others who were hurt get, and your reply.':
    'कंपनी कहती है कि ड्राइवर ने शराब पी थी: उसे क्या सबूत चाहिए, साँस की जाँच क्यों ज़रूरी नहीं, घायल हुए दूसरे लोगों को क्या मिलता है, और आपका जवाब।',
  'The police did not charge the driver. Does that settle it?':
    'पुलिस ने ड्राइवर पर केस नहीं बनाया। क्या इससे बात तय हो जाती है?',
  'It helps, and does not decide: the policy asks a question of its own. Send the FIR, the charge sheet and the record of the hospital of that night. If none of them names alcohol, say so, and ask the insurer for the paper on which it relies.':
    'इससे मदद मिलती है, पर तय नहीं होता: पॉलिसी का सवाल अलग है। उस रात की FIR, चार्जशीट और अस्पताल का रिकॉर्ड भेजें। किसी में शराब का नाम न हो, तो यह लिखें, और कंपनी से वह काग़ज़ माँगें जिस पर वह टिकी है।',
  'A friend drove my car. Am I refused as well?':
    'मेरी कार दोस्त चला रहा था। क्या मेरा दावा भी नामंज़ूर होगा?',
  'The exception looks at the person who drove, so the damage to the car may be left unpaid although you were sober. People who were hurt still turn to the tribunal. What the insurer pays there it may ask back from the owner: so see a lawyer early.':
    'यह अपवाद गाड़ी चलाने वाले को देखता है, इसलिए आप होश में हों, तब भी कार का नुकसान शायद न मिले। घायल लोग फिर भी ट्रिब्यूनल जा सकते हैं। वहाँ कंपनी जो देती है, वह मालिक से वापस माँग सकती है: इसलिए वकील से जल्दी मिलें।',
  'Theft told late': 'चोरी की देर से सूचना',
  'Stolen car or bike: claim rejected for late intimation':
    'कार या बाइक की चोरी: देर से सूचना पर दावा नामंज़ूर',
  'A theft told late to the insurer or to the police: which delay may cost the claim and which may not, two examples with dates, and what to write back.':
    'चोरी की सूचना कंपनी या पुलिस को देर से दी: किस देरी से दावा जा सकता है और किससे नहीं, तारीख़ों के साथ दो उदाहरण, और जवाब में क्या लिखें।',
  'Vehicle just bought': 'अभी ख़रीदी गाड़ी',
  'Used car claim rejected: policy in the old owner’s name':
    'पुरानी कार का दावा नामंज़ूर: पॉलिसी पिछले मालिक के नाम',
  'You bought a used car or bike and the policy still names the seller: what is covered from the sale, what needs the insurer’s entry, and your reply.':
    'आपने पुरानी कार या बाइक ख़रीदी और पॉलिसी अब भी बेचने वाले के नाम है: बिक्री के दिन से क्या कवर है, किसके लिए कंपनी की एंट्री चाहिए, और आपका जवाब।',
  'Engine and water': 'इंजन और पानी',
  'Engine damage claim rejected: water, hydrostatic lock':
    'इंजन के नुकसान का दावा नामंज़ूर: पानी, हाइड्रोस्टैटिक लॉक',
  'Flood water in the engine and the insurer calls it consequential loss: who must prove that it was started, what is paid in any case, and your letter.':
    'इंजन में बाढ़ का पानी गया और कंपनी इसे बाद का नुकसान कहती है: इंजन चालू किया गया, यह किसे साबित करना है, हर हाल में क्या मिलता है, और आपकी चिट्ठी।',
  'What should I do before the engine is opened?': 'इंजन खुलने से पहले मैं क्या करूँ?',
  'Have the car towed, not started, and keep the bill of the tow truck. Ask for the surveyor first, and for a photograph of the water line inside and of the air filter. The garage’s note on whether the engine turned belongs in the same file.':
    'कार चालू न करें, टो कराएँ, और टो का बिल रखें। पहले सर्वेयर को बुलवाएँ, और अंदर पानी के निशान और एयर फ़िल्टर की फ़ोटो लें। इंजन घूमा या नहीं, इस पर गैराज का नोट भी उसी फ़ाइल में रखें।',
  'Is an engine protection add-on paid without questions?':
    'क्या इंजन प्रोटेक्शन ऐड-ऑन में बिना सवाल पैसा मिलता है?',
  'It has a wording of its own, with its own exceptions. Read whether it speaks of water only or of leaking oil too, and whether it asks that the car was not started again. The schedule shows whether you have the add-on at all.':
    'उसके अपने शब्द और अपने अपवाद होते हैं। पढ़ें कि उसमें सिर्फ़ पानी है या तेल का रिसाव भी, और क्या उसमें लिखा है कि कार दोबारा चालू न की गई हो। ऐड-ऑन है भी या नहीं, यह शेड्यूल में दिखता है।',
  'They pay the rest and leave out the engine. Is that a refusal?':
    'वे बाकी देते हैं और इंजन छोड़ देते हैं। क्या यह नामंज़ूरी है?',
  'For the engine, yes. Ask for the surveyor’s report, for the clause, and for the sum of each part that was left out. You can accept what is paid and write, before you sign, that you dispute the rest.':
    'इंजन के लिए, हाँ। सर्वेयर की रिपोर्ट, शर्त, और छोड़े गए हर हिस्से की रकम माँगें। जो मिलता है, वह आप ले सकते हैं, और हस्ताक्षर से पहले लिख सकते हैं कि बाकी पर आपको आपत्ति है।',
  'Travel: illness before': 'यात्रा: पहले की बीमारी',
  'Travel insurance claim rejected: pre-existing illness':
    'यात्रा बीमा दावा नामंज़ूर: पहले से मौजूद बीमारी',
  'Ill abroad, and the insurer calls it an older illness: what the proposal asked, when an illness that you named is not hidden, cases, and your letter.':
    'विदेश में बीमार हुए और कंपनी इसे पुरानी बीमारी कहती है: फ़ॉर्म में क्या पूछा था, बताई हुई बीमारी छिपाई हुई कब नहीं मानी जाती, मामले, और आपकी चिट्ठी।',
  'Which paper of the hospital abroad helps?': 'विदेश के अस्पताल का कौन सा काग़ज़ काम आता है?',
  'The emergency report with the diagnosis and its cause, signed and dated, in English or with a translation. Ask that it says whether the event was sudden. A note at home of your own doctor can say since when you were well, and on which medicine.':
    'इमरजेंसी की रिपोर्ट, जिसमें बीमारी और उसका कारण हो, हस्ताक्षर और तारीख़ के साथ, अंग्रेज़ी में या अनुवाद के साथ। उसमें यह लिखवाएँ कि घटना अचानक हुई या नहीं। यहाँ आपके अपने डॉक्टर का नोट बता सकता है कि आप कब से ठीक थे, और किस दवा पर।',
  'The assistance firm stopped paying in the middle of the stay. What then?':
    'सहायता कंपनी ने भर्ती के बीच में पैसा देना बंद कर दिया। तब क्या?',
  'Ask it for the reason by e-mail on the same day, with the name of the person. Pay what you must, keep each receipt with its currency, and complain to the insurer from there. Answer it as you would a refusal of the insurer.':
    'उसी दिन ई-मेल से कारण पूछें, और बताने वाले का नाम भी। जो देना पड़े, दें, मुद्रा के साथ हर रसीद रखें, और वहीं से बीमा कंपनी को शिकायत करें। इसका जवाब वैसे ही दें जैसे बीमा कंपनी की नामंज़ूरी का।',
  'Cashless was approved, and now the same stay is “not necessary”. Can they?':
    'कैशलेस मंज़ूर हुआ था, और अब वही भर्ती “ज़रूरी नहीं”। क्या ऐसा हो सकता है?',
  'An approval before the discharge is not yet the decision on the bill, and insurers do change their mind. Ask which new paper came in between, and quote the approval with its number and hour. The hospital’s insurance desk has both mails.':
    'डिस्चार्ज से पहले की मंज़ूरी बिल पर अंतिम फ़ैसला नहीं होती, और कंपनियाँ राय बदलती हैं। पूछें कि बीच में कौन सा नया काग़ज़ आया, और मंज़ूरी का नंबर और समय लिखें। अस्पताल के बीमा डेस्क के पास दोनों मेल होते हैं।',
  'My illness is one that people who never drink have too. What do I send?':
    'मेरी बीमारी उन्हें भी होती है जो कभी नहीं पीते। मैं क्या भेजूँ?',
  'A note of the treating doctor that names the cause he found, such as a virus, a stone or a medicine, with the test that shows it. Where the cause is open, the note can say that too: an exclusion needs a cause, and a habit alone is none.':
    'इलाज करने वाले डॉक्टर का नोट, जिसमें मिला हुआ कारण लिखा हो, जैसे वायरस, पथरी या दवा, और वह जाँच जिससे यह दिखता है। कारण साफ़ न हो, तो नोट में यह भी लिखा जा सकता है: अपवाद के लिए कारण चाहिए, और सिर्फ़ आदत कारण नहीं है।',
  'What counts as a good reason for telling the insurer late?':
    'देर से बताने का अच्छा कारण क्या माना जाता है?',
  'Whatever kept you from it and can be shown: a patient in intensive care, a funeral in another town, a policy found months after a death, a wrong number on the card. Write it in two sentences with its days, and add one paper for each.':
    'जो भी आपको रोक रहा था और दिखाया जा सकता है: आईसीयू में मरीज़, दूसरे शहर में अंतिम संस्कार, मृत्यु के महीनों बाद मिली पॉलिसी, कार्ड पर ग़लत नंबर। इसे दिनों के साथ दो वाक्यों में लिखें, और हर बात का एक काग़ज़ लगाएँ।',
  'I told the agent or the hospital in time. Does that count?':
    'मैंने एजेंट या अस्पताल को समय पर बताया था। क्या वह गिना जाएगा?',
  'It shows at least that you hid nothing. Send the call list or the message with its hour, and ask the agent or the desk to confirm it by mail. An agent writes for the insurer, a broker for you: say in the letter which of the two it was.':
    'कम से कम यह दिखता है कि आपने कुछ नहीं छिपाया। समय के साथ कॉल की सूची या संदेश भेजें, और एजेंट या डेस्क से मेल पर पुष्टि माँगें। एजेंट कंपनी के लिए लिखता है, ब्रोकर आपके लिए: चिट्ठी में लिखें कि वह दोनों में से कौन था।',
  'They ask for the same paper again and again. How do I end that?':
    'वे बार-बार वही काग़ज़ माँगते हैं। इसे कैसे रोकूँ?',
  'Send one list of all that you sent, with the day of each mail, and ask for one list of all that is missing. Add the sentence that you have nothing else. From then on a further demand has to say why the decision needs it.':
    'जो कुछ भेजा, उसकी एक सूची भेजें, हर मेल की तारीख़ के साथ, और जो कुछ नहीं मिला, उसकी एक सूची माँगें। यह वाक्य जोड़ें कि आपके पास और कुछ नहीं है। उसके बाद हर माँग में बताना होगा कि फ़ैसले के लिए वह क्यों चाहिए।',
  'The hospital wrote “smell of alcohol” and measured nothing. Is that proof?':
    'अस्पताल ने “शराब की गंध” लिखा और कुछ मापा नहीं। क्या यह सबूत है?',
  'It is a remark, and it can weigh together with the way of the accident and the words of the police. Ask the hospital whether blood was taken and what became of it. A doctor’s line on speech, gait and pupils says more than the smell.':
    'यह एक टिप्पणी है, और दुर्घटना के ढंग और पुलिस के शब्दों के साथ इसका वज़न हो सकता है। अस्पताल से पूछें कि ख़ून लिया गया या नहीं, और उसका क्या हुआ। बोलने, चलने और पुतलियों पर डॉक्टर की पंक्ति गंध से ज़्यादा बताती है।',
  'How do I see whether my operation is on the list?': 'कैसे देखूँ कि मेरा ऑपरेशन सूची में है या नहीं?',
  'The list is in the policy wording, under the code Excl02 or “specified disease”; the schedule rarely has it. Compare its words with your diagnosis, not with the name of the operation. An injury by a fall or a blow is an accident, which the wait leaves out.':
    'सूची पॉलिसी के शब्दों में होती है, Excl02 कोड या “specified disease” के नीचे; शेड्यूल में वह कम ही होती है। उसके शब्दों को अपनी बीमारी से मिलाएँ, ऑपरेशन के नाम से नहीं। गिरने या चोट से हुई तकलीफ़ दुर्घटना है, जिस पर यह प्रतीक्षा लागू नहीं।',
  'I moved from another insurer last year. Do those months count?':
    'मैं पिछले साल दूसरी कंपनी से आया। क्या वे महीने गिने जाएँगे?',
  'Yes, if you ported without a break: show the schedule of every year. They count up to the old sum insured with its bonus; what you added has a wait of its own. A new policy that was bought beside the old one is no port, and starts at zero.':
    'हाँ, अगर आपने बिना रुकावट पोर्ट कराया: हर साल का शेड्यूल दिखाएँ। वे पुरानी बीमा राशि और उसके बोनस तक गिने जाते हैं; जो आपने बढ़ाया, उसकी अपनी प्रतीक्षा होती है। पुरानी के साथ ख़रीदी गई नई पॉलिसी पोर्ट नहीं है, और शून्य से शुरू होती है।',
  'The operation is planned. Can I put it off until the wait is over?':
    'ऑपरेशन पहले से तय है। क्या मैं उसे प्रतीक्षा पूरी होने तक टाल सकता हूँ?',
  'If your doctor says that it can safely wait: a planned operation after the last day is judged without this reason. Ask the insurer in writing for that day first, because a sum insured that was added later has another one. In an emergency never wait for a policy.':
    'अगर डॉक्टर कहें कि वह बिना ख़तरे के टल सकता है: आख़िरी दिन के बाद के तय ऑपरेशन पर यह कारण नहीं लगता। पहले कंपनी से वह दिन लिखकर पूछें, क्योंकि बाद में बढ़ाई गई बीमा राशि का दिन अलग होता है। आपात स्थिति में पॉलिसी के लिए कभी न रुकें।',
  'Does a drink now and then count, if I am not addicted?':
    'मैं आदी नहीं हूँ, कभी-कभार पीता हूँ। क्या वह गिना जाता है?',
  'The exclusion speaks of alcohol, drugs and addiction, and of what follows from them. A glass that had nothing to do with this illness is not its cause. Ask the insurer which finding it means: liver values, a level in the blood, or only what was said about you at the desk. Each of these is a paper that it can send.':
    'यह अपवाद शराब, नशीली चीज़ों, लत और उनसे हुई तकलीफ़ की बात करता है। जिस गिलास का इस बीमारी से संबंध न हो, वह उसका कारण नहीं। कंपनी से पूछें कि वह किस जाँच की बात कर रही है: लिवर की रिपोर्ट, ख़ून में मात्रा, या सिर्फ़ डेस्क पर कही गई बात। इनमें से हर एक काग़ज़ वह भेज सकती है।',
  '[{text}](/claim/refused/{name}#rule): {text2}.':
    '[{text}](/claim/refused/{name}#rule): {text2}।',
  'What the letter means': 'चिट्ठी का मतलब',
  'The rule, with its source': 'नियम, और वह कहाँ लिखा है',
  'What to ask for in writing': 'लिखकर क्या माँगें',
  'The steps after it, and their days': 'उसके बाद के कदम, और उनके दिन',
  'What may still pay, and what we cannot judge': 'पैसा और कहाँ से मिल सकता है, और हम क्या नहीं बता सकते',
  'More about this reason': 'इस कारण के बारे में और',
  'Your dates and your letter': 'आपकी तारीख़ें और आपकी चिट्ठी',
  'An example: here the rule is on the side of the insured.':
    'एक उदाहरण: यहाँ नियम बीमा कराने वाले के पक्ष में है।',
  'An example with dates': 'तारीख़ों के साथ एक उदाहरण',
  'The same with other dates': 'वही, दूसरी तारीख़ों के साथ',
  'Have the whole letter filled in with your dates': 'अपनी तारीख़ों के साथ पूरी चिट्ठी बनवाएँ',
  'Show my answer': 'मेरा जवाब दिखाएँ',
  'Other reasons that letters give': 'चिट्ठियों के दूसरे कारण',
  'All reasons, by insurance': 'सभी कारण, बीमे के हिसाब से',
  'Steps of the claim: {text}': 'दावे के कदम: {text}',
  'The most searched reasons, explained': 'सबसे ज़्यादा खोजे गए कारण, समझाकर',
  'Rule, cases and a sample letter for this reason': 'इस कारण का नियम, मामले और चिट्ठी का नमूना',
} as const satisfies Catalogue;
