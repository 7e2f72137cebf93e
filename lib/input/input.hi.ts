import type { Catalogue } from '../languages/create-translator.ts';

/** Dates of every form, and the sentences that tools build with them. */
export const inputHindi = {
  'This day is still to come.': 'यह दिन अभी आया नहीं है।',
  'This date is more than six years ahead. Look at the year.':
    'यह तारीख़ छह साल से भी आगे की है। साल देख लें।',
  'This date is more than five years back. Look at the year.':
    'यह तारीख़ पाँच साल से भी पुरानी है। साल देख लें।',
  'This date is more than ten years back. Look at the year.':
    'यह तारीख़ दस साल से भी पुरानी है। साल देख लें।',
  'This date is more than thirty years back. Look at the year.':
    'यह तारीख़ तीस साल से भी पुरानी है। साल देख लें।',
  'This date is more than sixty years back. Look at the year.':
    'यह तारीख़ साठ साल से भी पुरानी है। साल देख लें।',
  // Claims
  'We cannot read this time. Give hours and minutes, for example {0}:{1}.':
    'यह समय पढ़ा नहीं जा सका। घंटे और मिनट ऐसे लिखें: {0}:{1}।',
  'We cannot read this time. Give hours and minutes, for example 14:30.':
    'यह समय पढ़ा नहीं जा सका। घंटे और मिनट ऐसे लिखें: 14:30।',
  'Give the day as well as the time.': 'समय के साथ तारीख़ भी लिखें।',
  'At what time?': 'किस समय?',
  '{text} This date does not exist. Look at day, month and year.':
    '{text} ऐसी कोई तारीख़ नहीं होती। दिन, महीना और साल देख लें।',
  '{text} This day is still to come. Give the day it happened.':
    '{text} यह दिन अभी आया नहीं है। जिस दिन हुआ, वह तारीख़ लिखें।',
  '{text} This time is still to come. Look at day and hour.':
    '{text} यह समय अभी आया नहीं है। दिन और घंटा देख लें।',
  '{text} This date is more than a year ahead. Look at the year.':
    '{text} यह तारीख़ एक साल से भी आगे की है। साल देख लें।',
  '{text} This date is more than thirty years back. Look at the year.':
    '{text} यह तारीख़ तीस साल से भी पुरानी है। साल देख लें।',
  '{text} We cannot read this time. Give hours and minutes, for example 14:30.':
    '{text} यह समय पढ़ा नहीं जा सका। घंटे और मिनट ऐसे लिखें: 14:30।',
  '{text} We cannot read this time. Give hours and minutes, for example {0}:{1}.':
    '{text} यह समय पढ़ा नहीं जा सका। घंटे और मिनट ऐसे लिखें: {0}:{1}।',
  '{text} Give the day as well as the time.': '{text} समय के साथ तारीख़ भी लिखें।',
  '{text} This lies before the first date you gave. Look at both dates.':
    '{text} यह आपकी दी पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  '{text} This lies before the step it follows, above. Look at both dates.':
    '{text} यह तारीख़ ऊपर के उस कदम से पहले की है, जिसके बाद यह कदम आता है। दोनों तारीख़ें देख लें।',
  '{text} This lies after the day it happened. Look at both dates.':
    '{text} यह उस दिन के बाद की है, जिस दिन घटना हुई। दोनों तारीख़ें देख लें।',
  // Renewals and complaints
  'Enter the date printed on the policy.': 'पॉलिसी पर छपी तारीख़ लिखें।',
  'Choose how the premium is paid.': 'प्रीमियम कैसे भरा जाता है, चुनें।',
  'Choose which part ends, or that you do not know.':
    'कौन सा हिस्सा ख़त्म हो रहा है, चुनें, या “पता नहीं” चुनें।',
  'Choose the kind of life policy, or that you do not know.':
    'जीवन बीमा पॉलिसी का प्रकार चुनें, या “पता नहीं” चुनें।',
  'When was the premium due?': 'प्रीमियम कब भरना था?',
  'When did you receive it?': 'पॉलिसी आपको कब मिली?',
  'When does the policy end?': 'पॉलिसी कब ख़त्म होती है?',
  'Enter the day on which you complained.': 'जिस दिन शिकायत की, वह तारीख़ लिखें।',
  'When did you complain?': 'शिकायत कब की?',
  // Refused claims
  'The death is dated before it happened. Look at both dates.':
    'मृत्यु की तारीख़ घटना के दिन से पहले की है। दोनों तारीख़ें देख लें।',
  'The sale is dated after it happened. Look at both dates.':
    'बिक्री की तारीख़ घटना के दिन के बाद की है। दोनों तारीख़ें देख लें।',
  'Enter the day of your complaint as well: their answer is counted from it.':
    'अपनी शिकायत की तारीख़ भी लिखें: उनके जवाब का समय उसी से गिना जाता है।',
  'Type a few words of the letter, such as “PED” or “late intimation”. If it gives no reason, type “no reason”.':
    'चिट्ठी के कुछ शब्द लिखें, जैसे “PED” या “late intimation”। चिट्ठी में कारण न हो, तो “no reason” लिखें।',
  // What the letter cut
  'The items of the lists add up to {0}, more than they deducted.':
    'सूचियों की चीज़ों का जोड़ {0} है, जो कंपनी की कटौती से ज़्यादा है।',
  'The material is more than the painting.': 'पेंट की सामग्री की रकम पेंटिंग से ज़्यादा है।',
  'Enter what they deducted for this, or empty these fields.':
    'इसके लिए कितनी कटौती हुई, लिखें, या ये खाने ख़ाली कर दें।',
  'They paid more than the bill.': 'चुकाई गई रकम बिल से ज़्यादा है।',
  'The deductions add up to {0}; the bill less the payment is {1}.':
    'कटौतियों का जोड़ {0} है; बिल में से चुकाई गई रकम घटाने पर {1} बचता है।',
} as const satisfies Catalogue;
