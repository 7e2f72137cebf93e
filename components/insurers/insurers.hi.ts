import type { Catalogue } from '@/lib/languages/create-translator';

export const insurersComponentHindi = {
  'Name, older name or registration number': 'नाम, पुराना नाम या पंजीकरण संख्या',
  'All kinds': 'सभी प्रकार',
  'Sort by': 'क्रम चुनें',
  'Name, A to Z': 'नाम, A से Z',
  'Show all': 'सभी दिखाएँ',
  'A to Z. In brackets: the IRDAI registration number.': 'A से Z। कोष्ठक में: IRDAI की पंजीकरण संख्या।',
  'Claim settlement ratio of individual death claims, by number. A to Z. A dot for each insurer; a ring or an arrow where a few claims move the figure, the arrow where it is off the scale.':
    'अकेले व्यक्ति की पॉलिसियों के मृत्यु के दावों का दावा निपटान अनुपात, गिनती से। A से Z। हर बीमा कंपनी का एक बिंदु; जहाँ कुछ ही दावों से आँकड़ा बदल जाता है, वहाँ छल्ला या तीर। तीर वहाँ, जहाँ आँकड़ा पैमाने से बाहर है।',
  'Claim settlement ratio of individual death claims. A to Z.':
    'अकेले व्यक्ति की पॉलिसियों के मृत्यु के दावों का दावा निपटान अनुपात। A से Z।',
  'Incurred claims ratio of health business. A to Z.':
    'स्वास्थ्य बीमे में प्रीमियम में दावों का हिस्सा। A से Z।',
  'Incurred claims ratio of health business. A to Z. A dot for each insurer; a ring or an arrow where a few claims move the figure, the arrow where it is off the scale.':
    'स्वास्थ्य बीमे में प्रीमियम में दावों का हिस्सा। A से Z। हर बीमा कंपनी का एक बिंदु; जहाँ कुछ ही दावों से आँकड़ा बदल जाता है, वहाँ छल्ला या तीर। तीर वहाँ, जहाँ आँकड़ा पैमाने से बाहर है।',
  'Claim settlement ratio of individual death claims, by number. Sorted by claim settlement ratio, by number, 2024-25, from high to low; those without a steady figure come last. A dot for each insurer; a ring or an arrow where a few claims move the figure, the arrow where it is off the scale.':
    'अकेले व्यक्ति की पॉलिसियों के मृत्यु के दावों का दावा निपटान अनुपात, गिनती से। क्रम: दावा निपटान अनुपात, गिनती से, 2024-25, ज़्यादा से कम; जिनका आँकड़ा स्थिर नहीं, वे अंत में। हर बीमा कंपनी का एक बिंदु; जहाँ कुछ ही दावों से आँकड़ा बदल जाता है, वहाँ छल्ला या तीर। तीर वहाँ, जहाँ आँकड़ा पैमाने से बाहर है।',
  'Claim settlement ratio of individual death claims, by amount. Sorted by claim settlement ratio, by amount, 2024-25, from high to low; those without a steady figure come last. A dot for each insurer; a ring or an arrow where a few claims move the figure, the arrow where it is off the scale.':
    'अकेले व्यक्ति की पॉलिसियों के मृत्यु के दावों का दावा निपटान अनुपात, रकम से। क्रम: दावा निपटान अनुपात, रकम से, 2024-25, ज़्यादा से कम; जिनका आँकड़ा स्थिर नहीं, वे अंत में। हर बीमा कंपनी का एक बिंदु; जहाँ कुछ ही दावों से आँकड़ा बदल जाता है, वहाँ छल्ला या तीर। तीर वहाँ, जहाँ आँकड़ा पैमाने से बाहर है।',
  'Incurred claims ratio of health business. Sorted by incurred claims ratio, health, 2024-25, from high to low; those without a steady figure come last. A dot for each insurer; a ring or an arrow where a few claims move the figure, the arrow where it is off the scale.':
    'स्वास्थ्य बीमे में प्रीमियम में दावों का हिस्सा। क्रम: प्रीमियम में दावों का हिस्सा, 2024-25, ज़्यादा से कम; जिनका आँकड़ा स्थिर नहीं, वे अंत में। हर बीमा कंपनी का एक बिंदु; जहाँ कुछ ही दावों से आँकड़ा बदल जाता है, वहाँ छल्ला या तीर। तीर वहाँ, जहाँ आँकड़ा पैमाने से बाहर है।',
  'Claim settlement ratio of individual death claims, by number. A to Z. The figure you sort by does not exist for this kind of insurer. A dot for each insurer; a ring or an arrow where a few claims move the figure, the arrow where it is off the scale.':
    'अकेले व्यक्ति की पॉलिसियों के मृत्यु के दावों का दावा निपटान अनुपात, गिनती से। A से Z। आपका चुना आँकड़ा इस तरह की बीमा कंपनियों के लिए होता ही नहीं। हर बीमा कंपनी का एक बिंदु; जहाँ कुछ ही दावों से आँकड़ा बदल जाता है, वहाँ छल्ला या तीर। तीर वहाँ, जहाँ आँकड़ा पैमाने से बाहर है।',
  'Incurred claims ratio of health business. A to Z. The figure you sort by does not exist for this kind of insurer. A dot for each insurer; a ring or an arrow where a few claims move the figure, the arrow where it is off the scale.':
    'स्वास्थ्य बीमे में प्रीमियम में दावों का हिस्सा। A से Z। आपका चुना आँकड़ा इस तरह की बीमा कंपनियों के लिए होता ही नहीं। हर बीमा कंपनी का एक बिंदु; जहाँ कुछ ही दावों से आँकड़ा बदल जाता है, वहाँ छल्ला या तीर। तीर वहाँ, जहाँ आँकड़ा पैमाने से बाहर है।',
  'Search and sort the full list': 'पूरी सूची में खोजें और क्रम बदलें',
} as const satisfies Catalogue;
