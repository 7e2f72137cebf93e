import type { Catalogue } from '../../languages/create-translator.ts';

export const carInsuranceProductHindi = {
  'It ends at an age of the car: at most insurers up to five years, at some up to seven or more. [How many claims in a year?](/car-insurance#car-insurance-zero-depreciation-claims)':
    'कार की एक उम्र के बाद यह ख़त्म हो जाता है: ज़्यादातर बीमा कंपनियों में पाँच साल तक, कुछ में सात या उससे ज़्यादा। [साल में कितने दावे?](/car-insurance#car-insurance-zero-depreciation-claims)',
  'No rule sets the number: many insurers allow one or two, some set no limit. Yours is in the wording of the add-on. Once it is used up, a repair is still paid, with the usual cuts for old parts.':
    'संख्या किसी नियम में तय नहीं है: कई बीमा कंपनियाँ एक या दो दावे देती हैं, कुछ में कोई सीमा नहीं। आपकी संख्या ऐड-ऑन के काग़ज़ में लिखी है। वह पूरी हो जाए, तब भी मरम्मत का पैसा मिलता है, पुराने पुर्ज़ों की आम कटौती के साथ।',
  'Which car insurance do you need?': 'आपको कार का कौन-सा बीमा चाहिए?',
  'Third-party cover is compulsory. It pays the people you injure. Add own damage if you couldn’t pay for another car.':
    'थर्ड पार्टी कवर कानूनन ज़रूरी है। यह उन लोगों को पैसा देता है, जिन्हें आपसे चोट लगे। दूसरी कार खरीदने लायक पैसे न हों, तो ओन डैमेज भी लें।',
  'Largest no-claim bonus': 'सबसे बड़ा नो-क्लेम बोनस',
  'Off the own-damage premium, after five years in a row without a claim.':
    'अपनी गाड़ी के नुकसान के प्रीमियम पर छूट, बिना दावे के लगातार पाँच साल बाद।',
  'Owner-driver accident cover': 'मालिक-ड्राइवर का दुर्घटना कवर',
  'Compulsory for an owner who drives, unless an exemption applies.':
    'गाड़ी चलाने वाले मालिक के लिए अनिवार्य, अगर उसे इससे छूट नहीं है।',
  '_Third-party_ cover pays for death, injury and property damage you cause to others. Every car on a public road needs it. _Own damage_ cover pays for your car: accident, fire, theft, flood, riot. Together, with accident cover for the owner who drives, they make a _comprehensive_ policy. You can also buy own damage alone beside a running third-party policy.':
    '_थर्ड पार्टी_ कवर उस मृत्यु, चोट और चीज़ों के नुकसान का पैसा देता है जो आपसे दूसरों का हो। सार्वजनिक सड़क पर हर कार के लिए यह ज़रूरी है। _अपनी गाड़ी के नुकसान_ का कवर (ओन डैमेज) आपकी कार का पैसा देता है: दुर्घटना, आग, चोरी, बाढ़, दंगा। दोनों मिलकर, और गाड़ी चलाने वाले मालिक के दुर्घटना कवर के साथ, _कॉम्प्रिहेंसिव_ पॉलिसी बनते हैं। चाहें तो चल रही थर्ड पार्टी पॉलिसी के साथ केवल अपनी गाड़ी के नुकसान का कवर भी ख़रीदा जा सकता है।',
  'The third-party premium is fixed by government rule for each engine size, so no insurer can charge less for it. All differences between quotes lie in own damage, in the add-ons and in the _insured declared value_ (IDV): the agreed value of your car, and the most you receive if it is stolen or destroyed. It is a limit for each loss: a repair in spring leaves the whole of it for a theft in autumn.':
    'थर्ड पार्टी प्रीमियम हर इंजन आकार के लिए सरकारी नियम से तय है, इसलिए कोई बीमा कंपनी इससे कम नहीं ले सकती। कोटेशन का सारा फ़र्क अपनी गाड़ी के नुकसान, ऐड-ऑन और _गाड़ी की बीमित कीमत_ (IDV) में है: यह आपकी कार की वह कीमत है जिस पर सहमति हुई, और कार चोरी या नष्ट होने पर ज़्यादा से ज़्यादा इतना ही मिलता है। यह हर नुकसान की अलग सीमा है: गर्मी में मरम्मत हुई हो, तो सर्दी में चोरी पर भी पूरी सीमा बची रहती है।',
  'Each part ends at the minute printed beside it, and the two may end on different days. There are no extra days. Once own damage has ended, your own car is not insured; driving stays lawful while third party runs. Once third party has ended, the people around you are not insured and driving is an offence. Renew before the date.':
    'हर हिस्सा अपने सामने छपे मिनट पर ख़त्म होता है, और हो सकता है कि दोनों के दिन अलग हों। कोई अतिरिक्त दिन नहीं मिलते। अपनी गाड़ी के नुकसान का कवर ख़त्म होने पर आपकी कार का बीमा नहीं रहता; थर्ड पार्टी कवर चलता रहे, तब तक कार चलाना कानूनी है। थर्ड पार्टी कवर ख़त्म होने पर आसपास के लोगों का बीमा नहीं रहता और कार चलाना अपराध है। तारीख़ से पहले रिन्यू कराएँ।',
  'Comprehensive: a car less than about ten years old, or on loan, or one you could not replace from savings.':
    'कॉम्प्रिहेंसिव: करीब दस साल से कम पुरानी कार, या कर्ज़ पर ली गई कार, या ऐसी कार जिसकी जगह बचत से दूसरी न आ सके',
  'Own damage alone: you already hold a long third-party policy from buying the car new.':
    'केवल अपनी गाड़ी का नुकसान: नई कार ख़रीदते समय की लंबी थर्ड पार्टी पॉलिसी पहले से हो',
  'Third-party only: an old car whose value you would be ready to lose.':
    'केवल थर्ड पार्टी: पुरानी कार, जिसकी कीमत का नुकसान आप सहने को तैयार हों',
  'Usage-based cover, which limits own damage to a chosen number of kilometres: you drive little and can keep count.':
    'इस्तेमाल के हिसाब से कवर, जिसमें अपनी गाड़ी का नुकसान चुने हुए किलोमीटर तक ही कवर है: कार कम चलती हो और गिनती रखी जा सके',
  '[Zero depreciation](term:zero-depreciation): a newer car with many plastic and painted parts, driven in city traffic.':
    '[ज़ीरो डेप](term:zero-depreciation): कम पुरानी कार, जिसमें प्लास्टिक और पेंट वाले हिस्से बहुत हों और जो शहर के ट्रैफ़िक में चलती हो',
  'Third-party only does not suit a financed car; the lender will want your car covered as well.':
    'कर्ज़ पर ली गई कार के लिए केवल थर्ड पार्टी ठीक नहीं है; कर्ज़ देने वाला चाहेगा कि आपकी कार भी कवर हो।',
  'A private car policy does not suit taxi, rental or delivery work. A claim in such use can be refused; ask for commercial cover.':
    'टैक्सी, किराए या डिलीवरी के काम के लिए निजी कार पॉलिसी ठीक नहीं है। ऐसे इस्तेमाल में दावा नामंज़ूर हो सकता है; व्यावसायिक कवर माँगें।',
  'A lowered IDV to save premium does not suit anyone who could face theft or a write-off.':
    'प्रीमियम बचाने के लिए घटाई हुई IDV उनके लिए ठीक नहीं है जिनकी कार चोरी हो सकती है या मरम्मत के लायक न रहे।',
  'A long list of add-ons does not suit an old car: several end at a certain vehicle age.':
    'पुरानी कार के लिए ऐड-ऑन की लंबी सूची ठीक नहीं है: कई ऐड-ऑन गाड़ी की एक उम्र पर ख़त्म हो जाते हैं।',
  'Third-party liability; own damage and add-ons are your choice':
    'थर्ड पार्टी बीमा; अपनी गाड़ी का नुकसान और ऐड-ऑन आपकी मर्ज़ी',
  'New car': 'नई कार',
  'Third-party for {0} years, own damage usually for {1} year':
    'थर्ड पार्टी {0} साल का, अपनी गाड़ी का नुकसान आम तौर पर {1} साल का',
  'Most you get for the car': 'कार का ज़्यादा से ज़्यादा कितना मिलेगा',
  'The [IDV](term:idv) in the schedule': 'अनुसूची में लिखी [IDV](term:idv)',
  'You always pay': 'हमेशा आपके ज़िम्मे',
  'The [deductible](term:claim-deductible) printed in the schedule':
    'अनुसूची में छपा [डिडक्टिबल](term:claim-deductible)',
  'Reward for no claim': 'दावा न करने का इनाम',
  '[No-claim bonus](term:no-claim-bonus); yours, not the car’s':
    '[नो-क्लेम बोनस](term:no-claim-bonus); आपका है, कार का नहीं',
  'After expiry of a part': 'कोई हिस्सा ख़त्म होने के बाद',
  'No cover under that part': 'उस हिस्से में कोई कवर नहीं',
  'Death or injury of other people: as much as the court decides, without a fixed limit.':
    'दूसरे लोगों की मृत्यु या चोट: जितना अदालत तय करे, बिना किसी तय सीमा के',
  'Damage to other people’s property, up to the limit in your schedule: usually {0}.':
    'दूसरों की चीज़ों का नुकसान, आपकी अनुसूची में लिखी सीमा तक: आम तौर पर {0}',
  'Your car: accident, fire, explosion, lightning and self-ignition.':
    'आपकी कार: दुर्घटना, आग, धमाका, बिजली गिरना और अपने आप आग लगना',
  'Flood, storm, cyclone, hail, earthquake and landslide.': 'बाढ़, तूफ़ान, चक्रवात, ओले, भूकंप और भूस्खलन',
  'Riot, strike, malicious act and terrorism.': 'दंगा, हड़ताल, बुरी नीयत से की गई तोड़-फोड़ और आतंकवाद',
  'Theft of the car, and damage while it is carried by road, rail, ship or air.':
    'कार की चोरी, और सड़क, रेल, जहाज़ या हवाई जहाज़ से ले जाते समय का नुकसान',
  'Accidental death and listed disabilities of the owner-driver.':
    'मालिक-ड्राइवर की दुर्घटना में मृत्यु और सूची में लिखी दिव्यांगता',
  'Wear and tear, rust, and mechanical or electrical breakdown.':
    'घिसना, ज़ंग, और मशीन या बिजली की ख़राबी',
  'A driver without a valid licence for the vehicle, or under the influence of alcohol or drugs.':
    'ऐसा ड्राइवर जिसके पास गाड़ी का मान्य लाइसेंस न हो, या जो शराब या नशे में हो',
  'Use outside the policy: hire, racing, or driving outside India without an extension.':
    'पॉलिसी से बाहर का इस्तेमाल: किराए पर, रेस में, या कवर बढ़वाए बिना भारत से बाहर चलाना',
  'Loss that follows from the damage, such as taxi fares, without an add-on.':
    'नुकसान के बाद का ख़र्च, जैसे टैक्सी का किराया, अगर उसका ऐड-ऑन न हो',
  'An engine harmed by water or lost oil, without engine cover.':
    'पानी से या ऑयल निकल जाने से ख़राब हुआ इंजन, अगर इंजन कवर न हो',
  'Part of the price of replaced parts (_depreciation_), without zero depreciation cover.':
    'बदले गए पुर्ज़ों की कीमत का एक हिस्सा (_घिसाई की कटौती_), अगर ज़ीरो डेप न हो',
  'War and nuclear events.': 'युद्ध और परमाणु घटनाएँ',
  'Decide on own damage first': 'पहले अपनी गाड़ी के नुकसान के बारे में तय करें',
  'Ask what you would do if the car were gone tomorrow. If the answer is “borrow”, insure it.':
    'ख़ुद से पूछें: कल कार न रहे, तो क्या होगा? जवाब हो “कर्ज़ लेना पड़ेगा”, तो कार का बीमा लें।',
  'Set the IDV from the table, not from the premium': 'IDV तालिका से तय करें, प्रीमियम से नहीं',
  'It starts from today’s listed price of your model and falls with age. Example: a car listed at {0} and three and a half years old loses {1}, so its IDV is {2}. Accessories fitted later are added if you declare them.':
    'यह आपके मॉडल की आज की सूची कीमत से शुरू होती है और उम्र के साथ घटती है। उदाहरण: {0} की सूची कीमत वाली, साढ़े तीन साल पुरानी कार पर {1} घटता है, तो उसकी IDV {2} है। बाद में लगी एक्सेसरीज़ बताने पर जुड़ती हैं।',
  'Choose add-ons by what would hurt': 'जो नुकसान भारी पड़े, उसका ऐड-ऑन चुनें',
  'Zero depreciation for repair bills, engine cover where streets flood, return to invoice for a new car, roadside help for long trips. Ask how many claims a year each allows and up to which vehicle age.':
    'मरम्मत के बिल के लिए ज़ीरो डेप, जहाँ सड़कें डूबती हों वहाँ इंजन कवर, नई कार के लिए रिटर्न-टू-इनवॉइस, लंबे सफ़र के लिए सड़क पर मदद। पूछें कि हर एक में साल में कितने दावे और गाड़ी की किस उम्र तक मिलते हैं।',
  'Look at both deductibles': 'दोनों डिडक्टिबल देखें',
  'The compulsory one is usually {0} a claim up to {1} cc and {2} above; your schedule decides, also for an electric car. A voluntary one (usually {3}, {4}, {5} or {6}) lowers the premium and is added to it in every claim. It suits people who would not claim small repairs anyway.':
    'अनिवार्य डिडक्टिबल आम तौर पर {1} cc तक हर दावे में {0} और उससे ऊपर {2} है; जो आपकी पॉलिसी की अनुसूची में लिखा है, वही लागू है, इलेक्ट्रिक कार में भी। अपनी मर्ज़ी का डिडक्टिबल (आम तौर पर {3}, {4}, {5} या {6}) प्रीमियम घटाता है और हर दावे में अनिवार्य डिडक्टिबल में जुड़ जाता है। यह उनके लिए ठीक है जो छोटी मरम्मत का दावा वैसे भी न करते।',
  'Check the garages near you': 'पास के गैरेज देख लें',
  '[Cashless](term:cashless-garage) repair works only at the insurer’s network garages. Look for one you would trust, close to where you live.':
    '[कैशलेस](term:cashless-garage) मरम्मत केवल बीमा कंपनी के नेटवर्क गैरेज में होती है। अपने घर के पास ऐसा गैरेज ढूँढ़ें जिस पर भरोसा हो।',
  'Keep the full limit for the property of others': 'दूसरों की चीज़ों की पूरी सीमा रखें',
  'An owner can choose {0} instead, for a lower premium. One scraped car or broken shop front costs more than that, and the rest is then yours to pay.':
    'मालिक चाहे तो कम प्रीमियम के लिए इसकी जगह {0} की सीमा ले सकता है। एक कार पर खरोंच या एक दुकान का टूटा शीशा ही इससे ज़्यादा का होता है, और बाकी रकम आपके ज़िम्मे आती है।',
  'Declare a gas kit': 'गैस किट के बारे में बताएँ',
  'A CNG or LPG kit fitted later has to be entered in the registration and in the policy. It adds something to the third-party premium and, by its value, to own damage. A kit the insurer does not know of can cost you the claim.':
    'बाद में लगी CNG या LPG किट को पंजीकरण और पॉलिसी में दर्ज कराना होता है। इससे थर्ड पार्टी प्रीमियम कुछ बढ़ता है, और किट की कीमत के हिसाब से अपनी गाड़ी के नुकसान का भी। जिस किट का बीमा कंपनी को पता न हो, वह दावा डुबा सकती है।',
  'State your no-claim bonus truthfully': 'नो-क्लेम बोनस सच-सच बताएँ',
  'If you claimed last year, say so. Insurers check with each other, and a wrong bonus can cut a later claim.':
    'पिछले साल दावा किया हो, तो बताएँ। बीमा कंपनियाँ आपस में जाँचती हैं, और ग़लत बोनस बाद के दावे में कटौती करा सकता है।',
  'Own damage depends on IDV, model, place of registration, age of the car, bonus, deductible and add-ons. Compare quotes at the same IDV.':
    'अपनी गाड़ी के नुकसान का प्रीमियम IDV, मॉडल, पंजीकरण की जगह, कार की उम्र, बोनस, डिडक्टिबल और ऐड-ऑन पर निर्भर है। कोटेशन की तुलना एक ही IDV पर करें।',
  'GST of {0} is added to the whole premium. The exemption for individual life and health policies does not extend to motor.':
    'पूरे प्रीमियम पर {0} GST जुड़ता है। अकेले व्यक्ति की जीवन और स्वास्थ्य पॉलिसियों को मिली छूट गाड़ी के बीमे पर लागू नहीं है।',
  'No-claim bonus after one year': 'एक साल बाद नो-क्लेम बोनस',
  'It rises with each further claim-free year, and one own-damage claim takes it to nothing unless you hold bonus protection. Kept by a certificate for {0} years after you sell the car.':
    'बिना दावे के हर अगले साल के साथ यह बढ़ता है, और अपनी गाड़ी के नुकसान का एक दावा इसे शून्य कर देता है, अगर बोनस सुरक्षा न हो। कार बेचने के बाद प्रमाणपत्र से यह {0} साल बचा रहता है।',
  'IDV: off the price, up to {0} months': 'IDV: {0} महीने तक की कार, कीमत में कमी',
  'IDV: off the price, {0} to {1} years': 'IDV: {0} से {1} साल की कार, कीमत में कमी',
  'Counted on the listed price at the start of the policy. It grows with each year of age.':
    'पॉलिसी शुरू होने के समय की सूची कीमत पर गिनी जाती है। उम्र के हर साल के साथ बढ़ती है।',
  'Beyond five years you and the insurer agree on the value.':
    'पाँच साल से ज़्यादा पुरानी कार की कीमत आपकी और बीमा कंपनी की सहमति से तय होती है।',
  'Repair share that makes a total loss': 'मरम्मत का ख़र्च कितना हो, तो पूरा नुकसान (टोटल लॉस)',
  'Of the IDV. Above it the car is written off and the IDV paid, less the deductible.':
    'IDV का। इससे ज़्यादा हो, तो कार मरम्मत के लायक नहीं मानी जाती और IDV मिलती है, डिडक्टिबल घटाकर।',
  'Policy after the owner’s death': 'मालिक की मृत्यु के बाद पॉलिसी',
  'Or until expiry if that is earlier: time for the heirs to transfer it.':
    'या पॉलिसी ख़त्म होने तक, अगर वह पहले हो: वारिसों को अपने नाम कराने का समय।',
  'Zero depreciation vs comprehensive': 'ज़ीरो डेप या कॉम्प्रिहेंसिव',
  'Zero depreciation vs comprehensive: what it pays and costs':
    'ज़ीरो डेप या कॉम्प्रिहेंसिव: क्या मिलता है, ख़र्च कितना है',
  'Zero depreciation is an add-on to a comprehensive policy. When a damaged part is replaced by a new one, an ordinary policy does not pay its full price: it takes off a share for the age of the old part. _Zero depreciation_ pays that share. No public table has its price: each insurer sets it, so ask for the quote with and without it.':
    'ज़ीरो डेप कॉम्प्रिहेंसिव पॉलिसी का ऐड-ऑन है। ख़राब पुर्ज़ा नए से बदला जाए, तो आम पॉलिसी उसकी पूरी कीमत नहीं देती: पुराने पुर्ज़े की उम्र के हिसाब से एक हिस्सा काटती है। _ज़ीरो डेप_ वह हिस्सा देता है। इसकी कीमत की कोई सार्वजनिक तालिका नहीं है: हर बीमा कंपनी ख़ुद तय करती है, इसलिए इसके साथ और इसके बिना, दोनों कोटेशन माँगें।',
  'What an ordinary policy takes off, and zero depreciation does not':
    'आम पॉलिसी क्या काटती है, जो ज़ीरो डेप नहीं काटता',
  'Rubber, nylon, plastic, tyres, batteries, air bags': 'रबर, नायलॉन, प्लास्टिक, टायर, बैटरी, एयरबैग',
  '{0} at any age': '{0}, किसी भी उम्र में',
  '{0} at any age. Bumpers and trim belong here.':
    '{0}, किसी भी उम्र में। बंपर और सजावटी पट्टियाँ इसी में आती हैं।',
  '{0}: paid in full without the add-on': '{0}: ऐड-ऑन के बिना भी पूरा मिलता है',
  '{0} of the material cost. A bill that does not split material and labour counts {1} as material.':
    'सामग्री की कीमत का {0}। जिस बिल में सामग्री और मज़दूरी अलग न लिखी हों, उसमें {1} सामग्री गिनी जाती है।',
  'Metal and all other parts, by the age of the car': 'धातु और बाकी सभी पुर्ज़े, कार की उम्र के हिसाब से',
  'Age of the car': 'कार की उम्र',
  'It does not pay the deductible. Oil and other things used up are paid only if _consumables_ are covered too.':
    'यह डिडक्टिबल नहीं चुकाता। ऑयल और इस्तेमाल में ख़त्म होने वाली दूसरी चीज़ें तभी मिलती हैं जब _इस्तेमाल में ख़त्म होने वाली चीज़ें_ भी कवर हों।',
  'It changes nothing after a theft or a total loss: there the IDV counts.':
    'चोरी या पूरे नुकसान (टोटल लॉस) के बाद इससे कुछ नहीं बदलता: वहाँ IDV चलती है।',
  'How many claims in a year?': 'साल में कितने दावे?',
  'RSA, engine cover, return to invoice, consumables':
    'RSA, इंजन कवर, रिटर्न-टू-इनवॉइस, इस्तेमाल में ख़त्म होने वाली चीज़ें',
  'RSA, engine cover, return to invoice, consumables: worth it?':
    'RSA, इंजन कवर, रिटर्न-टू-इनवॉइस, ऑयल जैसी चीज़ें: लेना ठीक है?',
  'RSA (roadside assistance): worth it if you drive far, unless the car’s maker or a card gives it already.':
    'RSA (सड़क पर मदद): दूर तक जाना होता हो, तो ठीक है, बशर्ते कार बनाने वाली कंपनी या कोई कार्ड इसे पहले से न देता हो।',
  'Engine cover: worth it where streets flood. An ordinary policy does not pay for an engine started in water.':
    'इंजन कवर: जहाँ सड़कें डूबती हों, वहाँ ठीक है। पानी में चालू किए गए इंजन का पैसा आम पॉलिसी नहीं देती।',
  'Return to invoice (RTI): worth it for a new or financed car. After theft or total loss it pays more than the IDV, up to the invoice, often with road tax; insurers sell it for the first years only.':
    'रिटर्न-टू-इनवॉइस (RTI): नई या कर्ज़ पर ली गई कार के लिए ठीक है। चोरी या पूरे नुकसान (टोटल लॉस) के बाद यह IDV से ज़्यादा देता है, बिल की रकम तक, अक्सर रोड टैक्स समेत; बीमा कंपनियाँ इसे केवल पहले कुछ साल के लिए बेचती हैं।',
  'Consumables (oil, coolant, nuts): a small sum in each repair. Useful together with zero depreciation.':
    'इस्तेमाल में ख़त्म होने वाली चीज़ें (ऑयल, कूलेंट, नट): हर मरम्मत में थोड़ी सी रकम। ज़ीरो डेप के साथ काम का है।',
  'NCB protection: worth it with a high bonus; it usually saves the bonus after one claim a year.':
    'NCB सुरक्षा: बोनस ज़्यादा हो, तो ठीक है; आम तौर पर साल में एक दावे के बाद बोनस बचाती है।',
  'Battery and charger cover (electric car): ask whether own damage already pays for both, also after water or a power surge.':
    'बैटरी और चार्जर का कवर (इलेक्ट्रिक कार): पूछें कि अपनी गाड़ी के नुकसान में दोनों का पैसा पहले से मिलता है या नहीं, पानी या वोल्टेज बढ़ने के बाद भी।',
  'Key, tyre, baggage and daily-allowance covers: compare the price with what one such loss would cost you.':
    'चाबी, टायर, सामान और रोज़ के भत्ते के कवर: इनकी कीमत की तुलना इससे करें कि ऐसा एक नुकसान आपको कितने का पड़ेगा।',
  'Rat bite, windscreen, tyres, keys, CNG, modified car: is it paid?':
    'चूहे का काटना, शीशा, टायर, चाबी, CNG, बदलाव वाली कार: क्या पैसा मिलता है?',
  'Rat bite: usually paid under own damage, less the cuts. If it happens again, an insurer may call it neglect. Photograph the wires before any repair.':
    'चूहे का काटना: आम तौर पर अपनी गाड़ी के नुकसान में पैसा मिलता है, कटौती घटाकर। दोबारा हो, तो बीमा कंपनी इसे लापरवाही कह सकती है। मरम्मत से पहले तारों का फ़ोटो लें।',
  'Windscreen: yes, with {0} off for glass. It counts as a claim for the no-claim bonus, unless your insurer exempts glass: ask first.':
    'सामने का शीशा: हाँ, काँच पर {0} कटौती के साथ। यह नो-क्लेम बोनस के लिए दावा गिना जाता है, अगर आपकी कंपनी काँच को इससे बाहर न रखती हो: पहले पूछ लें।',
  'Tyres: usually only if the car was damaged in the same accident; a burst tyre or a bent rim alone needs tyre cover.':
    'टायर: आम तौर पर तभी जब उसी दुर्घटना में कार को भी नुकसान हुआ हो; केवल फटे टायर या मुड़े रिम के लिए टायर कवर चाहिए।',
  'Lost key, things stolen from the car: not by an ordinary policy. Key cover and baggage cover exist.':
    'खोई चाबी, कार से चोरी हुआ सामान: आम पॉलिसी में नहीं। चाबी का कवर और सामान का कवर अलग मिलते हैं।',
  'CNG or LPG kit, alloy wheels, music system: only if declared and printed in the schedule.':
    'CNG या LPG किट, अलॉय व्हील, म्यूज़िक सिस्टम: तभी जब बताया गया हो और अनुसूची में छपा हो।',
  'Changed engine, body or seats (modified car): tell the insurer first; a change it does not know can cost you the claim.':
    'बदला हुआ इंजन, बॉडी या सीट (बदलाव वाली कार): पहले बीमा कंपनी को बताएँ; जिस बदलाव का उसे पता न हो, वह दावा डुबा सकता है।',
  'Taxi, Uber, Ola, delivery or rental (commercial use): not by a private policy. Ask for a commercial one.':
    'टैक्सी, Uber, Ola, डिलीवरी या किराए का काम (व्यावसायिक इस्तेमाल): निजी पॉलिसी में नहीं। व्यावसायिक पॉलिसी माँगें।',
  'Drunk driver, or a licence that had expired or is for another class: own damage is refused.':
    'नशे में ड्राइवर, या ऐसा लाइसेंस जिसकी अवधि ख़त्म हो गई या जो किसी और श्रेणी का है: अपनी गाड़ी के नुकसान का दावा नामंज़ूर होता है।',
  'Tell the insurer before anyone repairs or tows the car, take photographs, and do not admit fault or settle in cash. Go to the police at once if somebody is hurt, property of others is hit or the car is stolen. The [claim guide](/claim) has separate lists for damage, theft and third-party cases.':
    'कार की मरम्मत या टो होने से पहले बीमा कंपनी को बताएँ, फ़ोटो लें, और ग़लती न मानें, न नकद में समझौता करें। किसी को चोट लगी हो, किसी की चीज़ को टक्कर लगी हो या कार चोरी हुई हो, तो तुरंत पुलिस के पास जाएँ। [दावे की गाइड](/claim) में नुकसान, चोरी और थर्ड पार्टी की अलग-अलग सूचियाँ हैं।',
  'From a repair bill you pay the deductible, depreciation and uncovered items. Glass is paid with {0} depreciation, plastic and rubber parts with {1}, metal by the age of the car.':
    'मरम्मत के बिल में से डिडक्टिबल, घिसाई की कटौती और जो कवर नहीं है, वह आपके ज़िम्मे है। काँच पर {0} घिसाई कटती है, प्लास्टिक और रबर के पुर्ज़ों पर {1}, धातु पर कार की उम्र के हिसाब से।',
  'Do you disagree with the surveyor’s figures? Say so in writing to the insurer, which must resolve a complaint within {0} days. Was it refused or cut? [What the reason means](/claim/refused). The [complaint page](/grievance-redressal) says where a dispute goes from there.':
    'सर्वेयर के हिसाब से सहमति नहीं है? बीमा कंपनी को लिखकर बताएँ, जिसे शिकायत {0} दिन के अंदर हल करनी होती है। दावा नामंज़ूर हुआ या रकम कटी? [कारण का मतलब](/claim/refused)। विवाद वहाँ से आगे कहाँ जाता है, यह [शिकायत के पेज](/grievance-redressal) पर है।',
  'Third party vs comprehensive: is third-party insurance enough for my car?':
    'थर्ड पार्टी या कॉम्प्रिहेंसिव: क्या मेरी कार के लिए थर्ड पार्टी काफ़ी है?',
  'Third party is enough for the law and pays the people you hurt, but nothing for your own car, not even when it is stolen or under water. Comprehensive adds own damage, which pays for the car. Ask what the car would fetch today and whether you could do without that amount. For most cars under ten years old the answer leads to a comprehensive policy.':
    'कानून के लिए थर्ड पार्टी कवर काफ़ी है, और जिन्हें आपसे चोट लगे उन्हें पैसा देता है; पर आपकी अपनी कार के लिए कुछ नहीं, चोरी होने या डूबने पर भी नहीं। कॉम्प्रिहेंसिव में अपनी गाड़ी के नुकसान का कवर जुड़ता है, जो कार का पैसा देता है। सोचें कि कार आज कितने में बिकेगी और उस रकम के बिना आपका काम चल जाएगा या नहीं। दस साल से कम पुरानी ज़्यादातर कारों में जवाब कॉम्प्रिहेंसिव पॉलिसी पर आता है।',
  'Is zero dep (bumper to bumper) worth it for a {0}-year-old car?':
    '{0} साल पुरानी कार के लिए ज़ीरो डेप (बंपर टू बंपर) लेना ठीक है?',
  'Yes, if the insurer still sells it for that age (at most insurers up to five years, at some up to seven or more) and it costs less than the cuts of one ordinary claim. Example: of a plastic bumper for {0} you pay {1} without it, because {2} is taken off; of metal parts {3} in the fifth year. On a newer car in city traffic it is mostly worth it. The [table of cuts](/car-insurance#zero-depreciation) shows the other parts, and what the add-on does not pay.':
    'हाँ, अगर बीमा कंपनी इसे उस उम्र की कार के लिए अब भी बेचती है (ज़्यादातर बीमा कंपनियों में पाँच साल तक, कुछ में सात या उससे ज़्यादा) और इसका दाम एक आम दावे की कटौती से कम है। उदाहरण: {0} के प्लास्टिक बंपर पर इसके बिना {1} आपके ज़िम्मे है, क्योंकि {2} कटता है; धातु के पुर्ज़ों पर पाँचवें साल में {3}। शहर के ट्रैफ़िक में चलने वाली कम पुरानी कार पर यह ज़्यादातर ठीक रहता है। बाकी पुर्ज़े, और जो यह ऐड-ऑन नहीं देता, [कटौती की तालिका](/car-insurance#zero-depreciation) में हैं।',
  'table of cuts': 'कटौती की तालिका',
  'I bought a used car. Are its insurance and the bonus mine?':
    'पुरानी कार ख़रीदी। क्या उसका बीमा और बोनस मेरे हैं?',
  'The bonus: no. It belongs to the person, so it stays with the seller, who can use it for the next car. If the policy you took over still carries it, expect to pay the difference.':
    'बोनस: नहीं। वह व्यक्ति का होता है, इसलिए बेचने वाले के पास रहता है, जो उसे अपनी अगली कार के लिए इस्तेमाल कर सकता है। जो पॉलिसी आपको मिली, उसमें बोनस अब भी लगा हो, तो मानकर चलें कि फ़र्क की रकम भरनी होगी।',
  'How many zero depreciation claims are allowed in a year?': 'साल में कितने ज़ीरो डेप दावे मिलते हैं?',
  'NCB transfer when selling my car: how do I use the bonus for a new car?':
    'कार बेचने पर NCB ट्रांसफ़र: नई कार के लिए बोनस कैसे इस्तेमाल करें?',
  'The no-claim bonus stays with you: ask your insurer for an NCB certificate when the policy goes to the buyer or is cancelled, and give it to the insurer of the next car within {0} years, as insurers describe it. It lowers own damage only, and usually serves a car, not a bike. [How much it is](/car-insurance/ncb-calculator).':
    'नो-क्लेम बोनस आपके पास रहता है: पॉलिसी ख़रीदार के नाम जाए या रद्द हो, तब अपनी बीमा कंपनी से NCB प्रमाणपत्र माँगें, और बीमा कंपनियों के बताए अनुसार {0} साल के अंदर अगली कार की बीमा कंपनी को दें। यह केवल अपनी गाड़ी के नुकसान का प्रीमियम घटाता है, और आम तौर पर कार के काम आता है, बाइक के नहीं। [यह कितना है](/car-insurance/ncb-calculator)।',
  'How much it is': 'यह कितना है',
  'Someone else was driving (friend, driver, learner): is the claim paid?':
    'गाड़ी किसी और ने चलाई (दोस्त, ड्राइवर, सीखने वाला): दावा मिलेगा?',
  'Yes, as a rule: own damage follows the car, also when the driver was at fault (driver ki galti), if he holds a valid licence for it, is sober and the car was in private use. A learner must keep to the rules for learners. Name the true driver; a wrong name can cost the claim.':
    'आम तौर पर हाँ: अपनी गाड़ी के नुकसान का कवर कार के साथ चलता है, ड्राइवर की ग़लती हो तब भी, बशर्ते उसके पास उस कार का मान्य लाइसेंस हो, उसने नशा न किया हो और कार निजी इस्तेमाल में हो। सीखने वाले को सीखने वालों के नियम मानने होते हैं। ड्राइवर का सही नाम बताएँ; ग़लत नाम दावा डुबा सकता है।',
  'Should I claim for a small dent or pay myself?': 'छोटे डेंट का दावा (क्लेम) करें या ख़ुद पैसा भरें?',
  'Compare what the claim would bring with the bonus you would lose. Example: a repair of {0} with {1} borne by you brings {2}. If your own-damage premium before bonus is {3} and you would drop from half off to none, next year alone costs you {4} more. Then paying yourself is the better deal. For a large repair it is the other way round. [Compare with your own figures](/car-insurance/ncb-calculator).':
    'दावे से जो मिलेगा, उसकी तुलना उस बोनस से करें जो जाएगा। उदाहरण: {0} की मरम्मत में {1} आपके ज़िम्मे हो, तो दावे से {2} मिलते हैं। बोनस से पहले अपनी गाड़ी के नुकसान का प्रीमियम {3} हो और आधे प्रीमियम की छूट घटकर शून्य हो जाए, तो अकेले अगले साल में आपका {4} ज़्यादा ख़र्च होता है। तब ख़ुद भरना बेहतर है। बड़ी मरम्मत में बात उलटी है। [अपने आँकड़ों से तुलना करें](/car-insurance/ncb-calculator)।',
  'Compare with your own figures': 'अपने आँकड़ों से तुलना करें',
  'Car insurance expired yesterday, or more than {0} days ago: what now?':
    'कार बीमा कल या {0} दिन से ज़्यादा पहले ख़त्म हुआ: अब क्या करें?',
  'Ask for a new policy today, online too: third party starts without an inspection as a rule; for own damage the insurer inspects the car first, often by video. If third party has ended, do not drive the car. If only own damage has (see both dates), you may drive, but theft and damage to your car are yours to bear. Renew within {0} days and you keep the no-claim bonus, but nothing that happens before the new start is insured. The [renewal page](/renewal) takes your dates.':
    'आज ही नई पॉलिसी माँगें, ऑनलाइन भी: थर्ड पार्टी कवर आम तौर पर बिना जाँच शुरू होता है; अपनी गाड़ी के नुकसान के लिए बीमा कंपनी पहले कार की जाँच करती है, अक्सर वीडियो से। थर्ड पार्टी कवर ख़त्म हो गया हो, तो कार न चलाएँ। केवल अपनी गाड़ी के नुकसान का कवर ख़त्म हुआ हो (दोनों तारीख़ें देखें), तो कार चलाई जा सकती है, पर चोरी और आपकी कार का नुकसान आपके ज़िम्मे है। {0} दिन के अंदर रिन्यू कराने पर नो-क्लेम बोनस बचता है, पर नई शुरुआत से पहले हुई किसी बात का बीमा नहीं है। [नवीनीकरण के पेज](/renewal) पर अपनी तारीख़ें डालें।',
  'What is the fine (challan) for driving without insurance?':
    'बिना बीमे के गाड़ी चलाने का जुर्माना (चालान) कितना है?',
  'A first offence can bring a fine of {0}, imprisonment of up to {1} months, or both. For a later offence the fine is {2}. It falls on the driver, and on an owner who lets someone drive uninsured. Damage you cause is then yours to pay as well.':
    'पहले अपराध पर {0} का जुर्माना, {1} महीने तक की जेल, या दोनों की सज़ा हो सकती है। बाद के अपराध पर जुर्माना {2} है। यह चलाने वाले पर लगता है, और उस मालिक पर भी जो किसी को बिना बीमे की गाड़ी चलाने दे। तब आपसे हुआ नुकसान भी आपको ही भरना होता है।',
  'Car flooded: does insurance pay for an engine damaged by water?':
    'कार पानी में डूबी: क्या पानी से ख़राब इंजन का पैसा मिलता है?',
  'Flood damage to the car is covered by own damage. Damage inside the engine from starting or driving in water is usually treated as a consequence you caused, and needs engine cover. If your car has stood in water, do not start it: have it towed and call the insurer.':
    'बाढ़ से कार का नुकसान अपनी गाड़ी के नुकसान में कवर है। पानी में कार चालू करने या चलाने से इंजन के अंदर हुआ नुकसान आम तौर पर आपकी वजह से हुआ माना जाता है, और उसके लिए इंजन कवर चाहिए। कार पानी में खड़ी रही हो, तो चालू न करें: उसे टो कराएँ और बीमा कंपनी को फ़ोन करें।',
  'CPA (owner-driver accident cover): is it compulsory for every vehicle?':
    'CPA (मालिक-ड्राइवर का दुर्घटना कवर): क्या हर गाड़ी के लिए ज़रूरी है?',
  'No: it is compulsory once, and one cover of {0} is enough for all your vehicles. You are also exempt if you hold another round-the-clock accident cover of at least that sum for death and permanent disability, have no driving licence, or the car belongs to a company. Tell the insurer and keep the proof.':
    'नहीं: यह एक बार अनिवार्य है, और {0} का एक कवर आपकी सभी गाड़ियों के लिए काफ़ी है। इससे छूट तब भी है जब आपके पास मृत्यु और स्थायी दिव्यांगता का, कम से कम उतनी रकम का, चौबीस घंटे वाला कोई और दुर्घटना कवर हो, या ड्राइविंग लाइसेंस न हो, या कार किसी कंपनी की हो। बीमा कंपनी को बताएँ और सबूत रखें।',
  'IDV: what is it, and can I ask for a higher or lower one?':
    'IDV क्या है, और क्या ज़्यादा या कम माँगी जा सकती है?',
  'The IDV is the agreed value of the car, the most you get after a theft or a total loss. Insurers usually let you move a little around the table, and beyond five years of age the value is agreed anyway. A model that is no longer made: its IDV is set by agreement of owner and insurer, and the table from the last listed price, or that of the most similar model, is only a figure to start from. Going lower shaves a little off the premium and a lot off the amount paid after a theft. Going higher than the car is worth only raises the premium, since repairs cost what they cost. When you compare quotes, fix one IDV for all of them; otherwise the smallest premium may just be the smallest promise. [What the table gives for your car](/car-insurance/idv-calculator).':
    'IDV कार की वह कीमत है जिस पर सहमति हुई, और चोरी या पूरे नुकसान (टोटल लॉस) के बाद ज़्यादा से ज़्यादा इतना ही मिलता है। बीमा कंपनियाँ आम तौर पर तालिका से थोड़ा ऊपर-नीचे होने देती हैं, और पाँच साल से ज़्यादा उम्र पर कीमत वैसे भी सहमति से तय होती है। जो मॉडल अब नहीं बनता: उसकी IDV मालिक और बीमा कंपनी की सहमति से तय होती है, और आख़िरी सूची कीमत से, या सबसे मिलते-जुलते मॉडल की कीमत से निकली तालिका की रकम केवल शुरुआत का आँकड़ा है। IDV घटाने से प्रीमियम थोड़ा घटता है और चोरी के बाद मिलने वाली रकम बहुत। कार की कीमत से ज़्यादा रखने पर केवल प्रीमियम बढ़ता है, क्योंकि मरम्मत का ख़र्च जितना है उतना ही रहता है। कोटेशन की तुलना करते समय सबके लिए एक ही IDV रखें; नहीं तो हो सकता है कि सबसे कम प्रीमियम सबसे छोटा वादा हो। [तालिका आपकी कार पर क्या देती है](/car-insurance/idv-calculator)।',
  'What the table gives for your car': 'तालिका आपकी कार पर क्या देती है',
  'How does pay as you drive work, and what can go wrong?':
    'पे ऐज़ यू ड्राइव कैसे चलता है, और क्या गड़बड़ हो सकती है?',
  'You choose a number of kilometres for the year, and own-damage cover holds while you stay within it. If you come close to the limit you can buy more kilometres before you pass it. The third-party part is not touched by the counter, so the people around you stay protected. What goes wrong is counting: a long holiday drive or a new job can use up the kilometres, so note the odometer on the first day and ask what a claim gets beyond the limit.':
    'साल के किलोमीटर आप चुनें, और उनके अंदर रहने तक अपनी गाड़ी के नुकसान का कवर चलता है। सीमा पास आ जाए, तो पार होने से पहले और किलोमीटर ख़रीदने का रास्ता है। थर्ड पार्टी हिस्से पर इस गिनती का असर नहीं पड़ता, इसलिए आसपास के लोग सुरक्षित रहते हैं। गड़बड़ गिनती में होती है: छुट्टी का लंबा सफ़र या नई नौकरी किलोमीटर ख़त्म कर सकती है, इसलिए पहले दिन ओडोमीटर लिख लें और पूछें कि सीमा के बाद दावे पर क्या मिलता है।',
  'Third party, own damage': 'थर्ड पार्टी, अपनी गाड़ी का नुकसान',
  'Your bonus climbs, your car’s value falls': 'आपका बोनस बढ़ता है, कार की कीमत घटती है',
  'Both move once a year: the first lowers the own-damage premium, the second lowers what a theft or a write-off pays. Bonus protection, an add-on, can keep the bonus after a claim.':
    'दोनों साल में एक बार बदलते हैं: पहला अपनी गाड़ी के नुकसान का प्रीमियम घटाता है, दूसरा चोरी या पूरे नुकसान (टोटल लॉस) पर मिलने वाली रकम घटाता है। बोनस सुरक्षा, जो एक ऐड-ऑन है, दावे के बाद भी बोनस बचा सकती है।',
} as const satisfies Catalogue;
