import type { Catalogue } from '../../languages/create-translator.ts';

export const motorFigureHindi = {
  'Third-party cover a new private car must be sold with:':
    'नई निजी कार के साथ कितने समय का थर्ड पार्टी कवर बेचना अनिवार्य है:',
  'Fine for driving without third-party cover, first offence:':
    'थर्ड पार्टी कवर के बिना गाड़ी चलाने का जुर्माना, पहला अपराध:',
  'Fine for driving without third-party cover, later offence:':
    'थर्ड पार्टी कवर के बिना गाड़ी चलाने का जुर्माना, बाद का अपराध:',
  'Longest imprisonment for driving without third-party cover, with or without the fine:':
    'थर्ड पार्टी कवर के बिना गाड़ी चलाने पर सबसे लंबी जेल, जुर्माने के साथ या उसके बिना:',
  'Third-party premium for a year, car engine up to {0} cc, before GST:':
    'एक साल का थर्ड पार्टी प्रीमियम, कार का इंजन {0} cc तक, GST से पहले:',
  'Third-party premium for a year, car engine above {0} cc, before GST:':
    'एक साल का थर्ड पार्टी प्रीमियम, कार का इंजन {0} cc से ऊपर, GST से पहले:',
  'GST on a car or two-wheeler insurance premium:': 'कार या दोपहिया के बीमा प्रीमियम पर GST:',
  'Third-party cover a new two-wheeler must be sold with:':
    'नए दोपहिया के साथ कितने समय का थर्ड पार्टी कवर बेचना अनिवार्य है:',
  'Third-party premium for a year, two-wheeler up to {0} cc, before GST:':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया {0} cc तक, GST से पहले:',
  'Third-party premium for a year, two-wheeler above {0} cc, before GST:':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया {0} cc से ऊपर, GST से पहले:',
  'Sources: {0} Motor Vehicles (Third Party Insurance Base Premium and Liability) Rules, {1}, G.S.R. {2}(E), {3}; {4} Note of {5} on GST rates: motor is not among the exemptions of Notification {6}/2025-Central Tax (Rate); {7} IRDAI circular on long-term third-party cover for new vehicles, in force from {8}; {9} IRDAI’s withdrawal of long-term package covers; {10} IRDAI circular IRDAI/NL/CIR/MOTP/200/12/2018, {11}; {12} Gazette tracker, {13}: no change of the Rules of {14} after G.S.R. {15}(E) of {16}; {17} Gazette of India, CG-DL-E-17062026-273545.':
    'स्रोत: {0} Motor Vehicles (Third Party Insurance Base Premium and Liability) Rules, {1}, G.S.R. {2}(E), {3}; {4} GST दरों पर {5} का नोट: Notification {6}/2025-Central Tax (Rate) की छूटों में गाड़ी का बीमा नहीं है; {7} नई गाड़ियों के लंबी अवधि के थर्ड पार्टी कवर पर IRDAI का परिपत्र, {8} से लागू; {9} लंबी अवधि के पैकेज कवर IRDAI ने वापस लिए; {10} IRDAI का परिपत्र IRDAI/NL/CIR/MOTP/200/12/2018, {11}; {12} राजपत्र की सूचनाओं की सूची, {13}: {14} के Rules में {16} के G.S.R. {15}(E) के बाद कोई बदलाव नहीं; {17} भारत का राजपत्र, CG-DL-E-17062026-273545।',
  'Third-party premium for three years, new car, engine above {0} and up to {1} cc':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई कार, इंजन {0} से ऊपर और {1} cc तक',
  'Third-party premium for three years, new electric car, above {0} and up to {1} kW':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई इलेक्ट्रिक कार, {0} से ऊपर और {1} kW तक',
  'Third-party premium for a year, car engine up to {0} cc':
    'एक साल का थर्ड पार्टी प्रीमियम, कार का इंजन {0} cc तक',
  'Third-party premium for a year, electric car, up to {0} kW':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक कार, {0} kW तक',
  'Third-party premium for three years, new electric car, up to {0} kW':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई इलेक्ट्रिक कार, {0} kW तक',
  'Third-party premium for a year, electric car, above {0} kW':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक कार, {0} kW से ऊपर',
  'Sources: {0} SBI General, private car package policy wording, {1}; {2} Tata AIG, stand-alone own-damage policy wording, UIN IRDAN108RP0001V01201920; {3} ICICI Lombard, motor policy wordings of {4}; {5} HDFC ERGO, page on the no-claim bonus in car insurance; {6} Note of {7} on GST rates: motor is not among the exemptions of Notification {8}/2025-Central Tax (Rate).':
    'स्रोत: {0} SBI General, निजी कार की पैकेज पॉलिसी की शर्तें, {1}; {2} Tata AIG, केवल अपनी गाड़ी के नुकसान की पॉलिसी की शर्तें, UIN IRDAN108RP0001V01201920; {3} ICICI Lombard, {4} की गाड़ी की पॉलिसी की शर्तें; {5} HDFC ERGO, कार बीमे के नो-क्लेम बोनस का पेज; {6} GST दरों पर {7} का नोट: Notification {8}/2025-Central Tax (Rate) की छूटों में गाड़ी का बीमा नहीं है।',
  'What a total loss pays': 'पूरे नुकसान पर क्या मिलता है',
  'Repair of {0}, car up to {1} months old, bonus {2}, premium {3}':
    '{0} की मरम्मत, कार {1} महीने तक पुरानी, बोनस {2}, प्रीमियम {3}',
  'Repair of {0}, car up to {1} months old, no bonus, premium {2}':
    '{0} की मरम्मत, कार {1} महीने तक पुरानी, बोनस नहीं, प्रीमियम {2}',
  'Third-party premium for a year, electric two-wheeler, above {0} and up to {1} kW':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक दोपहिया, {0} से ऊपर और {1} kW तक',
  'Third-party premium for a year, two-wheeler up to {0} cc':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया {0} cc तक',
  'Third-party premium for five years, new two-wheeler above {0} and up to {1} cc':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया दोपहिया {0} से ऊपर और {1} cc तक',
  'Third-party premium for five years, new electric two-wheeler, up to {0} kW':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया इलेक्ट्रिक दोपहिया, {0} kW तक',
  'Third-party premium for a year, electric two-wheeler, above {0} kW':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक दोपहिया, {0} kW से ऊपर',
  'Third-party premium for a year, electric two-wheeler up to {0} kW':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक दोपहिया {0} kW तक',
  'Third-party premium for five years, new electric two-wheeler, above {0} and up to {1} kW':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया इलेक्ट्रिक दोपहिया, {0} से ऊपर और {1} kW तक',
  'Sources: {0} SBI General, private car package policy wording, {1}; {2} ICICI Lombard, motor policy wordings of {3}.':
    'स्रोत: {0} SBI General, निजी कार की पैकेज पॉलिसी की शर्तें, {1}; {2} ICICI Lombard, {3} की गाड़ी की पॉलिसी की शर्तें।',
  'IDV: taken off the listed price, vehicle up to {0} months old: {1} ({2}, read in an insurer’s wording)':
    'IDV: सूची की कीमत में कमी, गाड़ी {0} महीने तक पुरानी: {1} ({2}, बीमा कंपनी की शर्तों में पढ़ा)',
  'IDV: taken off the listed price, vehicle above {0} months and up to {1} year old: {2} ({3}, read in an insurer’s wording)':
    'IDV: सूची की कीमत में कमी, गाड़ी {0} महीने से ज़्यादा और {1} साल तक पुरानी: {2} ({3}, बीमा कंपनी की शर्तों में पढ़ा)',
  'IDV: taken off the listed price, vehicle above {0} and up to {1} years old: {2} ({3}, read in an insurer’s wording)':
    'IDV: सूची की कीमत में कमी, गाड़ी {0} साल से ज़्यादा और {1} साल तक पुरानी: {2} ({3}, बीमा कंपनी की शर्तों में पढ़ा)',
  'Repair of {0}, two-wheeler {1} to {2} years old, no bonus, premium {3}':
    '{0} की मरम्मत, दोपहिया {1} से {2} साल पुराना, बोनस नहीं, प्रीमियम {3}',
  'Repair of {0}, two-wheeler over {1} months, up to {2} year old, bonus {3}, premium {4}':
    '{0} की मरम्मत, दोपहिया {1} महीने से ज़्यादा, {2} साल तक पुराना, बोनस {3}, प्रीमियम {4}',
  'Age of a car up to which insurers sell zero depreciation':
    'कार की वह उम्र, जहाँ तक कंपनियाँ ज़ीरो डेप देती हैं',
  'Compulsory personal accident cover of the owner-driver':
    'मालिक-ड्राइवर का अनिवार्य व्यक्तिगत दुर्घटना कवर',
  'Cost of retrieval and repair, as a share of IDV, above which the vehicle is a total loss':
    'गाड़ी वापस लाने और मरम्मत का ख़र्च IDV के इस हिस्से से ज़्यादा हो, तो पूरा नुकसान (टोटल लॉस) माना जाता है',
  'Counted as material in a painting bill that does not split material and labour':
    'पेंट के बिल में सामग्री और मज़दूरी अलग न लिखी हों, तो सामग्री का माना गया हिस्सा',
  'Date since which third-party rates for cars and two-wheelers have stood':
    'वह तारीख़, जब से कार और दोपहिया की थर्ड पार्टी दरें यही हैं',
  Deductibles: 'डिडक्टिबल',
  'Fine for driving without third-party cover, first offence':
    'थर्ड पार्टी कवर के बिना गाड़ी चलाने का जुर्माना, पहली बार',
  'Fine for driving without third-party cover, later offence':
    'थर्ड पार्टी कवर के बिना गाड़ी चलाने का जुर्माना, उसके बाद',
  'Five years in a row or more': 'लगातार पाँच साल या ज़्यादा',
  'Four years in a row': 'लगातार चार साल',
  'GST on a car or two-wheeler insurance premium': 'कार या दोपहिया बीमे के प्रीमियम पर GST',
  'Gazette notice listed under third-party premium whose text we could not read':
    'थर्ड पार्टी प्रीमियम के नीचे दर्ज राजपत्र की सूचना, जिसका पाठ हम नहीं पढ़ पाए',
  'IDV of a model that is no longer made, and of any vehicle over {0} years old':
    'जो मॉडल अब नहीं बनता उसकी, और {0} साल से ज़्यादा पुरानी हर गाड़ी की IDV',
  'Limit for the property of others that an owner can choose for a lower premium':
    'दूसरों की संपत्ति के नुकसान की वह सीमा, जिसे मालिक कम प्रीमियम के लिए चुन सकता है',
  'Longest imprisonment for driving without third-party cover, with or without the fine':
    'थर्ड पार्टी कवर के बिना गाड़ी चलाने पर ज़्यादा से ज़्यादा जेल, जुर्माने के साथ या उसके बिना',
  'No valid pollution certificate (PUC)': 'मान्य प्रदूषण प्रमाणपत्र (PUC) नहीं',
  'No valid pollution certificate (PUC) on the day of the accident':
    'दुर्घटना के दिन मान्य प्रदूषण प्रमाणपत्र (PUC) नहीं',
  'No-claim bonus after five claim-free years in a row, the highest step':
    'बिना दावे के लगातार पाँच साल बाद नो-क्लेम बोनस, सबसे ऊँची सीढ़ी',
  'No-claim bonus after four claim-free years in a row':
    'बिना दावे के लगातार चार साल बाद नो-क्लेम बोनस',
  'No-claim bonus after one claim-free year': 'बिना दावे के एक साल के बाद नो-क्लेम बोनस',
  'No-claim bonus after three claim-free years in a row':
    'बिना दावे के लगातार तीन साल बाद नो-क्लेम बोनस',
  'No-claim bonus after two claim-free years in a row': 'बिना दावे के लगातार दो साल बाद नो-क्लेम बोनस',
  'Not a valid reason to deny a motor claim': 'गाड़ी का दावा नामंज़ूर करने का मान्य कारण नहीं',
  'Over {0} months, up to {1} year': '{0} महीने से ज़्यादा, {1} साल तक',
  'Over {0} years, up to {1} years': '{0} साल से ज़्यादा, {1} साल तक',
  'Own-damage cover in the usual bundled policy of a new vehicle':
    'नई गाड़ी की आम बंडल पॉलिसी में अपनी गाड़ी के नुकसान का कवर',
  'Own-damage cover of a used vehicle': 'पुरानी गाड़ी ख़रीदने पर अपनी गाड़ी के नुकसान का कवर',
  'PUC (pollution certificate) expired: not a valid reason to deny a motor claim, IRDAI said in {0}. Driving without it is still an offence.':
    'PUC (प्रदूषण प्रमाणपत्र) ख़त्म: गाड़ी का दावा नामंज़ूर करने का मान्य कारण नहीं, यह IRDAI ने {0} में कहा था। इसके बिना गाड़ी चलाना फिर भी अपराध है।',
  'Share of the owner-driver cover paid for the loss of one limb or one eye':
    'मालिक-ड्राइवर के कवर का वह हिस्सा, जो एक हाथ या पैर या एक आँख जाने पर मिलता है',
  'Source: HDFC ERGO, page on the no-claim bonus in car insurance, as of {0}.':
    'स्रोत: HDFC ERGO, कार बीमे के नो-क्लेम बोनस का पेज, {0} की स्थिति।',
  'Source: SBI General, private car package policy wording, {0}, as of {1}.':
    'स्रोत: SBI General, निजी कार की पैकेज पॉलिसी की शर्तें, {0}, {1} की स्थिति।',
  'Taken off': 'कटौती',
  'Taken off other replaced parts, vehicle aged over {0} months, up to {1} year':
    'बदले गए दूसरे पुर्ज़ों पर कटौती, गाड़ी {0} महीने से ज़्यादा और {1} साल तक पुरानी',
  'Taken off other replaced parts, vehicle aged over {0} year, up to {1} years':
    'बदले गए दूसरे पुर्ज़ों पर कटौती, गाड़ी {0} साल से ज़्यादा और {1} साल तक पुरानी',
  'Taken off other replaced parts, vehicle aged over {0} years':
    'बदले गए दूसरे पुर्ज़ों पर कटौती, गाड़ी {0} साल से ज़्यादा पुरानी',
  'Taken off other replaced parts, vehicle aged over {0} years, up to {1} years':
    'बदले गए दूसरे पुर्ज़ों पर कटौती, गाड़ी {0} साल से ज़्यादा और {1} साल तक पुरानी',
  'Taken off other replaced parts, vehicle aged up to {0} months':
    'बदले गए दूसरे पुर्ज़ों पर कटौती, गाड़ी {0} महीने तक पुरानी',
  'Taken off replaced fibreglass parts': 'बदले गए फ़ाइबरग्लास के पुर्ज़ों पर कटौती',
  'Taken off replaced glass': 'बदले गए काँच पर कटौती',
  'Taken off replaced rubber, nylon and plastic parts, tyres, batteries and air bags':
    'बदले गए रबर, नायलॉन और प्लास्टिक के पुर्ज़ों, टायर, बैटरी और एयरबैग पर कटौती',
  'Taken off the material of a painting bill': 'पेंट के बिल की सामग्री पर कटौती',
  'Third party: yes, by law, from the day of the sale; ask the insurer for the transfer within {0} days. Own damage: rely on it only once the insurer has endorsed your name. [Your dates, and a letter to the insurer](/joy-center/answer?event=vehicle&bought=used).':
    'थर्ड पार्टी: हाँ, कानून से, बिक्री के दिन से; {0} दिन के अंदर कंपनी से पॉलिसी अपने नाम करने को कहें। अपनी गाड़ी का नुकसान: इस पर भरोसा तभी करें, जब कंपनी पॉलिसी में आपका नाम चढ़ा दे। [आपकी तारीख़ें, और कंपनी को चिट्ठी](/joy-center/answer?event=vehicle&bought=used)।',
  'Third-party concession for hybrid electric vehicles':
    'हाइब्रिड इलेक्ट्रिक गाड़ियों के थर्ड पार्टी प्रीमियम पर रियायत',
  'Third-party cover a new private car must be sold with':
    'थर्ड पार्टी कवर, जिसके साथ ही नई निजी कार बिकनी चाहिए',
  'Third-party cover a new two-wheeler must be sold with':
    'थर्ड पार्टी कवर, जिसके साथ ही नया दोपहिया बिकना चाहिए',
  'Third-party cover of a used vehicle passes to the buyer by law':
    'पुरानी गाड़ी का थर्ड पार्टी कवर कानून से ख़रीदार के पास आ जाता है',
  'Third-party premium for a year, car engine above {0} and up to {1} cc':
    'एक साल का थर्ड पार्टी प्रीमियम, कार का इंजन {0} से ऊपर और {1} cc तक',
  'Third-party premium for a year, car engine above {0} and up to {1} cc, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, कार का इंजन {0} से ऊपर और {1} cc तक, GST से पहले',
  'Third-party premium for a year, car engine above {0} cc, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, कार का इंजन {0} cc से ऊपर, GST से पहले',
  'Third-party premium for a year, car engine up to {0} cc, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, कार का इंजन {0} cc तक, GST से पहले',
  'Third-party premium for a year, electric car above {0} and up to {1} kW, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक कार, {0} से ऊपर और {1} kW तक, GST से पहले',
  'Third-party premium for a year, electric car, above {0} kW, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक कार, {0} kW से ऊपर, GST से पहले',
  'Third-party premium for a year, electric car, up to {0} kW, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक कार, {0} kW तक, GST से पहले',
  'Third-party premium for a year, electric two-wheeler above {0} and up to {1} kW, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक दोपहिया, {0} से ऊपर और {1} kW तक, GST से पहले',
  'Third-party premium for a year, electric two-wheeler up to {0} kW, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, इलेक्ट्रिक दोपहिया, {0} kW तक, GST से पहले',
  'Third-party premium for a year, two-wheeler above {0} and up to {1} cc':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया {0} से ऊपर और {1} cc तक',
  'Third-party premium for a year, two-wheeler above {0} and up to {1} cc, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया {0} से ऊपर और {1} cc तक, GST से पहले',
  'Third-party premium for a year, two-wheeler above {0} cc, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया {0} cc से ऊपर, GST से पहले',
  'Third-party premium for a year, two-wheeler up to {0} cc, before GST':
    'एक साल का थर्ड पार्टी प्रीमियम, दोपहिया {0} cc तक, GST से पहले',
  'Third-party premium for five years, new two-wheeler above {0} and up to {1} cc, before GST':
    'पाँच साल का थर्ड पार्टी प्रीमियम, नया दोपहिया {0} से ऊपर और {1} cc तक, GST से पहले',
  'Third-party premium for three years, new car, engine above {0} and up to {1} cc, before GST':
    'तीन साल का थर्ड पार्टी प्रीमियम, नई कार, इंजन {0} से ऊपर और {1} cc तक, GST से पहले',
  'Three years in a row': 'लगातार तीन साल',
  'Time a motor policy stays valid for the heirs after the owner dies, if it has not expired':
    'मालिक की मृत्यु के बाद गाड़ी की पॉलिसी वारिसों के लिए कितने समय मान्य रहती है, अगर वह ख़त्म न हुई हो',
  'Time for the buyer of a used vehicle to ask the insurer to transfer the policy':
    'पुरानी गाड़ी के ख़रीदार के लिए पॉलिसी अपने नाम कराने का अनुरोध करने का समय',
  'Time for which a certificate keeps the no-claim bonus after the vehicle is sold':
    'गाड़ी बिकने के बाद प्रमाणपत्र से नो-क्लेम बोनस कितने समय बना रहता है',
  'Two years in a row': 'लगातार दो साल',
  'Usual compulsory deductible for each claim, car above {0} cc':
    'हर दावे पर आम अनिवार्य डिडक्टिबल, {0} cc से ऊपर की कार',
  'Usual compulsory deductible for each claim, car up to {0} cc':
    'हर दावे पर आम अनिवार्य डिडक्टिबल, {0} cc तक की कार',
  'Usual compulsory deductible for each claim, two-wheeler':
    'हर दावे पर आम अनिवार्य डिडक्टिबल, दोपहिया',
  'Usual limit for damage to other people’s property, private car':
    'दूसरों की संपत्ति के नुकसान की आम सीमा, निजी कार',
  'Usual limit for damage to other people’s property, two-wheeler':
    'दूसरों की संपत्ति के नुकसान की आम सीमा, दोपहिया',
  'Voluntary deductibles usually offered for a car, for each claim':
    'कार के लिए आम तौर पर मिलने वाले अपनी मर्ज़ी के डिडक्टिबल, हर दावे पर',
  'Zero depreciation claims that insurers allow in a policy year':
    'पॉलिसी के एक साल में ज़ीरो डेप के कितने दावों की छूट है',
  'at most insurers up to five years, at some up to seven or more':
    'ज़्यादातर कंपनियों में पाँच साल तक, कुछ में सात या उससे ज़्यादा तक',
  'by agreement of owner and insurer': 'मालिक और बीमा कंपनी की सहमति से',
  'from the day of the sale': 'बिक्री के दिन से',
  'many insurers allow one or two, some set no limit':
    'कई कंपनियाँ एक या दो की छूट देती हैं, कुछ कोई सीमा नहीं रखतीं',
  'renewal page': 'नवीनीकरण का पेज',
  'taken off the listed price, vehicle above {0} and up to {1} years old: {2}':
    'सूची कीमत से कटौती, गाड़ी {0} से ज़्यादा और {1} साल तक पुरानी: {2}',
  'taken off the listed price, vehicle above {0} months and up to {1} year old: {2}':
    'सूची कीमत से कटौती, गाड़ी {0} महीने से ज़्यादा और {1} साल तक पुरानी: {2}',
  'taken off the listed price, vehicle up to {0} months old: {1}':
    'सूची कीमत से कटौती, गाड़ी {0} महीने तक पुरानी: {1}',
  'when the buyer can rely on it: once the insurer has endorsed your name':
    'ख़रीदार इस पर कब से भरोसा करे: जब कंपनी पॉलिसी में आपका नाम चढ़ा दे',
  '{0}, {1}, {2} or {3}': '{0}, {1}, {2} या {3}',
} as const satisfies Catalogue;
