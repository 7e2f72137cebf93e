import type { Catalogue } from '../../languages/create-translator.ts';

export const lifeToolHindi = {
  'Term insurance calculator: how much life cover does your family need?':
    'टर्म बीमा कैलकुलेटर: परिवार को कितना जीवन बीमा चाहिए?',
  'How much life cover does your family need?': 'परिवार को कितना जीवन बीमा चाहिए?',
  'The sum, for how many years, and who should receive it.': 'रकम, कितने साल के लिए, और पैसा किसे मिले।',
  'Work out the cover': 'कवर का हिसाब लगाएँ',
  'Savings, spouse’s pay, other goals, and what we assume':
    'बचत, पति या पत्नी की तनख़्वाह, बाकी ज़रूरतें, और हमारे अनुमान',
  'Two incomes, savings of {0}': 'दो आय, बचत {0}',
  'Your income a year, in hand': 'साल की आय, हाथ में',
  '{0} if you have none.': 'न हो, तो {0}।',
  'Years they need it': 'कितने साल ज़रूरत है',
  'Empty: until you are {0} and the youngest child earns.':
    'खाली: जब तक आपकी आयु {0} न हो और सबसे छोटा बच्चा कमाने न लगे।',
  'Loans to repay': 'चुकाने वाले कर्ज़',
  'That have no life cover.': 'जिन पर जीवन बीमा नहीं है।',
  'Your youngest child’s age': 'सबसे छोटे बच्चे की आयु',
  'Empty if you have none.': 'बच्चे न हों, तो खाली छोड़ें।',
  'Your children’s education': 'बच्चों की पढ़ाई',
  'What is still to be paid for all of them, at today’s prices.':
    'सब बच्चों की पढ़ाई में अभी जितना लगना है, आज की कीमतों पर।',
  'Your spouse’s pension years': 'पति या पत्नी के पेंशन के साल',
  'How long your spouse would live on after the years above.':
    'ऊपर के सालों के बाद पति या पत्नी के जीवन के और कितने साल।',
  'What your family spends in a year': 'परिवार साल में कितना ख़र्च करता है',
  'Without you, and without loan instalments. If empty, we take a part of the income.':
    'आपके बिना, और कर्ज़ की किस्तों के बिना। खाली हो, तो हम आय का एक हिस्सा लेते हैं।',
  'Part of the income your family could do without': 'आय का वह हिस्सा, जिसके बिना परिवार चल सके',
  'What you spend on yourself, and what is saved. Counts if the spending is empty.':
    'जो ख़ुद पर ख़र्च हो, और जो बचे। ख़र्च खाली हो, तो यह गिना जाता है।',
  'Your spouse’s yearly income in hand': 'पति या पत्नी की साल की आय, हाथ में',
  'If it would go on without you.': 'अगर आपके बिना भी चलती रहे।',
  'Other goals to be paid: a wedding, a home': 'बाकी ज़रूरतें: शादी, घर',
  'At today’s prices.': 'आज की कीमतों पर।',
  'Part of the spending that your spouse needs alone':
    'ख़र्च का वह हिस्सा, जो पति या पत्नी को अकेले चाहिए',
  'In the pension years. Our guess: change it, and take off a pension of your spouse’s own.':
    'पेंशन के सालों में। यह हमारा अनुमान है: बदलें, और पति या पत्नी की अपनी पेंशन हो तो घटाएँ।',
  'Savings your family may use': 'वह बचत, जो परिवार ख़र्च कर सके',
  'Life cover you have': 'आपका मौजूदा जीवन बीमा',
  'Policies of your own. Cover from an employer normally ends with the job.':
    'आपकी अपनी पॉलिसियाँ। नियोक्ता का कवर आम तौर पर नौकरी के साथ ख़त्म होता है।',
  'Provident fund cover (EDLI)': 'प्रॉविडेंट फ़ंड का बीमा (EDLI)',
  'For members, while employed. Ask your employer for the sum: it was up to {0} under the scheme replaced in {1}.':
    'सदस्यों के लिए, जब तक नौकरी है। रकम नियोक्ता से पूछें: जिस योजना की जगह {1} में नई आई, उसमें यह {0} तक थी।',
  'A child earns at age': 'बच्चा किस आयु में कमाने लगे',
  'You would work until age': 'आपका काम किस आयु तक चलेगा',
  'Years left on the loans': 'कर्ज़ के बचे साल',
  'Empty: as long as the need.': 'खाली: ज़रूरत जितने साल।',
  'Money your family keeps would earn': 'परिवार के पास रखा पैसा कितना कमाएगा',
  'After tax. Empty: as much as prices rise. Ask a bank what a deposit pays.':
    'टैक्स के बाद। खाली: कीमतों के बढ़ने जितना। बैंक से पूछें कि जमा पर कितना मिलता है।',
  'Aged {0}, {1} a year, loan {2}': 'आयु {0}, साल में {1}, कर्ज़ {2}',
  'Aged {0}, {1} a year, loan {2}.': 'आयु {0}, साल में {1}, कर्ज़ {2}।',
  'Example: Aged {0}, {1} a year, loan {2}': 'उदाहरण: आयु {0}, साल में {1}, कर्ज़ {2}',
  'Your family gets each year': 'परिवार को हर साल मिलते हैं',
  'To live on for {0} years': '{0} साल तक गुज़ारे के लिए',
  'To live on {0}': 'गुज़ारे के लिए {0}',
  'Your family would need': 'परिवार को ज़रूरत होगी',
  'What the sum is for': 'रकम किस काम की है',
  'Cover to buy': 'कितना कवर लें',
  'Cover, rounded up to a full lakh': 'कवर, पूरे लाख तक बढ़ाकर',
  'Other goals to be paid: a wedding, a home: Enter a sum from {0} to {1}, like {2} or {3}.':
    'बाकी ज़रूरतें: शादी, घर: {0} से {1} तक की रकम लिखें, जैसे {2} या {3}।',
  'Ask two insurers for written quotations': 'दो बीमा कंपनियों से लिखित कोटेशन माँगें',
} as const satisfies Catalogue;
