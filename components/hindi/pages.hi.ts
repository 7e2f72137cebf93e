import type { Catalogue } from '@/lib/languages/create-translator';

export const pagesComponentHindi = {
  'Hospitals by city': 'शहर के हिसाब से अस्पताल',
  'What does the letter say?': 'चिट्ठी में क्या लिखा है?',
  'The reasons that letters give': 'चिट्ठियों में दिए जाने वाले कारण',
  'Each leads to its meaning, the rule behind it, the papers that answer it, and the letter.':
    'हर कारण पर मिलेगा: उसका मतलब, उसके पीछे का नियम, उसका जवाब देने वाले काग़ज़, और चिट्ठी।',
  'Rejected claims: common questions': 'नामंज़ूर दावे: आम सवाल',
  'Before you answer the letter': 'चिट्ठी का जवाब देने से पहले',
  'Travel, accident, any insurance': 'यात्रा, दुर्घटना, कोई भी बीमा',
  'Rules for insurers': 'बीमा कंपनियों के लिए नियम',
  'What the insurer owes you, and the steps after a no':
    'कंपनी को क्या करना होता है, और मना करने के बाद के क़दम',
  'Each step, and your dates': 'हर कदम, और आपकी तारीख़ें',
  'Report an error': 'ग़लती बताएँ',
  'Already complained? See your next step': 'शिकायत पहले की है? अपना अगला कदम देखें',
  'Was a claim refused or cut? What the letter means': 'दावा नामंज़ूर हुआ या कटा? चिट्ठी का मतलब',
  'The market in figures': 'बाज़ार के आँकड़े',
  'All insurers together. [Each insurer’s figures](/insurance-companies)':
    'सभी बीमा कंपनियाँ मिलाकर। [हर कंपनी के आँकड़े](/insurance-companies)',
  'Each insurer’s figures': 'हर कंपनी के आँकड़े',
  'Often asked': 'अक्सर पूछा जाता है',
  '[All questions and answers](/faqs)': '[सभी सवाल और जवाब](/faqs)',
  'All questions and answers': 'सभी सवाल और जवाब',
  'How many days do you have?': 'आपके पास कितने दिन हैं?',
  'Terms and conditions': 'नियम और शर्तें',
  'How cashless treatment works': 'कैशलेस इलाज कैसे होता है',
  'All kinds of claim': 'हर तरह के दावे',
  'Something does not fit': 'कोई बात मेल नहीं खाती',
  'The five steps, and a complaint to us': 'पाँच कदम, और हमें भेजी शिकायत',
  'Us, the broker: your complaint and its dates': 'हम, यानी ब्रोकर: आपकी शिकायत और उसकी तारीख़ें',
  'The Insurance Ombudsman: your complaint and its dates': 'बीमा लोकपाल: आपकी शिकायत और उसकी तारीख़ें',
  'Bima Bharosa (IRDAI): your complaint and its dates':
    'बीमा भरोसा (IRDAI): आपकी शिकायत और उसकी तारीख़ें',
  'How renewals work, line by line': 'नवीनीकरण कैसे होता है, हर बीमे के लिए अलग',
  'Two-wheeler policy: renewal and last days': 'दोपहिया की पॉलिसी: नवीनीकरण और आख़िरी दिन',
  FAQs: 'अक्सर पूछे जाने वाले सवाल',
} as const satisfies Catalogue;
