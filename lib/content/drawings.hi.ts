import type { Catalogue } from '../languages/create-translator.ts';

export const drawingsHindi = {
  'after {0} months of unbroken cover only fraud can be held against you':
    'बिना रुकावट कवर के {0} महीने बाद केवल धोखाधड़ी पर सवाल उठ सकता है',
  'Waiting periods of a new health policy on a time line':
    'नई स्वास्थ्य पॉलिसी की प्रतीक्षा अवधियाँ, समय की रेखा पर',
  'A line of six years of unbroken cover. An accident is paid from the first day, other illness after {0} days, listed diseases and operations after at most {1} months, the row “Illness you already have” after at most {2} months. What you declared can be challenged for {3} months.':
    'बिना रुकावट कवर के छह साल की रेखा। दुर्घटना का ख़र्च पहले दिन से मिलता है, दूसरी बीमारी का {0} दिन बाद, सूची की बीमारियों और ऑपरेशन का ज़्यादा से ज़्यादा {1} महीने बाद, और “पहले से मौजूद बीमारी” वाली पंक्ति का ज़्यादा से ज़्यादा {2} महीने बाद। आपकी बताई बातों पर {3} महीने तक सवाल उठ सकता है।',
  'A line of six years of unbroken cover. An accident is paid from the first day, other illness after {0} days, listed diseases and operations after at most {1} months, the row “Illness your parent already has” after at most {2} months. What you declared can be challenged for {3} months.':
    'बिना रुकावट कवर के छह साल की रेखा। दुर्घटना का ख़र्च पहले दिन से मिलता है, दूसरी बीमारी का {0} दिन बाद, सूची की बीमारियों और ऑपरेशन का ज़्यादा से ज़्यादा {1} महीने बाद, और “माता या पिता की पहले से मौजूद बीमारी” वाली पंक्ति का ज़्यादा से ज़्यादा {2} महीने बाद। आपकी बताई बातों पर {3} महीने तक सवाल उठ सकता है।',
  'paid from the first day': 'ख़र्च पहले दिन से मिलता है',
  'What you declared': 'आपने जो बताया',
  'Paid from the first day': 'ख़र्च पहले दिन से मिलता है',
  'Other illness': 'दूसरी बीमारी',
  'Paid after {0} days': '{0} दिन बाद ख़र्च मिलता है',
  'Listed diseases and operations': 'सूची की बीमारियाँ और ऑपरेशन',
  'Can be challenged, {0} months': '{0} महीने तक सवाल उठ सकता है',
  'Illness your parent already has': 'माता या पिता की पहले से मौजूद बीमारी',
  'The no-claim bonus as a staircase': 'नो-क्लेम बोनस, सीढ़ी की तरह',
  'Steps from nothing in the first year to {0} off the own-damage premium after five claim-free years in a row. An arrow leads from the last step back to nothing: one own-damage claim, without bonus protection.':
    'पहले साल कुछ नहीं, फिर सीढ़ी-सीढ़ी बढ़कर, बिना दावे के लगातार पाँच साल बाद, अपनी गाड़ी के नुकसान वाले प्रीमियम पर {0} की छूट। आख़िरी सीढ़ी से एक तीर वापस शून्य पर आता है: अपनी गाड़ी के नुकसान का एक दावा, बोनस सुरक्षा के बिना।',
  '{0} off the own-damage premium': 'अपनी गाड़ी के नुकसान वाले प्रीमियम पर {0} की छूट',
  'back to no bonus, unless you hold bonus protection': 'बोनस फिर शून्य, अगर बोनस सुरक्षा न हो',
  'What is left of the listed price': 'सूची की कीमत में से क्या बचता है',
  'Six columns, one for each age of the vehicle. The share of the listed price that counts as insured value shrinks as the cut grows from {0} at up to {1} months to {2} at up to {3} years.':
    'छह खंभे, गाड़ी की हर उम्र के लिए एक। सूची की कीमत का जो हिस्सा बीमित कीमत माना जाता है, वह घटता जाता है, क्योंकि कटौती {1} महीने तक {0} से बढ़कर {3} साल तक {2} हो जाती है।',
  '{0} taken off the listed price': 'सूची की कीमत से {0} कम',
  'a value you and the insurer agree on': 'वह कीमत, जिस पर आप और बीमा कंपनी सहमत हों',
  'Level, increasing and decreasing cover by age': 'एक समान, बढ़ता और घटता कवर, आयु के हिसाब से',
  'Three areas from age {0} to age {1}, each starting at {2}.':
    '{0} से {1} की आयु तक तीन हिस्से, हर एक {2} से शुरू।',
  '{0} all the way to {1}': '{1} की आयु तक पूरी {0}',
  '{0} more a year, {1} from age {2}': 'हर साल {0} ज़्यादा, {2} की आयु से {1}',
  'Falls with a loan: {0} at {1}, nothing at {2}':
    'कर्ज़ के साथ घटती है: {1} की आयु में {0}, {2} पर कुछ नहीं',
  'Example sums. Your policy’s schedule states the sum for every year.':
    'राशियाँ केवल उदाहरण हैं। हर साल की राशि आपकी पॉलिसी की अनुसूची में लिखी है।',
  'Two-wheeler, {0} years {1} months, {2} new today, quoted at {3}':
    'दोपहिया, {0} साल {1} महीने, आज नई गाड़ी की कीमत {2}, कोटेशन में {3}',
} as const satisfies Catalogue;
