import type { Catalogue } from '../../../languages/create-translator.ts';

export const humanLifeValueOpeningHindi = {
  'Your income a year, in hand': 'साल की आय, हाथ में',
  'Years they need it': 'कितने साल ज़रूरत है',
  'Loans to repay': 'चुकाने वाले कर्ज़',
  'Your spouse’s yearly income in hand': 'पति या पत्नी की साल की आय, हाथ में',
  'Your family gets each year': 'परिवार को हर साल मिलते हैं',
  'To live on {0}': 'गुज़ारे के लिए {0}',
  'Your family would need': 'परिवार को ज़रूरत होगी',
  'What the sum is for': 'रकम किस काम की है',
  'Cover to buy': 'कितना कवर लें',
  'The need, and what pays it': 'ज़रूरत, और उसका पैसा कहाँ से आएगा',
  'What pays it': 'पैसा कहाँ से आएगा',
  'Cover you have {0}': 'मौजूदा कवर {0}',
  'New cover {0}': 'नया कवर {0}',
  'Savings {0}': 'बचत {0}',
  'No more life cover: your family would have enough today':
    'अब और जीवन बीमा नहीं चाहिए: आज परिवार के पास काफ़ी होगा',
  'Age {0}': 'आयु {0}',
  '{0} a year': 'साल में {0}',
  '{0} years': '{0} साल',
  'Loans {0}': 'कर्ज़ {0}',
  'You need life cover for {0} years, until you are {1}':
    'जीवन बीमा {0} साल के लिए चाहिए, {1} साल की आयु तक',
  'Is it {0} a year, or {1}? Enter it with the word, like {2}.':
    'यह साल का {0} है, या {1}? शब्द के साथ लिखें, जैसे {2}।',
  'Without an income, enter what your family spends in a year.':
    'आय न हो, तो परिवार का साल का ख़र्च लिखें।',
} as const satisfies Catalogue;
