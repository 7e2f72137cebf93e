import type { Catalogue } from '@/lib/languages/create-translator';

export const claimsComponentHindi = {
  'Nothing here says that a claim will be paid. Where this page and your policy differ, the policy holds. Late notice or a missing paper is not by itself a ground to reject.':
    'यहाँ कहीं यह नहीं कहा गया कि दावा चुकाया जाएगा। इस पेज और आपकी पॉलिसी में फ़र्क हो, तो पॉलिसी मानी जाएगी। देर से दी गई सूचना या कोई काग़ज़ कम होना, अकेले नामंज़ूरी का कारण नहीं है।',
  'At what time, about?': 'करीब कितने बजे?',
  'Another day': 'कोई और दिन',
  'Not answered yet': 'अभी जवाब नहीं मिला',
  'Further along? Add these dates': 'बात आगे बढ़ चुकी है? ये तारीख़ें जोड़ें',
  'Make my dated plan': 'मेरी तारीख़ों की सूची बनाएँ',
  'Was it refused? What the letter means, and your dates':
    'दावा नामंज़ूर हुआ? चिट्ठी का मतलब, और आपकी तारीख़ें',
  'If you like. No medical detail, no document. We explain and put papers in order; the insurer decides.':
    'चाहें तो यह भरें। हम न बीमारी के बारे में पूछते हैं, न कोई काग़ज़ माँगते हैं। हम समझाते हैं और काग़ज़ ठीक से लगवाते हैं; फ़ैसला बीमा कंपनी करती है।',
  'Steps of this claim': 'इस दावे के कदम',
  'Claim refused or cut': 'दावा नामंज़ूर हुआ या कटा',
  'A letter says no, pays less, or none comes': 'चिट्ठी में मनाही है, पैसा कम है, या चिट्ठी आई ही नहीं',
  'What happened?': 'क्या हुआ?',
  'In danger? Call the local emergency number. In India:':
    'ख़तरे में हैं? वहाँ का इमरजेंसी नंबर मिलाएँ। भारत में:',
  'Anyone hurt? Call': 'किसी को चोट लगी है? फ़ोन करें:',
  'All complaint steps, with contacts, offices and a letter':
    'शिकायत के सभी कदम, संपर्क, दफ़्तर और चिट्ठी के साथ',
  'As of {0},': '{0} की जानकारी,',
  'Person in charge': 'मामला देखने वाले व्यक्ति का नाम',
  'Made on {0}, {1}. Guidance; the insurer decides.':
    '{0} को {1} बनाया गया। यह जानकारी है; फ़ैसला बीमा कंपनी करती है।',
  'The insurer’s number is on the health card. Our phone is answered {0} to {1}, every day.':
    'बीमा कंपनी का नंबर हेल्थ कार्ड पर है। हमारा फ़ोन हर दिन {0} से {1} तक उठाया जाता है।',
  'Nothing here says that a claim will be paid.': 'यहाँ कहीं नहीं लिखा कि दावे का पैसा मिलेगा।',
  'Made on {0}, {1}. Guidance; the tribunal decides.':
    '{0} को {1} बनाया गया। यह जानकारी है; फ़ैसला अधिकरण करता है।',
  'Show the new dates': 'नई तारीख़ें देखें',
  'Change or add dates': 'तारीख़ें बदलें या जोड़ें',
  'It was due by {0}, {1}.': 'समय {0}, {1} तक था।',
  'It was due by {0}.': 'समय {0} तक था।',
  'Usually by': 'आम तौर पर इस दिन तक',
  'Also tell: {0} more': 'इन्हें भी बताएँ: {0} और',
  'Usually by {0}.': 'आम तौर पर {0} तक।',
  'The complaint steps, dated from {0}': 'शिकायत के कदम, {0} से गिनी तारीख़ों के साथ',
  'These steps are done, or belong to the first days. What comes next is in your dates.':
    'ये कदम हो चुके हैं, या शुरू के दिनों के थे। आगे क्या करना है, यह आपकी तारीख़ों में है।',
} as const satisfies Catalogue;
