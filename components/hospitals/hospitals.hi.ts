import type { Catalogue } from '@/lib/languages/create-translator';

export const hospitalsComponentHindi = {
  'IVF or fertility centre': 'IVF या फ़र्टिलिटी सेंटर',
  'Hospitals found': 'मिले हुए अस्पताल',
  'Hospital, area, city or PIN code': 'अस्पताल, इलाका, शहर या पिन कोड',
  'We ask only when you tap. Rounded to about a kilometre on your device; used for this search, then gone.':
    'हम तभी पूछते हैं, जब आप इसे दबाएँ। जगह आपके डिवाइस पर ही करीब एक किलोमीटर तक गोल की जाती है; इस खोज के बाद मिट जाती है।',
  'Closest match first': 'सबसे मिलता-जुलता पहले',
  'Nearest first': 'सबसे पास वाला पहले',
  'Kind, by its name': 'प्रकार, नाम के हिसाब से',
  'Any kind': 'कोई भी प्रकार',
  'Any distance': 'कोई भी दूरी',
  'No hospital found': 'कोई अस्पताल नहीं मिला',
  'No hospital found.': 'कोई अस्पताल नहीं मिला।',
  'The nearest to the middle of the PIN codes that begin with {0} are below.':
    '{0} से शुरू होने वाले पिन कोड के इलाके के बीच से जो अस्पताल सबसे पास हैं, वे नीचे दिए हैं।',
  'Copy for the hospital desk': 'अस्पताल के डेस्क के लिए कॉपी करें',
  'in your maps app': 'आपके मैप ऐप में',
  'Where {0} hospitals of this page lie; their distances are in the list.':
    'इस पेज के {0} अस्पताल कहाँ हैं; उनकी दूरी सूची में है।',
  'Numbers are those of the list. North is up. Hospitals close together share a mark. A mark leads to its hospital in the list.':
    'नंबर वही हैं जो सूची में हैं। उत्तर दिशा ऊपर है। पास-पास के अस्पतालों का एक ही निशान है। निशान दबाने पर सूची में वही अस्पताल खुलता है।',
  'To hospital {0}, {1}, {2}, {3} in the list': 'सूची में अस्पताल {0}, {1}, {2}, {3} पर जाएँ',
  'To hospital {0}, {1}, {2} in the list': 'सूची में अस्पताल {0}, {1}, {2} पर जाएँ',
  'To hospital {0} in the list': 'सूची में अस्पताल {0} पर जाएँ',
  'Distances are straight lines, to the middle of the PIN area, or of the town, where the list has no exact position.':
    'दूरी सीधी रेखा में है। जहाँ सूची में ठीक जगह नहीं है, वहाँ पिन कोड के इलाके या शहर के बीच तक नापी गई है।',
  'Add your area, city or PIN code to see those near you first.':
    'पास के अस्पताल पहले देखने के लिए अपना इलाका, शहर या पिन कोड लिखें।',
  'See them on a map': 'इन्हें नक्शे पर देखें',
  'Map of these hospitals': 'इन अस्पतालों का नक्शा',
  'Sample list, without insurers.': 'नमूने की सूची, बीमा कंपनियों के बिना।',
  'Search at any distance': 'किसी भी दूरी पर खोजें',
  'Check the digits of the PIN code, or type the area or the city instead.':
    'पिन कोड के अंक जाँच लें, या उसकी जगह इलाका या शहर लिखें।',
  'Search in every insurer’s list': 'हर बीमा कंपनी की सूची में खोजें',
  '{0} hospital, about {1} km away': '{0} अस्पताल, करीब {1} किमी दूर',
  '{0} hospitals, about {1} km away': '{0} अस्पताल, करीब {1} किमी दूर',
  'If you need a hospital now': 'अभी अस्पताल की ज़रूरत हो, तो',
  'Another hospital: pay, then claim back': 'दूसरा अस्पताल: पहले चुकाएँ, फिर दावा करें',
  'Planned stay: ask the insurer first for “Cashless Everywhere”':
    'पहले से तय भर्ती: पहले बीमा कंपनी से “कैशलेस एवरीवेयर” माँगें',
  'Emergency: go to the nearest hospital, then tell the insurer':
    'इमरजेंसी: सबसे पास के अस्पताल जाएँ, फिर बीमा कंपनी को बताएँ',
  'Which insurer?': 'कौन सी बीमा कंपनी?',
  'If none is near enough': 'कोई भी काफ़ी पास न हो, तो',
  'Places and PIN codes, rounded and combined by us, are from':
    'जगहें और पिन कोड हमने मोटे अंकों में बदलकर और मिलाकर रखे हैं। ये यहाँ से लिए गए हैं:',
  'Long pages, to print': 'लंबे पेज, प्रिंट के लिए',
  'Pages of results': 'नतीजों के पेज',
  'Error:': 'ग़लती:',
} as const satisfies Catalogue;
