import type { Catalogue } from '../../languages/create-translator.ts';

export const bikeInsuranceProductHindi = {
  '**Without a price list.** Take the third-party price from the table above. Then ask for own damage in writing at the same insured value and the same deductible, add-ons listed one by one.':
    '**इसके बदले क्या करें।** थर्ड पार्टी की कीमत ऊपर की तालिका से लें। फिर अपनी गाड़ी के नुकसान के कवर की कीमत लिखकर माँगें: वही बीमित कीमत, वही डिडक्टिबल, और हर ऐड-ऑन अलग-अलग लिखा हुआ।',
  '**Without a price list.** Take the third-party price from the table above. Then ask for own damage in writing at the same insured value and the same deductible.':
    '**इसके बदले क्या करें।** थर्ड पार्टी की कीमत ऊपर की तालिका से लें। फिर अपनी गाड़ी के नुकसान के कवर की कीमत लिखकर माँगें: वही बीमित कीमत और वही डिडक्टिबल।',
  'From the accident. A later petition is not to be dismissed as late while the Supreme Court hears the case, so file it even then.':
    'दुर्घटना के दिन से। जब तक सुप्रीम कोर्ट इस मामले की सुनवाई कर रहा है, इसके बाद की याचिका देरी के कारण ख़ारिज नहीं होनी है, इसलिए तब भी दायर करें।',
  'two-wheeler insurance': 'दोपहिया का बीमा',
  'Which bike insurance do you need?': 'आपको बाइक का कौन-सा बीमा चाहिए?',
  'Third-party cover is compulsory. Own damage is your choice, and often ends years earlier.':
    'थर्ड पार्टी कवर कानून में ज़रूरी है। अपनी गाड़ी के नुकसान का कवर आपकी मर्ज़ी है, और अक्सर थर्ड पार्टी से कई साल पहले ख़त्म हो जाता है।',
  'Third-party cover on a new bike': 'नई बाइक पर थर्ड पार्टी कवर',
  'Own damage in the same bundle usually lasts {0} year.':
    'उसी बंडल में अपनी गाड़ी के नुकसान का कवर आम तौर पर {0} साल चलता है।',
  'First fine for riding uninsured': 'बिना बीमा बाइक चलाने का पहला जुर्माना',
  'Prison of up to {0} months is possible too, with or without the fine.':
    '{0} महीने तक की जेल भी हो सकती है, जुर्माने के साथ या उसके बिना।',
  'A new two-wheeler leaves the showroom with a bundle: _third-party_ cover for several years, which pays people you hurt, and _own damage_ cover for the bike, usually for a single year. When that year ends nothing reminds you on the road. The paper in your pocket still says “insured”, the police are satisfied, and a stolen bike is your loss alone.':
    'नया दोपहिया शोरूम से एक बंडल के साथ निकलता है: कई साल का _थर्ड पार्टी_ कवर, जो उन लोगों को चुकाता है जिन्हें आपसे चोट लगे, और बाइक के लिए _अपनी गाड़ी के नुकसान_ का कवर (ओन डैमेज), जो आम तौर पर एक ही साल का होता है। वह साल पूरा होने पर सड़क पर कुछ याद नहीं दिलाता। जेब के काग़ज़ पर अब भी “बीमित” लिखा है, पुलिस को कोई आपत्ति नहीं, और बाइक चोरी हो जाए तो नुकसान अकेले आपका।',
  'So look at the two end dates in your schedule first. If own damage is over, you can buy it alone, year by year, beside the running third-party part. Whether you should depends on what the bike is worth and where it sleeps: theft and a fall are the two losses that matter most on two wheels.':
    'इसलिए सबसे पहले पॉलिसी की अनुसूची में ख़त्म होने की दोनों तारीख़ें देखें। अपनी गाड़ी के नुकसान का कवर ख़त्म हो गया हो, तो उसे अकेले भी ख़रीदा जा सकता है, साल-दर-साल, चल रहे थर्ड पार्टी हिस्से के साथ। ख़रीदना ठीक है या नहीं, यह इस पर है कि बाइक की कीमत कितनी है और रात में वह कहाँ खड़ी रहती है: दो पहियों पर सबसे बड़े दो नुकसान चोरी और गिरना हैं।',
  'For yourself the bundle includes a personal accident cover, payable on death and grave disability. It does not pay hospital bills. Riders are hurt more often than drivers, so a [health policy](/health-insurance) in force is a part of riding safely.':
    'आपके लिए बंडल में व्यक्तिगत दुर्घटना कवर है, जो मृत्यु और गंभीर दिव्यांगता पर मिलता है। यह अस्पताल के बिल नहीं भरता। बाइक चलाने वालों को कार चलाने वालों से ज़्यादा बार चोट लगती है, इसलिए चालू [स्वास्थ्य पॉलिसी](/health-insurance) भी सुरक्षित सवारी का हिस्सा है।',
  'Comprehensive: a bike bought in the last few years, or one on loan.':
    'कॉम्प्रिहेंसिव: पिछले कुछ साल में ख़रीदी गई बाइक, या कर्ज़ पर ली गई बाइक',
  'Own damage alone: the third-party part from the purchase is still running.':
    'केवल अपनी गाड़ी का नुकसान: ख़रीदते समय का थर्ड पार्टी हिस्सा अभी चल रहा हो',
  'Third-party only: an old commuter bike you could replace from a month’s savings.':
    'केवल थर्ड पार्टी: रोज़ की पुरानी बाइक, जिसकी जगह एक महीने की बचत से दूसरी आ जाए',
  'Theft-prone parking, on the street or in an open yard: own damage, whatever the age.':
    'चोरी के ख़तरे वाली जगह, सड़क पर या खुले अहाते में खड़ी बाइक: अपनी गाड़ी का नुकसान, बाइक कितनी भी पुरानी हो',
  'Electric two-wheelers: own damage with battery and charger cover, where offered.':
    'इलेक्ट्रिक दोपहिया: अपनी गाड़ी का नुकसान, बैटरी और चार्जर के कवर के साथ, जहाँ मिलता हो',
  'Third-party only does not suit a bike you could not afford to lose.':
    'जिस बाइक का जाना आप पर भारी पड़े, उसके लिए केवल थर्ड पार्टी ठीक नहीं है।',
  'A private policy does not suit delivery or bike-taxi work. Tell the insurer how you use it.':
    'डिलीवरी या बाइक-टैक्सी के काम के लिए निजी पॉलिसी ठीक नहीं है। बीमा कंपनी को बताएँ कि बाइक किस काम में लगती है।',
  '[Zero depreciation](term:zero-depreciation) does not suit an old bike; insurers end it at a certain age.':
    'पुरानी बाइक के लिए [ज़ीरो डेप](term:zero-depreciation) ठीक नहीं है; बीमा कंपनियाँ इसे एक उम्र के बाद बंद कर देती हैं।',
  'Own damage does not suit a bike worth hardly more than a year’s premium plus the [deductible](term:claim-deductible).':
    'जिस बाइक की कीमत एक साल के प्रीमियम और [डिडक्टिबल](term:claim-deductible) के जोड़ से मुश्किल से ज़्यादा हो, उसके लिए अपनी गाड़ी के नुकसान का कवर ठीक नहीं है।',
  'Bought it used?': 'पुरानी ख़रीदी है?',
  'Required by law': 'कानून में ज़रूरी',
  'Third-party liability, for any two-wheeler in a public place':
    'थर्ड पार्टी बीमा, सार्वजनिक जगह पर हर दोपहिया के लिए',
  'Own damage, including theft': 'अपनी गाड़ी का नुकसान, चोरी समेत',
  'New bike': 'नई बाइक',
  'Two end dates in one schedule: check both': 'एक अनुसूची में ख़त्म होने की दो तारीख़ें: दोनों देखें',
  'Third-party price': 'थर्ड पार्टी की कीमत',
  'Set by rule, by engine size or motor power': 'नियम से तय, इंजन के आकार या मोटर की ताकत के हिसाब से',
  'For the owner who rides': 'बाइक चलाने वाले मालिक के लिए',
  'Accident cover of a fixed sum; no hospital bills': 'तय रकम का दुर्घटना कवर; अस्पताल के बिल नहीं',
  'Stolen bike': 'चोरी हुई बाइक',
  'Insured value less deductible (usually {0} and what you chose), own damage only':
    'बीमित कीमत, डिडक्टिबल घटाकर (आम तौर पर {0} और जो आपने चुना), केवल अपनी गाड़ी के नुकसान के कवर में',
  'A soft copy on the phone is accepted; the QR code can be checked':
    'फ़ोन पर सॉफ़्ट कॉपी मान ली जाती है; QR कोड जाँचा जा सकता है',
  'Injury or death of people you hit, with no fixed limit on what the court may award.':
    'जिन लोगों को आपसे टक्कर लगे, उनकी चोट या मृत्यु; अदालत कितना दिलाए, इसकी कोई तय सीमा नहीं',
  'Property of others, to the limit your schedule names: usually {0}.':
    'दूसरों की चीज़ें, अनुसूची में लिखी सीमा तक: आम तौर पर {0}',
  'With own damage: theft of the bike.': 'अपनी गाड़ी के नुकसान के कवर में: बाइक की चोरी',
  'With own damage: a fall, a collision, fire, or damage in transit.':
    'अपनी गाड़ी के नुकसान के कवर में: गिरना, टक्कर, आग, या ढुलाई में नुकसान',
  'With own damage: flood, storm, earthquake, landslide, riot and malicious acts.':
    'अपनी गाड़ी के नुकसान के कवर में: बाढ़, तूफ़ान, भूकंप, भूस्खलन, दंगा और बुरी नीयत से की गई तोड़-फोड़',
  'The owner-rider: the full sum on death or total disablement, a part for one limb or one eye.':
    'बाइक चलाने वाला मालिक: मृत्यु या पूरी दिव्यांगता पर पूरी रकम, एक हाथ या पैर या एक आँख के लिए उसका हिस्सा',
  'Declared accessories, if listed in the schedule.': 'बताई गई एक्सेसरीज़, अगर अनुसूची में लिखी हों',
  'Your own bike, under a third-party policy.': 'आपकी अपनी बाइक, थर्ड पार्टी पॉलिसी में',
  'Your hospital bills after a fall.': 'गिरने के बाद आपके अस्पताल के बिल',
  'Riding without a valid licence, or after drinking or taking drugs.':
    'मान्य लाइसेंस के बिना, या शराब या नशा करके बाइक चलाना',
  'Racing, stunts and hire.': 'रेस, करतब और किराए पर चलाना',
  'Worn tyres, brakes and chains, and electrical or mechanical failure.':
    'घिसे टायर, ब्रेक और चेन, और बिजली या मशीन की ख़राबी',
  'A pillion rider’s own injury under the owner’s accident cover. Ask for cover of the pillion rider as an extra.':
    'मालिक के दुर्घटना कवर में पीछे की सवारी की अपनी चोट। पीछे की सवारी का कवर अलग से माँगें।',
  'Anything that happens after the end date of that cover.':
    'किसी कवर की ख़त्म होने की तारीख़ के बाद की हर घटना',
  'Read the two dates': 'दोनों तारीख़ें पढ़ें',
  'Open the schedule and note “liability from … to” and “own damage from … to”. Put both in your phone’s calendar.':
    'अनुसूची खोलें और “liability from … to” (थर्ड पार्टी) और “own damage from … to” (अपनी गाड़ी का नुकसान) की तारीख़ें लिख लें। दोनों को फ़ोन के कैलेंडर में डालें।',
  'Put a value on the bike': 'बाइक की कीमत लगाएँ',
  'The _insured declared value_ (IDV) is the listed price less a share for age. Example: a bike listed at {0} and eighteen months old loses {1}, so its IDV is {2}. That is the most a theft claim pays, and a repair before it does not use it up. The shares shown here come from a private car policy wording; ask your insurer for the table of its two-wheeler policy.':
    '_गाड़ी की बीमित कीमत_ (IDV) का मतलब है सूची कीमत में से उम्र के हिसाब से एक हिस्सा घटाकर बची रकम। उदाहरण: {0} की सूची कीमत वाली, अठारह महीने पुरानी बाइक पर {1} घटता है, तो उसकी IDV {2} है। चोरी के दावे में ज़्यादा से ज़्यादा इतना ही मिलता है, और उससे पहले हुई मरम्मत से यह कम नहीं होती। यहाँ दिए हिस्से निजी कार की एक पॉलिसी के शब्दों से हैं; अपनी बीमा कंपनी से उसकी दोपहिया पॉलिसी की तालिका माँगें।',
  'Weigh own damage against it': 'अपनी गाड़ी के नुकसान का कवर इससे तौलें',
  'Ask for the own-damage premium at that IDV. If it is a small part of what you would lose, buy it; if the bike is nearly worthless, keep the money.':
    'उस IDV पर अपनी गाड़ी के नुकसान का प्रीमियम पूछें। जितना नुकसान हो सकता है, प्रीमियम उसका छोटा सा हिस्सा हो, तो ख़रीदें; बाइक की कीमत लगभग कुछ न बची हो, तो पैसे बचाएँ।',
  'Pick one or two extras': 'एक-दो अतिरिक्त कवर चुनें',
  'Zero depreciation for a new bike, roadside help for daily long rides, battery cover for an electric one. Skip what you cannot explain to a friend.':
    'नई बाइक के लिए ज़ीरो डेप, रोज़ की लंबी सवारी के लिए सड़क पर मदद, इलेक्ट्रिक के लिए बैटरी कवर। जो बात किसी दोस्त को समझाई न जा सके, उसे छोड़ दें।',
  'Check the accident cover': 'दुर्घटना कवर देख लें',
  'If your car policy or a separate accident policy already carries it, you need not pay for it again. Say so and show the proof.':
    'आपकी कार की पॉलिसी या दुर्घटना की अलग पॉलिसी में यह कवर पहले से है, तो इसके लिए दोबारा पैसे भरने की ज़रूरत नहीं। यह बताएँ और सबूत दिखाएँ।',
  'Own damage varies with value, model, place and claim history. Your [no-claim bonus](term:no-claim-bonus) cuts that part only, from the first claim-free year up to {0}. On the total comes GST of {1}.':
    'अपनी गाड़ी के नुकसान का प्रीमियम बाइक की कीमत, मॉडल, जगह और पिछले दावों से बदलता है। आपका [नो-क्लेम बोनस](term:no-claim-bonus) केवल यही हिस्सा घटाता है, बिना दावे के पहले साल से, {0} तक। कुल पर {1} GST लगता है।',
  'Third-party, a year: {0} up to {1} cc, {2} up to {3} cc, {4} up to {5} cc, {6} above. A new {7} cc bike pays its whole first period at purchase, {8}. Anyone who offers this part for less is offering something else. The third-party rates shown have stood since {9}. We last read the list of gazette notices on {10}. One on this subject, of {11} (CG-DL-E-17062026-273545), could not be found in public.':
    'थर्ड पार्टी, एक साल का: {1} cc तक {0}, {3} cc तक {2}, {5} cc तक {4}, उससे ऊपर {6}। नई {7} cc की बाइक पर पूरी पहली अवधि की रकम ख़रीदते समय भरी जाती है: {8}। जो यह हिस्सा इससे कम में दे, वह कुछ और दे रहा है। यहाँ दी गई थर्ड पार्टी दरें {9} से चल रही हैं। राजपत्र की सूचनाओं की सूची आख़िरी बार {10} को देखी गई। इसी विषय की एक सूचना, {11} की (CG-DL-E-17062026-273545), सार्वजनिक रूप से नहीं मिली।',
  'Electric scooters are classed by motor power: {0} a year up to {1} kW and {2} up to {3} kW, with the concession for electric vehicles already inside.':
    'इलेक्ट्रिक स्कूटर की श्रेणी मोटर की ताकत से बनती है: {1} kW तक साल के {0} और {3} kW तक {2}। इलेक्ट्रिक गाड़ियों की रियायत इसमें पहले से शामिल है।',
  'Own damage in a new bike’s bundle': 'नई बाइक के बंडल में अपनी गाड़ी के नुकसान का कवर',
  'Renew own damage on its own while third-party cover runs on.':
    'थर्ड पार्टी कवर चलता रहे, तब तक अपनी गाड़ी के नुकसान का कवर अकेले रिन्यू कराएँ।',
  'Fine for riding uninsured again': 'दोबारा बिना बीमा बाइक चलाने का जुर्माना',
  'It falls on the rider, and on an owner who lets someone ride uninsured.':
    'यह चलाने वाले पर लगता है, और उस मालिक पर भी जो किसी को बिना बीमे की बाइक चलाने दे।',
  'Owner-rider accident cover': 'मालिक-ड्राइवर का दुर्घटना कवर',
  'One is enough for all your vehicles. Exempt: an owner without a licence, or with equal cover elsewhere.':
    'आपकी सभी गाड़ियों के लिए एक ही काफ़ी है। इससे छूट उस मालिक को है जिसके पास लाइसेंस नहीं, या जिसका उतना ही कवर कहीं और है।',
  'Of it, for one limb or one eye': 'उसमें से, एक हाथ या पैर या एक आँख के लिए',
  'Of the sum insured. Two limbs, both eyes or one of each pay the full sum.':
    'बीमा राशि का। दो हाथ-पैर, दोनों आँखें, या एक हाथ या पैर के साथ एक आँख जाने पर पूरी रकम मिलती है।',
  'No-claim bonus after two years': 'दो साल बाद नो-क्लेम बोनस',
  'Off own damage. It follows you to your next bike, not the buyer of the old one.':
    'अपनी गाड़ी के नुकसान के प्रीमियम पर छूट। बोनस आपकी अगली बाइक पर जाता है, पुरानी बाइक के ख़रीदार को नहीं।',
  'Bonus survives a late renewal within': 'देर से रिन्यू कराने पर बोनस बचने की सीमा',
  'Counted from the end of own damage. It saves the bonus, not the cover. If third party has ended too, the bike must stay off the road until you renew.':
    'अपनी गाड़ी के नुकसान का कवर ख़त्म होने से गिनें। इससे बोनस बचता है, कवर नहीं। थर्ड पार्टी भी ख़त्म हो गया हो, तो रिन्यू होने तक बाइक सड़क पर न लाएँ।',
  'Victim’s claim to the tribunal': 'पीड़ित का अधिकरण में दावा',
  'Bike stolen, key lost, hit while parked, modified':
    'बाइक चोरी, चाबी खोई, खड़ी बाइक को टक्कर, बदलाव वाली बाइक',
  'Bike stolen, key lost, hit while parked, modified: is it paid?':
    'बाइक चोरी, चाबी खोई, खड़ी बाइक को टक्कर, बदलाव: क्या पैसा मिलता है?',
  'Bike stolen: with own damage in force, the IDV less the deductible, mostly after the final police report (about {0} days, often longer). Under third party: nothing.':
    'बाइक चोरी: अपनी गाड़ी के नुकसान का कवर चालू हो, तो IDV, डिडक्टिबल घटाकर; ज़्यादातर पुलिस की आख़िरी रिपोर्ट के बाद (करीब {0} दिन, अक्सर उससे भी ज़्यादा)। थर्ड पार्टी में: कुछ नहीं।',
  'Key lost before the theft: say when and how in the FIR. A missing key without an explanation is a usual reason to refuse.':
    'चोरी से पहले चाबी खोई: कब और कैसे खोई, FIR में लिखाएँ। चाबी न हो और वजह न बताई जाए, तो दावा अक्सर इसी पर नामंज़ूर होता है।',
  'Hit while parked, by an unknown vehicle: yes, under own damage. Known vehicle: its third-party insurer can be asked as well.':
    'खड़ी बाइक को अनजान गाड़ी की टक्कर: हाँ, अपनी गाड़ी के नुकसान के कवर में। गाड़ी का पता हो, तो उसकी थर्ड पार्टी बीमा कंपनी से भी माँगा जा सकता है।',
  'Flood, fire, a fallen tree: yes, under own damage. Do not start a flooded engine.':
    'बाढ़, आग, पेड़ गिरना: हाँ, अपनी गाड़ी के नुकसान के कवर में। पानी में डूबा इंजन चालू न करें।',
  'Modified bike (exhaust, alloy wheels, colour): accessories only if declared; a change of engine that the insurer does not know can cost you the claim.':
    'बदलाव वाली बाइक (साइलेंसर, अलॉय व्हील, रंग): एक्सेसरीज़ का तभी जब वे बताई गई हों; इंजन में ऐसा बदलाव, जो बीमा कंपनी को पता न हो, दावा डुबा सकता है।',
  'Tyre, battery, chain worn out: no.': 'टायर, बैटरी, चेन घिस गई: नहीं।',
  'Roadside help (RSA), zero depreciation, engine cover, return to invoice: add-ons, mostly sold for newer bikes.':
    'सड़क पर मदद (RSA), ज़ीरो डेप, इंजन कवर, रिटर्न-टू-इनवॉइस: ये ऐड-ऑन हैं, ज़्यादातर कम पुरानी बाइक के लिए मिलते हैं।',
  'After a fall: safety first, then photographs, then the insurer, then the workshop. Repairs made before the inspection are hard to prove. Note truthfully who rode, who sat behind and whether helmets were worn.':
    'गिरने के बाद: पहले अपनी सुरक्षा, फिर फ़ोटो, फिर बीमा कंपनी, फिर वर्कशॉप। जाँच से पहले कराई गई मरम्मत साबित करना मुश्किल है। सच-सच लिखें कि बाइक किसने चलाई, पीछे कौन था और हेलमेट लगे थे या नहीं।',
  'After a theft: an FIR the same day, the insurer within the time in your policy (often a day), the transport office in writing. Keep every key; a missing key without an explanation is a usual point of dispute. Payment normally waits for the final police report, so expect months. The [claim guide](/claim) keeps the list.':
    'चोरी के बाद: उसी दिन FIR, पॉलिसी में लिखे समय के अंदर (अक्सर एक दिन) बीमा कंपनी को सूचना, परिवहन दफ़्तर को लिखकर ख़बर। हर चाबी सँभालकर रखें; चाबी न हो और वजह न बताई जाए, तो अक्सर इसी पर विवाद होता है। पैसा आम तौर पर पुलिस की आख़िरी रिपोर्ट के बाद ही मिलता है, इसलिए महीनों लगना मानकर चलें। सूची [दावे की गाइड](/claim) में है।',
  'A surveyor should be allotted within {0} hours of your report. For a person hurt on the road, the public scheme PM RAHAT provides cashless treatment up to {1} for {2} days at listed hospitals. Was it a hit and run? The [claim guide](/claim#motor-third-party-hurt) has the sums and says where to apply.':
    'आपकी सूचना के {0} घंटे के अंदर सर्वेयर तय होना चाहिए। सड़क पर घायल व्यक्ति के लिए सरकारी योजना PM RAHAT सूची वाले अस्पतालों में {2} दिन तक {1} तक का कैशलेस इलाज देती है। क्या टक्कर मारकर गाड़ी भाग गई (हिट एंड रन)? रकमें और आवेदन की जगह [दावे की गाइड](/claim#motor-third-party-hurt) में हैं।',
  'A surveyor should be allotted within {0} hours, the report follows within {1} days, and the insurer decides within {2} days of it. Late payment carries interest at the bank rate plus {3} percentage points.':
    '{0} घंटे के अंदर सर्वेयर तय होना चाहिए, रिपोर्ट {1} दिन के अंदर आती है, और बीमा कंपनी उसके {2} दिन के अंदर फ़ैसला करती है। देर से भुगतान पर ब्याज मिलता है: बैंक दर और उसके ऊपर {3} प्रतिशत अंक।',
  'Ask which clause a refusal rests on, and look up [what it means](/claim/refused). If you think it wrong, complain to the insurer, which has {0} days to resolve it; our [complaint page](/grievance-redressal) shows where to go next.':
    'दावा नामंज़ूर हुआ, तो पूछें कि किस शर्त पर, और देखें कि [उसका मतलब क्या है](/claim/refused)। आपको यह ग़लत लगे, तो बीमा कंपनी से शिकायत करें, जिसे उसे {0} दिन में हल करना होता है; आगे कहाँ जाएँ, यह हमारे [शिकायत के पेज](/grievance-redressal) पर है।',
  'Is {0} years of third-party cover compulsory for a new bike ({1}+{2}), and is theft covered?':
    'नई बाइक पर {0} साल का थर्ड पार्टी कवर ({1}+{2}) ज़रूरी है? चोरी कवर है?',
  'Yes: since {0} a new two-wheeler must be sold with third-party cover for {1} years. Theft is covered only while own damage runs, which in the usual bundle ends after {2} year. Look for a second, earlier date in the schedule. If it has passed you can buy own damage alone, after an inspection of the bike.':
    'हाँ: {0} से नया दोपहिया {1} साल के थर्ड पार्टी कवर के साथ ही बेचा जा सकता है। चोरी तभी तक कवर है जब तक अपनी गाड़ी के नुकसान का कवर चालू है, और आम बंडल में वह {2} साल बाद ख़त्म हो जाता है। अनुसूची में दूसरी, पहले की तारीख़ ढूँढ़ें। वह निकल गई हो, तो बाइक की जाँच के बाद यह कवर अकेले ख़रीदा जा सकता है।',
  'Third party vs comprehensive: which one for an old bike or scooter?':
    'थर्ड पार्टी या कॉम्प्रिहेंसिव: पुरानी बाइक या स्कूटर के लिए कौन सा?',
  'For an old one third-party cover is often enough. When the insured value has fallen to a few thousand rupees, a theft claim would bring little after the deductible: [see the value by age](/bike-insurance/idv-calculator). Keep third-party cover without a gap, since it protects you from a court award that could follow you for years. Put the money saved into your health and accident cover.':
    'पुराने दोपहिया के लिए अक्सर थर्ड पार्टी कवर काफ़ी है। बीमित कीमत कुछ हज़ार रुपये रह गई हो, तो डिडक्टिबल के बाद चोरी के दावे में थोड़ा ही मिलेगा: [उम्र के हिसाब से कीमत देखें](/bike-insurance/idv-calculator)। थर्ड पार्टी कवर बिना अंतराल के चलाए रखें, क्योंकि यह अदालत के ऐसे आदेश से बचाता है जो सालों पीछा कर सकता है। बचे पैसे अपने स्वास्थ्य और दुर्घटना कवर में लगाएँ।',
  'see the value by age': 'उम्र के हिसाब से कीमत देखें',
  'I bought a second-hand bike. Is its insurance mine?':
    'पुरानी (सेकंड हैंड) बाइक ख़रीदी। क्या उसका बीमा मेरा है?',
  'The seller’s no-claim bonus does not come with the bike; if the policy still carries it, expect to pay the difference. Check the two end dates as well: on a bike several years old the long third-party period may be about to run out.':
    'बेचने वाले का नो-क्लेम बोनस बाइक के साथ नहीं आता; पॉलिसी में वह अब भी लगा हो, तो मानकर चलें कि फ़र्क की रकम भरनी होगी। ख़त्म होने की दोनों तारीख़ें भी देखें: कई साल पुरानी बाइक पर थर्ड पार्टी की लंबी अवधि ख़त्म होने वाली हो सकती है।',
  'Friend or brother was riding my bike: is the accident claim paid?':
    'दोस्त या भाई ने मेरी बाइक चलाई: दुर्घटना का दावा मिलेगा?',
  'Usually yes: the cover follows the bike, so it stays in force if the friend holds a valid licence for it and is sober. The owner-rider accident cover does not extend to the friend. If the friend has no licence, expect your own damage to be refused, and the insurer may recover from you what it has to pay an injured person.':
    'आम तौर पर हाँ: कवर बाइक के साथ चलता है, इसलिए दोस्त के पास उस बाइक का मान्य लाइसेंस हो और उसने नशा न किया हो, तो कवर चालू रहता है। मालिक-ड्राइवर का दुर्घटना कवर दोस्त पर लागू नहीं होता। दोस्त के पास लाइसेंस नहीं, तो मानकर चलें कि अपनी गाड़ी के नुकसान का दावा नामंज़ूर होगा, और बीमा कंपनी घायल व्यक्ति को जो रकम देगी, वह आपसे वसूल कर सकती है।',
  'No helmet, or no licence: can a bike insurance claim be rejected?':
    'हेलमेट नहीं या लाइसेंस नहीं: क्या बाइक का दावा (क्लेम) नामंज़ूर होगा?',
  'Without a valid licence for the bike, yes: own damage is refused. A missing helmet is no usual ground to refuse the repair or a theft; but riding without it is an offence, and a court may award an injured rider less. Ask for the clause in writing.':
    'बाइक का मान्य लाइसेंस न हो, तो हाँ: अपनी गाड़ी के नुकसान का दावा नामंज़ूर होता है। हेलमेट न होना मरम्मत या चोरी का दावा नामंज़ूर करने का आम कारण नहीं है; पर बिना हेलमेट चलाना अपराध है, और घायल चालक को अदालत कम दिला सकती है। शर्त लिखकर माँगें।',
  'Zomato, Swiggy, Rapido or other delivery work: is my bike covered?':
    'Zomato, Swiggy, Rapido या डिलीवरी का काम: क्या मेरी बाइक कवर है?',
  'Not by a private policy: delivery and bike-taxi work is commercial use, and own damage can be refused. Ask the insurer for cover of that use before the first order, and the platform in writing what its own accident cover pays for you.':
    'निजी पॉलिसी में नहीं: डिलीवरी और बाइक-टैक्सी का काम व्यावसायिक इस्तेमाल है, और अपनी गाड़ी के नुकसान का दावा नामंज़ूर हो सकता है। पहले ऑर्डर से पहले बीमा कंपनी से इस काम का कवर माँगें, और प्लेटफ़ॉर्म से लिखकर पूछें कि उसका अपना दुर्घटना कवर आपके लिए क्या चुकाता है।',
  'Is the pillion rider covered by bike insurance?': 'क्या बाइक बीमे में पीछे की सवारी कवर है?',
  'Do not take it for granted. The compulsory accident cover is for the owner who rides. What a pillion rider can claim under the liability part depends on the kind of policy. If you regularly carry someone, ask for personal accident cover for the pillion rider by name of that cover, and check that it is printed in the schedule.':
    'इसे पक्का न मानें। अनिवार्य दुर्घटना कवर बाइक चलाने वाले मालिक के लिए है। थर्ड पार्टी हिस्से में पीछे की सवारी क्या माँग सकती है, यह पॉलिसी के प्रकार पर है। अक्सर किसी को साथ ले जाना हो, तो पीछे की सवारी का व्यक्तिगत दुर्घटना कवर इसी नाम से माँगें, और देखें कि वह अनुसूची में छपा है।',
  'Electric scooter: is insurance compulsory, and is the battery covered?':
    'इलेक्ट्रिक स्कूटर: क्या बीमा ज़रूरी है, और बैटरी कवर है?',
  'Yes, third-party cover is compulsory for an electric two-wheeler that must be registered. Its rate depends on the motor power in kilowatts, printed in the registration papers. Very slow models may be outside registration; ask the dealer for that in writing. The battery is covered by own damage only, and for accidents, fire or theft, not for its ageing: read how the policy treats it.':
    'हाँ, जिस इलेक्ट्रिक दोपहिया का पंजीकरण ज़रूरी है, उसका थर्ड पार्टी कवर भी अनिवार्य है। इसकी दर मोटर की किलोवाट में ताकत से तय होती है, जो पंजीकरण के काग़ज़ों में छपी है। हो सकता है कि बहुत धीमे मॉडल का पंजीकरण ज़रूरी न हो; डीलर से यह लिखकर लें। बैटरी केवल अपनी गाड़ी के नुकसान में कवर है, और केवल दुर्घटना, आग या चोरी के लिए, पुरानी पड़ने के लिए नहीं: पॉलिसी में पढ़ें कि बैटरी के लिए क्या लिखा है।',
  'Bike insurance expired months or {0} years ago: can I renew it online?':
    'बाइक बीमा महीनों या {0} साल पहले ख़त्म हुआ: ऑनलाइन रिन्यू होगा?',
  'Yes, online too, as a new policy. Third-party cover can normally be had without an inspection. Own damage follows one: at many insurers a video or photos that you take with the phone. If more than {0} days have passed since expiry, the no-claim bonus is gone and you start afresh. Nothing in the gap is insured. If third party has ended, leave the bike parked until the new start time; if only own damage has, you may ride. See [renewal](/renewal).':
    'हाँ, ऑनलाइन भी, नई पॉलिसी के रूप में। थर्ड पार्टी कवर आम तौर पर बिना जाँच मिल जाता है। अपनी गाड़ी के नुकसान का कवर जाँच के बाद मिलता है: कई कंपनियों में आपके फ़ोन से लिया वीडियो या फ़ोटो। ख़त्म होने के बाद {0} दिन से ज़्यादा बीत गए हों, तो नो-क्लेम बोनस चला गया और गिनती नए सिरे से शुरू होती है। बीच के समय में किसी चीज़ का बीमा नहीं है। थर्ड पार्टी ख़त्म हो गया हो, तो नई शुरुआत के समय तक बाइक खड़ी रखें; केवल अपनी गाड़ी के नुकसान का कवर ख़त्म हुआ हो, तो बाइक चलाई जा सकती है। देखें [नवीनीकरण](/renewal)।',
  'Fake policy: how do I check that my bike insurance is genuine?':
    'नकली पॉलिसी: कैसे जाँचें कि मेरा बाइक बीमा असली है?',
  'Scan the QR code on it, which lets anyone verify the policy with the insurer. Do so on the day you buy: a policy that cannot be verified may be a forgery. Then keep a soft copy on your phone that opens without a network. It is accepted as proof; paper is not needed.':
    'उस पर छपा QR कोड स्कैन करें, जिससे कोई भी पॉलिसी को बीमा कंपनी से जाँच ले। यह ख़रीदने के दिन ही करें: जो पॉलिसी जाँची न जा सके, वह नकली हो सकती है। फिर फ़ोन में ऐसी सॉफ़्ट कॉपी रखें जो बिना नेटवर्क के खुले। सबूत के तौर पर वह मान ली जाती है; छपा काग़ज़ ज़रूरी नहीं।',
  'Bike claim paid only half: why was so much of the bill left to me?':
    'बाइक का आधा ही दावा (क्लेम) मिला: बिल का इतना हिस्सा मुझ पर क्यों?',
  'Because many parts that break in a fall are plastic or rubber, and the insurer takes {0} off each such part it replaces. Then come the deductible in your schedule and items the policy does not pay, such as oil. Example: new fairings and a lamp for {1} leave {2} with you before the deductible. Zero depreciation cover removes the first of these cuts, not the other two. [Is a claim worth the bonus you lose?](/bike-insurance/ncb-calculator)':
    'क्योंकि गिरने पर टूटने वाले कई पुर्ज़े प्लास्टिक या रबर के होते हैं, और ऐसे हर बदले गए पुर्ज़े पर बीमा कंपनी {0} काटती है। फिर अनुसूची में लिखा डिडक्टिबल, और वे चीज़ें जिनका पैसा पॉलिसी नहीं देती, जैसे ऑयल। उदाहरण: {1} की नई फ़ेयरिंग और लाइट पर, डिडक्टिबल से पहले ही, {2} आपके ज़िम्मे आता है। ज़ीरो डेप इनमें से पहली कटौती हटाता है, बाकी दो नहीं। [क्या दावे का फ़ायदा जाने वाले बोनस से ज़्यादा है?](/bike-insurance/ncb-calculator)',
  'Is a claim worth the bonus you lose?': 'क्या दावे का फ़ायदा जाने वाले बोनस से ज़्यादा है?',
  Compulsory: 'अनिवार्य',
  'Compulsory by law': 'कानून में अनिवार्य',
  'What a stolen bike is worth to the insurer': 'चोरी हुई बाइक की कीमत बीमा कंपनी के लिए कितनी',
  'The insured value starts from the listed price and loses a fixed share with age. Example: a bike listed at {0} and between two and three years old is insured for the price less {1}, so a theft brings {2} less the deductible.':
    'बीमित कीमत सूची कीमत से शुरू होती है और उम्र के साथ तय हिस्सा घटता है। उदाहरण: {0} की सूची कीमत वाली, दो से तीन साल पुरानी बाइक का बीमा {1} घटाकर होता है, तो चोरी पर {2} मिलते हैं, डिडक्टिबल घटाकर।',
} as const satisfies Catalogue;
