import type { Catalogue } from '../../languages/create-translator.ts';

export const refusalsToolHindi = {
  'Last safe day for the Ombudsman': 'लोकपाल के पास जाने का आख़िरी सुरक्षित दिन',
  'One year from their letter ended': 'उनकी चिट्ठी से एक साल पूरा हुआ',
  'An office may count the year from their letter. A delay may be excused, for good reasons.':
    'कोई दफ़्तर साल उनकी चिट्ठी से गिन सकता है। सही कारण हो, तो देरी माफ़ हो सकती है।',
  'last safe day for the Ombudsman': 'लोकपाल के पास जाने का आख़िरी सुरक्षित दिन',
  'File with the Ombudsman by {0}, to be safe':
    'सुरक्षित रहने के लिए {0} तक लोकपाल के पास शिकायत दर्ज करें',
  'Older:': 'इससे पुरानी:',
  'This is before the cover began. Look at both dates. If both are right, leave “Cover began” empty, and type “policy not in force” as the reason.':
    'यह तारीख़ कवर शुरू होने से पहले की है। दोनों तारीख़ें देख लें। दोनों सही हों, तो “कवर कब शुरू हुआ” खाली छोड़ें, और कारण में “policy not in force” लिखें।',
  'The papers are dated before it happened. Look at both dates.':
    'काग़ज़ों की तारीख़ घटना से पहले की है। दोनों तारीख़ें देख लें।',
  'The answer is dated before your complaint. Look at both dates.':
    'जवाब की तारीख़ आपकी शिकायत से पहले की है। दोनों तारीख़ें देख लें।',
  'Your complaint is dated before their letter. Leave it empty if it was about something else.':
    'आपकी शिकायत की तारीख़ उनकी चिट्ठी से पहले की है। शिकायत किसी और बात की थी, तो इसे खाली छोड़ें।',
  'The letter is dated before the cover began. Look at both dates. If both are right, leave “Cover began” empty, and type “policy not in force” as the reason.':
    'चिट्ठी की तारीख़ कवर शुरू होने से पहले की है। दोनों तारीख़ें देख लें। दोनों सही हों, तो “कवर कब शुरू हुआ” खाली छोड़ें, और कारण में “policy not in force” लिखें।',
  'The letter is dated before it happened. Look at both dates.':
    'चिट्ठी की तारीख़ घटना से पहले की है। दोनों तारीख़ें देख लें।',
  'Its answer was due on {0}, yesterday. Bima Bharosa is open to you now. The Ombudsman follows on {1} if there is still silence.':
    'कंपनी का जवाब {0} को, यानी कल, आना था। बीमा भरोसा का रास्ता अब खुला है। तब तक भी जवाब न आए, तो {1} को लोकपाल का रास्ता खुलता है।',
  '**The insurer is late. You can go on today.** Its answer was due on {0}, yesterday. Bima Bharosa is open to you now. The Ombudsman follows on {1} if there is still silence.':
    '**बीमा कंपनी ने देर कर दी है। चाहें तो आज ही आगे बढ़ें।** उसका जवाब {0} को, यानी कल, आना था। बीमा भरोसा का रास्ता अब खुला है। तब तक भी जवाब न आए, तो {1} को लोकपाल का रास्ता खुलता है।',
  'Over {0} years ago': '{0} साल से ज़्यादा पहले',
  'Over {0} year ago': '{0} साल से ज़्यादा पहले',
  'Insurer’s time: decision and payment': 'बीमा कंपनी का समय: फ़ैसला और भुगतान',
  'Decision and payment: you had {0} days, until {1} (IRDAI Master Circular on Protection of Policyholders’ Interests, {2}).':
    'फ़ैसला और भुगतान: आपके पास {0} दिन थे, {1} तक (IRDAI Master Circular on Protection of Policyholders’ Interests, {2})।',
  'Decision and payment: it had {0} days, until {1} (IRDAI Master Circular on Protection of Policyholders’ Interests, {2}).':
    'फ़ैसला और भुगतान: कंपनी के पास {0} दिन थे, {1} तक (IRDAI Master Circular on Protection of Policyholders’ Interests, {2})।',
  'Time to settle a health claim that was not cashless:':
    'जो स्वास्थ्य दावा कैशलेस नहीं था, उसे निपटाने का समय:',
  'Three reasons at a time': 'एक बार में तीन कारण',
  'Left out: {text}. Look it up alone, in a new answer.':
    'यह छूट गया: {text}। इसे अलग से, नए जवाब में देखें।',
  'Left out: {text}; {text2}. Look it up alone, in a new answer.':
    'ये छूट गए: {text}; {text2}। इन्हें अलग-अलग, नए जवाब में देखें।',
  'Its reasons, which I do not accept: {text}; {text2}.':
    'उसके बताए कारण, जो मुझे मान्य नहीं: {text}; {text2}।',
  'Its reasons, which I do not accept: {text}; {text2}; {text3}.':
    'उसके बताए कारण, जो मुझे मान्य नहीं: {text}; {text2}; {text3}।',
  'Each step, and what it asks for.': 'हर कदम, और उसमें क्या चाहिए।',
  'Enter the date of their letter.': 'उनकी चिट्ठी की तारीख़ लिखें।',
} as const satisfies Catalogue;
