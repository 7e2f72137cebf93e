import type { Catalogue } from '../../languages/create-translator.ts';

export const datedPlanToolHindi = {
  'From {0}: the no-claim bonus is lost': '{0} से: नो-क्लेम बोनस ख़त्म',
  Complaint: 'शिकायत',
  'premium due, pay by today': 'प्रीमियम की तारीख़, आज तक भरें',
  'due, pay by today': 'प्रीमियम की तारीख़, आज तक भरें',
  'the grace period ends, pay by today': 'ग्रेस पीरियड ख़त्म, आज तक भरें',
  'last day to go to the Ombudsman if the insurer stays silent; earlier: one year from its answer':
    'कंपनी चुप रहे, तो लोकपाल के पास जाने का आख़िरी दिन; जवाब आए, तो आख़िरी दिन इससे पहले: जवाब के दिन से एक साल',
  'Only if the insurer stays silent; earlier: one year from its answer. A delay may be excused.':
    'केवल तब, जब कंपनी चुप रहे। जवाब आए, तो एक साल उसी दिन से गिनें, और तब आख़िरी दिन इससे पहले आता है। देरी माफ़ हो सकती है।',
  'Only if the insurer stays silent; earlier: one year from its answer. A delay may be excused. Counted from their letter: {0}.':
    'केवल तब, जब कंपनी चुप रहे। जवाब आए, तो एक साल उसी दिन से गिनें, और तब आख़िरी दिन इससे पहले आता है। देरी माफ़ हो सकती है। उनकी चिट्ठी से गिनें, तो {0}।',
  'cover ends today, look which part and at what time': 'कवर आज ख़त्म, देखें कौन सा हिस्सा और किस समय',
  'last day that keeps the no-claim bonus': 'नो-क्लेम बोनस बचाने का आख़िरी दिन',
  'Last day for our answer': 'हमारे जवाब का आख़िरी दिन',
  'We have {0} days from the day it reached us, and answer in writing with reasons.':
    'शिकायत हम तक पहुँचने के दिन से हमारे पास {0} दिन हैं; हम कारण देकर लिखित जवाब देते हैं।',
  'The Ombudsman can be asked': 'अब बीमा लोकपाल के पास जाया जा सकता है',
  'Silence now counts as a refusal. Free, up to {0}. After a refusal, or a reply that you do not accept, you need not wait so long.':
    'अब चुप्पी नामंज़ूरी मानी जाती है। मुफ़्त, {0} तक की रकम के लिए। नामंज़ूरी के बाद, या जवाब मंज़ूर न हो, तो इतना रुकना ज़रूरी नहीं।',
  'Last day for the insurer’s answer': 'बीमा कंपनी के जवाब का आख़िरी दिन',
  'It has {0} days. A “no” must name the policy term it rests on.':
    'उसके पास {0} दिन हैं। “नहीं” कहे, तो बताना होगा कि पॉलिसी की किस शर्त पर।',
  'cover ends today': 'कवर आज ख़त्म',
  'cover ends today, look at the time': 'कवर आज ख़त्म, समय देख लें',
  'last day to revive the policy': 'पॉलिसी दोबारा चालू कराने का आख़िरी दिन',
  'from today you can ask another insurer': 'आज से दूसरी कंपनी से पूछा जा सकता है',
  'ask another insurer by today to be on the safe side': 'सुरक्षित रहने के लिए दूसरी कंपनी से आज तक पूछ लें',
  'last day to ask another insurer with enough notice':
    'दूसरी कंपनी से पूछने का आख़िरी दिन, ताकि उसे पूरा समय मिले',
  'last day to revive, if the policy is unit-linked':
    'यूनिट-लिंक्ड हो, तो दोबारा चालू कराने का आख़िरी दिन',
  'last day to revive, if the policy is not unit-linked':
    'यूनिट-लिंक्ड न हो, तो दोबारा चालू कराने का आख़िरी दिन',
  'own-damage cover ends today, look at the time': 'अपनी गाड़ी के नुकसान का कवर आज ख़त्म, समय देख लें',
  'third-party cover ends today, look at the time': 'थर्ड पार्टी कवर आज ख़त्म, समय देख लें',
  'the lock-in of the policy ends': 'पॉलिसी का लॉक-इन ख़त्म होता है',
  '{0} years from the day when the first unpaid premium was due. Earlier, if the lock-in ends before and you never told the insurer that you want to revive.':
    'पहला न भरा प्रीमियम जिस दिन देना था, उससे {0} साल। इससे पहले भी, अगर लॉक-इन उससे पहले पूरा हो और आपने कंपनी को कभी न बताया हो कि पॉलिसी दोबारा चालू करानी है।',
  'Guidance; the tribunal decides.': 'यह जानकारी है; फ़ैसला अधिकरण करता है।',
  'Estimated from the last day for “surveyor allotted”. Add the true date to make it exact.':
    '“सर्वेयर तय हुआ” के आख़िरी दिन से लगाया अनुमान। सही तारीख़ जोड़ें, तो हिसाब पक्का हो जाएगा।',
  'Estimated from the last day for “survey report”. Add the true date to make it exact.':
    '“सर्वे रिपोर्ट” के आख़िरी दिन से लगाया अनुमान। सही तारीख़ जोड़ें, तो हिसाब पक्का हो जाएगा।',
  'If you send your letter today, {0}:': 'अगर चिट्ठी आज, {0} को, भेजें:',
  'The two years for a consumer commission end': 'उपभोक्ता आयोग जाने के दो साल पूरे होते हैं',
  'Counted from their letter. A delay may be excused. Online: e-jagriti.gov.in.':
    'उनकी चिट्ठी से गिना गया। देरी माफ़ हो सकती है। ऑनलाइन: e-jagriti.gov.in',
  'Petition to the claims tribunal, for people who were hurt':
    'जिन्हें चोट लगी, उनकी दावा अधिकरण में याचिका',
  'By law, six months from the accident. [Its steps and papers]({name}).':
    'कानून में इसका समय दुर्घटना से छह महीने है। [इसके कदम और काग़ज़]({name})।',
  'Counted from the end of the month of silence, to be safe. Counted from the answer it is {0}. A delay may be excused, for good reasons. Counted from their letter: {1}.':
    'सुरक्षित रहने के लिए चुप्पी के महीने के अंत से गिना गया। जवाब से गिनें, तो {0}। सही कारण हो, तो देरी माफ़ हो सकती है। उनकी चिट्ठी से गिनें, तो {1}।',
  'Call-back about insurance': 'बीमे के बारे में कॉल',
  'You asked for this call on our website. One expert calls once, within {0} minutes of the start of the slot; in the same slot of the next day if your request reached our call desk after it had begun.':
    'यह कॉल आपने हमारी वेबसाइट पर माँगी थी। एक विशेषज्ञ एक बार कॉल करते हैं, चुने समय की शुरुआत से {0} मिनट के अंदर; अनुरोध उस समय के शुरू होने के बाद हमारे कॉल करने वालों तक पहुँचा हो, तो अगले दिन इसी समय पर।',
  'last day to revive the policy, or to write that you will':
    'आख़िरी दिन: पॉलिसी दोबारा चालू कराएँ, या लिखकर दें कि चालू करानी है',
  'last day to revive, if you chose to before the lock-in ended':
    'लॉक-इन पूरा होने से पहले दोबारा चालू कराना चुना हो, तो उसका आख़िरी दिन',
} as const satisfies Catalogue;
