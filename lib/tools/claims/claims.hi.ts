import type { Catalogue } from '../../languages/create-translator.ts';

export const claimsToolHindi = {
  'Do now': 'अभी करें',
  'A letter that tells them': 'उन्हें बताने वाली चिट्ठी',
  'If it is refused, cut or delayed': 'अगर नामंज़ूर हो, कटे या अटके',
  'Rule for insurers': 'बीमा कंपनियों पर लागू नियम',
  'Practice, fixed by no law': 'आम चलन, किसी कानून में तय नहीं',
  'Today: the steps above': 'आज: ऊपर के कदम',
  'Calendar:': 'कैलेंडर:',
  'This lies before the first date you gave. Look at both dates.':
    'यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'This lies before the step it follows, above. Look at both dates.':
    'यह तारीख़ ऊपर के उस कदम से पहले की है जिसके बाद इसे आना चाहिए। दोनों तारीख़ें देख लें।',
  'When did this cover start? This lies after the day it happened. Look at both dates.':
    'यह कवर कब शुरू हुआ? यह तारीख़ उस दिन के बाद की है जब घटना हुई। दोनों तारीख़ें देख लें।',
  'This lies after the day it happened. Look at both dates.':
    'यह तारीख़ उस दिन के बाद की है जब घटना हुई। दोनों तारीख़ें देख लें।',
  'At what time? This time is still to come. Look at day and hour.':
    'कितने बजे? यह समय अभी आया नहीं है। दिन और समय देख लें।',
  'This time is still to come. Look at day and hour.': 'यह समय अभी आया नहीं है। दिन और समय देख लें।',
  'When did the insurer decide? This lies before the first date you gave. Look at both dates.':
    'बीमा कंपनी ने फ़ैसला कब किया? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'When was a surveyor allotted? This lies before the first date you gave. Look at both dates.':
    'सर्वेयर कब तय हुआ? यह तारीख़ आपकी दी हुई पहली तारीख़ से पहले की है। दोनों तारीख़ें देख लें।',
  'Done in time': 'समय पर हो गया',
  'Late by {0} days': '{0} दिन की देरी',
  'Late by {0} days: {1}.': '{0} दिन की देरी: {1}।',
  'Time allowed: {0} hour. The answer shows that it is done. Add its date to see whether it was in time.':
    'समय-सीमा: {0} घंटा। जवाब से पता चलता है कि यह हो चुका है। इसकी तारीख़ जोड़ें, तो दिखेगा कि समय पर हुआ या नहीं।',
  'This time is over. Done already? Add the date. If not, do it now and give the reason: late notice alone is no ground to reject.':
    'यह समय बीत चुका है। काम हो चुका है? तारीख़ जोड़ें। नहीं, तो अभी करें और कारण बताएँ: केवल देर से दी गई सूचना नामंज़ूरी का आधार नहीं है।',
  'Time allowed: until {0}, {1}. A later date of yours shows that it is done. Add its own date to see whether it was in time.':
    'समय-सीमा: {0}, {1} तक। आपकी दी हुई बाद की एक तारीख़ से पता चलता है कि यह हो चुका है। इसकी अपनी तारीख़ जोड़ें, तो दिखेगा कि समय पर हुआ या नहीं।',
  'Time allowed: until {0}, {1}. The answer shows that it is done. Add its date to see whether it was in time.':
    'समय-सीमा: {0}, {1} तक। जवाब से पता चलता है कि यह हो चुका है। इसकी तारीख़ जोड़ें, तो दिखेगा कि समय पर हुआ या नहीं।',
  'Answered: refused': 'जवाब मिला: नामंज़ूर',
  'Time allowed: until {0}. Your policy may allow longer. Late notice alone is no ground to reject a claim.':
    'समय-सीमा: {0} तक। आपकी पॉलिसी में इससे ज़्यादा समय हो सकता है। केवल देर से दी गई सूचना दावा नामंज़ूर करने का आधार नहीं है।',
  'Time allowed: {0} hours. A later date of yours shows that it is done. Add its own date to see whether it was in time.':
    'समय-सीमा: {0} घंटे। आपकी दी हुई बाद की एक तारीख़ से पता चलता है कि यह हो चुका है। इसकी अपनी तारीख़ जोड़ें, तो दिखेगा कि समय पर हुआ या नहीं।',
  'Time allowed: until {0}, {1}. Estimated from the accident. Add the true date to make it exact.':
    'समय-सीमा: {0}, {1} तक। यह दुर्घटना के समय से लगाया अनुमान है। सही तारीख़ जोड़ें, तो हिसाब पक्का हो जाएगा।',
  'For each day after that you are owed {0} a day. This time is over. Has it answered? Add the date. If not, ask in writing today, then complain.':
    'इससे ज़्यादा देर हो, तो कंपनी को आपको हर दिन के {0} देने होते हैं। यह समय बीत चुका है। कंपनी का जवाब आया? तारीख़ जोड़ें। नहीं आया, तो आज ही लिखकर पूछें, फिर शिकायत करें।',
  'Law; the hours are a policy term: check your policy': 'कानून; घंटे पॉलिसी की शर्त हैं: अपनी पॉलिसी देखें',
  'This time is over. Done already? Add the date. If not, do it now and give the reason.':
    'यह समय बीत चुका है। काम हो चुका है? तारीख़ जोड़ें। नहीं, तो अभी करें और कारण बताएँ।',
  'Time allowed: until {0}, {1}. Your policy may allow longer. Late notice alone is no ground to reject a claim.':
    'समय-सीमा: {0}, {1} तक। आपकी पॉलिसी में इससे ज़्यादा समय हो सकता है। केवल देर से दी गई सूचना दावा नामंज़ूर करने का आधार नहीं है।',
  'Time allowed: until {0}. A later date of yours shows that it is done. Add its own date to see whether it was in time.':
    'समय-सीमा: {0} तक। आपकी दी हुई बाद की एक तारीख़ से पता चलता है कि यह हो चुका है। इसकी अपनी तारीख़ जोड़ें, तो दिखेगा कि समय पर हुआ या नहीं।',
  'The usual time is over: give the reason.': 'आम समय बीत चुका है: कारण बताएँ।',
  'No date is open: see what is left to do': 'कोई तारीख़ बाकी नहीं: देखें कि क्या करना बचा है',
  'A rule for insurers sets this time.': 'यह समय उस नियम से तय है जो बीमा कंपनियों पर लागू है।',
  'The insurer’s time is over: ask for its answer in writing':
    'बीमा कंपनी का समय बीत चुका है: उससे लिखित में जवाब माँगें',
  'Your policy may say less: check it.': 'आपकी पॉलिसी में समय इससे कम हो सकता है: देख लें।',
  'Practice, fixed by no law.': 'यह आम चलन है, किसी कानून में तय नहीं।',
  'The law sets this time.': 'यह समय कानून से तय है।',
  'The time in law is over. Do it all the same.': 'कानून का समय बीत चुका है। फिर भी कर दें।',
  'At the latest by {0}. Many want notice at once: check yours.':
    'ज़्यादा से ज़्यादा {0} तक। कई पॉलिसियाँ सूचना तुरंत चाहती हैं: अपनी देख लें।',
  'Done: {0}.': 'हो गया: {0}।',
  'Estimated from the accident. Add the true date to make it exact.':
    'यह दुर्घटना के समय से लगाया अनुमान है। सही तारीख़ जोड़ें, तो हिसाब पक्का हो जाएगा।',
  'Estimated from the admission. Add the true date to make it exact.':
    'यह भर्ती के समय से लगाया अनुमान है। सही तारीख़ जोड़ें, तो हिसाब पक्का हो जाएगा।',
  'Late by {0} days: {1}, {2}.': '{0} दिन की देरी: {1}, {2}।',
  '**Late by {0} days: {1}.** {text}': '**{0} दिन की देरी: {1}।** {text}',
  '**Late by {0} days: {1}, {2}.** {text}': '**{0} दिन की देरी: {1}, {2}।** {text}',
  '{0}, Late by {1} days': '{0}, {1} दिन की देरी',
  '{0}, {1}, Late by {2} days': '{0}, {1}, {2} दिन की देरी',
  'Late by {0} day: {1}, {2}.': '{0} दिन की देरी: {1}, {2}।',
  '**Late by {0} day: {1}.** {text}': '**{0} दिन की देरी: {1}।** {text}',
  '**Late by {0} day: {1}, {2}.** {text}': '**{0} दिन की देरी: {1}, {2}।** {text}',
  '{0}, Late by {1} day': '{0}, {1} दिन की देरी',
  '{0}, {1}, Late by {2} day': '{0}, {1}, {2} दिन की देरी',
  'Late by {0} hours': '{0} घंटे की देरी',
  'Late by {0} hours: {1}.': '{0} घंटे की देरी: {1}।',
  'Late by {0} hours: {1}, {2}.': '{0} घंटे की देरी: {1}, {2}।',
  '**Late by {0} hours: {1}.** {text}': '**{0} घंटे की देरी: {1}।** {text}',
  '**Late by {0} hours: {1}, {2}.** {text}': '**{0} घंटे की देरी: {1}, {2}।** {text}',
  '{0}, Late by {1} hours': '{0}, {1} घंटे की देरी',
  '{0}, {1}, Late by {2} hours': '{0}, {1}, {2} घंटे की देरी',
  'Late by {0} hour': '{0} घंटे की देरी',
  'Late by {0} hour: {1}.': '{0} घंटे की देरी: {1}।',
  'Late by {0} hour: {1}, {2}.': '{0} घंटे की देरी: {1}, {2}।',
  '**Late by {0} hour: {1}.** {text}': '**{0} घंटे की देरी: {1}।** {text}',
  '**Late by {0} hour: {1}, {2}.** {text}': '**{0} घंटे की देरी: {1}, {2}।** {text}',
  '{0}, Late by {1} hour': '{0}, {1} घंटे की देरी',
  '{0}, {1}, Late by {2} hour': '{0}, {1}, {2} घंटे की देरी',
  'Late by {0} minutes': '{0} मिनट की देरी',
  'Late by {0} minutes: {1}.': '{0} मिनट की देरी: {1}।',
  'Late by {0} minutes: {1}, {2}.': '{0} मिनट की देरी: {1}, {2}।',
  '**Late by {0} minutes: {1}.** {text}': '**{0} मिनट की देरी: {1}।** {text}',
  '**Late by {0} minutes: {1}, {2}.** {text}': '**{0} मिनट की देरी: {1}, {2}।** {text}',
  '{0}, Late by {1} minutes': '{0}, {1} मिनट की देरी',
  '{0}, {1}, Late by {2} minutes': '{0}, {1}, {2} मिनट की देरी',
  'Late by {0} minute': '{0} मिनट की देरी',
  'Late by {0} minute: {1}.': '{0} मिनट की देरी: {1}।',
  'Late by {0} minute: {1}, {2}.': '{0} मिनट की देरी: {1}, {2}।',
  '**Late by {0} minute: {1}.** {text}': '**{0} मिनट की देरी: {1}।** {text}',
  '**Late by {0} minute: {1}, {2}.** {text}': '**{0} मिनट की देरी: {1}, {2}।** {text}',
  '{0}, Late by {1} minute': '{0}, {1} मिनट की देरी',
  '{0}, {1}, Late by {2} minute': '{0}, {1}, {2} मिनट की देरी',
  '**Done in time: {0}, {1}.** {text}': '**समय पर हो गया: {0}, {1}।** {text}',
  '**Done in time: {0}.** {text}': '**समय पर हो गया: {0}।** {text}',
  '**Done: {0}, {1}.** {text}': '**हो गया: {0}, {1}।** {text}',
  '**Done: {0}.** {text}': '**हो गया: {0}।** {text}',
  '{0}, Done in time': '{0}, समय पर हो गया',
  '{0}, Done': '{0}, हो गया',
  '{0}, {1}, Done in time': '{0}, {1}, समय पर हो गया',
  '{0}, {1}, Done': '{0}, {1}, हो गया',
  '{0}, now': '{0}, अभी',
  '{0}, {1}, now': '{0}, {1}, अभी',
  '{0}, {1} minute ago': '{0}, {1} मिनट पहले',
  '{0}, in {1} minutes': '{0}, {1} मिनट बाद',
  '{0}, {1} hour ago': '{0}, {1} घंटा पहले',
  '{0}, {1} minutes ago': '{0}, {1} मिनट पहले',
  'Within {0} hours of admission (policy term).': 'भर्ती के {0} घंटे के अंदर (पॉलिसी की शर्त)।',
  'Within {0} to {1} hours of admission (policy term).':
    'भर्ती के {0} से {1} घंटे के अंदर (पॉलिसी की शर्त)।',
  'Within {0} hours (policy term).': '{0} घंटे के अंदर (पॉलिसी की शर्त)।',
  'Within {0} to {1} hours (policy term).': '{0} से {1} घंटे के अंदर (पॉलिसी की शर्त)।',
  '{0} to {1} hours before admission (policy term).': 'भर्ती से {0} से {1} घंटे पहले (पॉलिसी की शर्त)।',
  'At once, at the latest in {0} hours (law).': 'तुरंत, ज़्यादा से ज़्यादा {0} घंटे में (कानून)।',
  'Time allowed: until {0}. {text}': 'समय-सीमा: {0} तक। {text}',
  'Time allowed: until {0}, {1}. {text}': 'समय-सीमा: {0}, {1} तक। {text}',
  'Time allowed: {0} hour. {text}': 'समय-सीमा: {0} घंटा। {text}',
  'Time allowed: {0} hours. {text}': 'समय-सीमा: {0} घंटे। {text}',
  'What the longer wait cost is the insurer’s to bear.':
    'ज़्यादा इंतज़ार से जो ख़र्च बढ़ा, वह बीमा कंपनी को उठाना है।',
  'A later date of yours shows that it is done. Add its own date to see whether it was in time.':
    'आपकी बाद की एक तारीख़ से पता चलता है कि यह हो चुका है। समय पर हुआ या नहीं, यह देखने के लिए इसकी अपनी तारीख़ जोड़ें।',
  'The answer shows that it is done. Add its date to see whether it was in time.':
    'जवाब से पता चलता है कि यह हो चुका है। समय पर हुआ या नहीं, यह देखने के लिए इसकी तारीख़ जोड़ें।',
  '{text} This time is over. Has it answered? Add the date. If not, ask in writing today, then complain.':
    '{text} यह समय निकल चुका है। जवाब आया? तारीख़ जोड़ें। नहीं आया, तो आज ही लिखकर पूछें, फिर शिकायत करें।',
  'Ask for the final approval, and keep every bill': 'अंतिम मंज़ूरी माँगें, और हर बिल रखें',
  'Tell the insurer of the stay today': 'बीमा कंपनी को भर्ती की सूचना आज ही दें',
  'Tell the insurer of the stay, at the latest by':
    'बीमा कंपनी को भर्ती की सूचना दें, ज़्यादा से ज़्यादा इस समय तक',
  'The cashless request': 'कैशलेस अनुरोध',
  'The hospital’s request for final approval': 'अंतिम मंज़ूरी के लिए अस्पताल का अनुरोध',
  'Final approval on the day you go home: was due by': 'छुट्टी के दिन की अंतिम मंज़ूरी: आख़िरी समय यह था',
  'Now the insurer has to act: final approval on the day you go home':
    'अब बारी बीमा कंपनी की है: छुट्टी के दिन की अंतिम मंज़ूरी',
  'The answer to the cashless request': 'कैशलेस अनुरोध का जवाब',
  'The final approval': 'अंतिम मंज़ूरी',
  'Surveyor allotted: was due by': 'सर्वेयर तय करना: आख़िरी समय यह था',
  'Tell your insurer today': 'अपनी बीमा कंपनी को आज ही बताएँ',
  'Tell your insurer in writing now': 'अपनी बीमा कंपनी को अभी लिखकर बताएँ',
  'Your report to the police': 'पुलिस को आपकी सूचना',
  '{text} This limit began on {0}, after the day you gave: no date is counted here. Ask a lawyer which rule holds for you.':
    '{text} यह सीमा {0} से लागू हुई, आपकी दी तारीख़ के बाद: यहाँ कोई तारीख़ नहीं गिनी गई। आप पर कौन सा नियम लागू है, वकील से पूछें।',
  'Now the police have to act: detailed accident report':
    'अब बारी पुलिस की है: दुर्घटना की विस्तृत रिपोर्ट',
  'Now the police have to act: paper from the police on your rights':
    'अब बारी पुलिस की है: आपके हक बताने वाला काग़ज़',
  'Return Form III to the police by {0}': 'फ़ॉर्म III पुलिस को {0} तक लौटाएँ',
  'Time left to return Form III to the police': 'पुलिस को फ़ॉर्म III लौटाने का बचा समय',
  '{name} (if you have it)': '{name} (आपके पास हो तो)',
  'Tell the insurer, and keep every original': 'बीमा कंपनी को सूचना दें, और हर मूल काग़ज़ रखें',
  '{0}, in {1} hour': '{0}, {1} घंटे बाद',
  'Find the policies, then tell each insurer': 'पॉलिसियाँ खोजें, फिर हर बीमा कंपनी को सूचना दें',
  'Tell the insurer of the planned stay by {0}': 'पहले से तय भर्ती की सूचना कंपनी को {0} तक दें',
  'Tell the insurer of the planned stay by tomorrow': 'पहले से तय भर्ती की सूचना कंपनी को कल तक दें',
  'Tell the insurer of the planned stay today': 'पहले से तय भर्ती की सूचना कंपनी को आज ही दें',
  'Tell your insurer by {0}': 'बीमा कंपनी को {0} तक बताएँ',
  'Tell your insurer by {0}, {1}': 'बीमा कंपनी को {0}, {1} तक बताएँ',
  'Tell your insurer by tomorrow, {0}': 'बीमा कंपनी को कल, {0} तक बताएँ',
  'Tell your insurer in writing by {0}': 'बीमा कंपनी को {0} तक लिखकर बताएँ',
  'Tell your insurer in writing by {0}, {1}': 'बीमा कंपनी को {0}, {1} तक लिखकर बताएँ',
  'Tell your insurer in writing by tomorrow': 'बीमा कंपनी को कल तक लिखकर बताएँ',
  'Tell your insurer in writing by tomorrow, {0}': 'बीमा कंपनी को कल, {0} तक लिखकर बताएँ',
  'Tell your insurer in writing today': 'बीमा कंपनी को आज ही लिखकर बताएँ',
  'Tell your insurer in writing today by {0}': 'बीमा कंपनी को आज {0} तक लिखकर बताएँ',
  'Time left to tell your insurer in writing': 'बीमा कंपनी को लिखकर बताने का बचा समय',
  'The law asks for it; the hours are your policy’s: check them.':
    'सूचना देना कानून से ज़रूरी है; घंटे आपकी पॉलिसी के हैं: देख लें।',
  'Send the papers today': 'काग़ज़ आज ही भेजें',
  'Send the papers by tomorrow': 'काग़ज़ कल तक भेजें',
  'Send medical bills you paid today': 'इलाज के जो बिल आपने चुकाए, वे आज ही भेजें',
  'Send medical bills you paid by tomorrow': 'इलाज के जो बिल आपने चुकाए, वे कल तक भेजें',
  'Return Form III to the police today': 'फ़ॉर्म III आज ही पुलिस को लौटाएँ',
  'Return Form III to the police by tomorrow': 'फ़ॉर्म III पुलिस को कल तक लौटाएँ',
  'Now the police have to act: first accident report': 'अब बारी पुलिस की है: पहली दुर्घटना रिपोर्ट',
} as const satisfies Catalogue;
