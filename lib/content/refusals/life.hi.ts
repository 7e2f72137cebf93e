import type { Catalogue } from '../../languages/create-translator.ts';

export const lifeRefusalHindi = {
  'The insurer questions the policy itself. What counts: the policy’s age, and what the form asked.':
    'बीमा कंपनी पॉलिसी पर ही सवाल उठाती है। फ़ैसला इस पर टिकता है: पॉलिसी कितनी पुरानी है, और फ़ॉर्म में क्या पूछा गया।',
  'The insurer questions the policy itself.': 'बीमा कंपनी पॉलिसी पर ही सवाल उठाती है।',
  'The insurer says that a fact in the proposal was hidden or wrong. It says that it would not have issued the policy.':
    'बीमा कंपनी कहती है कि प्रस्ताव में कोई बात छिपाई गई या ग़लत थी। वह कहती है कि पता होता, तो वह पॉलिसी जारी न करती।',
  'Last day to question a life policy': 'जीवन बीमा पॉलिसी पर सवाल उठाने का आख़िरी दिन',
  'Counted from the latest of issue, start of risk, revival and rider. It covers every ground, fraud too. Whether the Act of {0} changed section {1} could not be read.':
    'जारी होने, जोखिम शुरू होने, दोबारा चालू होने और राइडर जुड़ने में से जो सबसे बाद में हो, उससे गिना जाता है। इसमें हर आधार आता है, धोखाधड़ी भी। {0} के अधिनियम ने धारा {1} बदली या नहीं, यह पढ़ा नहीं जा सका।',
  'What the letter must have': 'चिट्ठी में क्या होना ज़रूरी है',
  'A letter that only says “misstatement” is not enough.':
    'जिस चिट्ठी में केवल “misstatement” (ग़लत बयान) लिखा हो, वह काफ़ी नहीं।',
  'A fact that matters': 'ज़रूरी बात किसे मानते हैं',
  'It must bear directly on the risk. The insurer has to show it.':
    'उसका जोखिम पर सीधा असर होना चाहिए। यह कंपनी को दिखाना होता है।',
  'Premiums paid back': 'प्रीमियम की वापसी',
  'Counted from the day of the refusal. Only for a misstatement without fraud.':
    'नामंज़ूरी के दिन से गिना जाता है। केवल बिना धोखाधड़ी के ग़लत बयान में।',
  'Who proves it': 'साबित किसे करना है',
  'A list in an affidavit, without papers, was no proof.':
    'बिना काग़ज़ों के, हलफ़नामे में दी सूची सबूत नहीं मानी गई।',
  'A ground that the letter does not name': 'वह आधार जो चिट्ठी में नहीं है',
  'Compare a later reason with the first letter.': 'बाद में बताए कारण को पहली चिट्ठी से मिलाएँ।',
  'A recent illness': 'हाल की बीमारी',
  'Here the refusal was upheld, within the first years.':
    'इस मामले में नामंज़ूरी सही ठहरी: वह पॉलिसी के शुरू के सालों के अंदर थी।',
  'The {0} years of section {1} count since {2}. Their letter is of {3}. Before that day the section had another period and other conditions. They are not counted here.':
    'धारा {1} में {0} साल की गिनती का नियम {2} से लागू है। उनकी चिट्ठी {3} की है। नियम लागू होने से पहले इस धारा में दूसरा समय और दूसरी शर्तें थीं। वे यहाँ नहीं गिनी गईं।',
  'The insurer may question a policy for {0} years, here until {1}. Their letter is of {2}. It must name the hidden fact and its proof in writing.':
    'बीमा कंपनी {0} साल तक पॉलिसी पर सवाल उठा सकती है, यहाँ {1} तक। उनकी चिट्ठी {2} की है। छिपाई गई बात और उसका सबूत लिखकर बताना उसके लिए ज़रूरी है।',
  'No life policy can be questioned on any ground after {0} years. They ended on {1}. Their letter is of {2}. A revival starts them again, and a rider has its own. An earlier notice of the insurer may count in place of the letter.':
    '{0} साल के बाद जीवन बीमा पॉलिसी पर किसी भी आधार से सवाल नहीं उठाया जा सकता। वे साल {1} को पूरे हुए। उनकी चिट्ठी {2} की है। पॉलिसी दोबारा चालू कराने से वे साल फिर शुरू होते हैं, और राइडर के अपने साल होते हैं। चिट्ठी की जगह कंपनी की पहले की कोई सूचना गिनी जा सकती है।',
  'whether the proposal asked for the fact, whether the insured knew it, and whether the insurer would have refused the policy.':
    'क्या प्रस्ताव फ़ॉर्म में यह बात पूछी गई थी, क्या बीमित व्यक्ति को वह पता थी, और क्या कंपनी पॉलिसी देने से मना करती।',
  'The policy with its day of issue, and every receipt of a revival':
    'जारी होने के दिन वाली पॉलिसी, और दोबारा चालू कराने की हर रसीद',
  'The day from which the years are counted': 'वह दिन जिससे साल गिने जाते हैं',
  'The proposal form, and who filled it in': 'प्रस्ताव फ़ॉर्म, और उसे किसने भरा',
  'What was asked, what was answered, and what the agent knew':
    'क्या पूछा गया, क्या जवाब दिया गया, और एजेंट को क्या पता था',
  'The report of the insurer’s own doctor before the policy':
    'पॉलिसी से पहले कंपनी के अपने डॉक्टर की रिपोर्ट',
  'What the insurer knew': 'कंपनी को क्या पता था',
  'The doctor’s certificate on the cause of death, and earlier prescriptions':
    'मृत्यु के कारण पर डॉक्टर का प्रमाणपत्र, और पहले के पर्चे',
  'When the illness began': 'बीमारी कब शुरू हुई',
  'You call the policy into question. The {0} years of section {1} began on {2} and ended on {3}; your letter is of {4}. After them no ground is open under section {5}. I ask you to pay the sum assured.':
    'आपने पॉलिसी पर सवाल उठाया है। धारा {1} के {0} साल {2} को शुरू हुए और {3} को पूरे हुए; आपकी चिट्ठी {4} की है। उनके बाद धारा {5} में कोई आधार नहीं बचता। बीमा राशि देने का अनुरोध है।',
  'You call the policy into question. It began on {0}; your letter is of {1}. Please state the fact, the question of the proposal, the answer and the papers on which you rely, as section {2} asks. If it was left out, which I do not admit, please show that you would have issued no policy.':
    'आपने पॉलिसी पर सवाल उठाया है। वह {0} को शुरू हुई; आपकी चिट्ठी {1} की है। वह बात, प्रस्ताव का वह सवाल, जवाब और वे काग़ज़ बताएँ जिन्हें आपने आधार बनाया है, जैसा धारा {2} कहती है। अगर वह नहीं लिखी गई, जो मुझे मान्य नहीं, तो दिखाएँ कि पता होने पर आप पॉलिसी ही नहीं देते।',
  'If you do not allege fraud, the premiums are due within {0} days of your refusal, by {1}; taking them gives up nothing of this complaint.':
    'अगर आरोप धोखाधड़ी का नहीं है, तो प्रीमियम नामंज़ूरी से {0} दिन के अंदर, {1} तक, लौटाने होते हैं; उन्हें लेने से इस शिकायत का कुछ नहीं छूटता।',
  'If you do not keep to fraud, the premiums are due within {0} days of your refusal, by {1}; taking them gives up nothing of this complaint.':
    'अगर आप धोखाधड़ी के आरोप पर नहीं टिकते, तो प्रीमियम नामंज़ूरी से {0} दिन के अंदर, {1} तक, लौटाने होते हैं; उन्हें लेने से इस शिकायत का कुछ नहीं छूटता।',
  'You call the policy into question. It began on {began}; your letter is of {letter}. Please state the fact, the question of the proposal to which it belongs, and the papers on which you rely.':
    'आपने पॉलिसी पर सवाल उठाया है। वह {began} को शुरू हुई; आपकी चिट्ठी {letter} की है। वह बात, प्रस्ताव का वह सवाल जिससे वह जुड़ी है, और वे काग़ज़ बताएँ जिन्हें आपने आधार बनाया है।',
  'If it was left out, which I do not admit, please show that you would have issued no policy.':
    'अगर वह नहीं लिखी गई, जो मुझे मान्य नहीं, तो दिखाएँ कि पता होने पर आप पॉलिसी ही नहीं देते।',
  'Whether the fact was hidden on purpose: the proposal form and doctors’ papers decide that. Nor whether an earlier notice of the insurer counts in place of its letter.':
    'बात जान-बूझकर छिपाई गई या नहीं: यह प्रस्ताव फ़ॉर्म और डॉक्टरों के काग़ज़ तय करते हैं। चिट्ठी की जगह कंपनी की पहले की सूचना गिनी जाती है या नहीं: यह भी यहाँ तय नहीं होता।',
  'Without fraud, all premiums are paid back, within {0} days of the refusal. Other policies on the same life are judged one by one.':
    'धोखाधड़ी न हो, तो सारे प्रीमियम लौटते हैं, नामंज़ूरी से {0} दिन के अंदर। उसी जीवन की दूसरी पॉलिसियाँ अलग-अलग परखी जाती हैं।',
  'The insurer says somebody meant to deceive. What counts: its proof and the age of the policy.':
    'बीमा कंपनी कहती है कि धोखा देने का इरादा था। फ़ैसला इस पर टिकता है: उसका सबूत, और पॉलिसी कितनी पुरानी है।',
  'The insurer says somebody meant to deceive.': 'बीमा कंपनी कहती है कि धोखा देने का इरादा था।',
  'The insurer says that somebody meant to deceive it: with a hidden illness, another person in place of the insured, or a false paper.':
    'बीमा कंपनी कहती है कि उसे धोखा देने का इरादा था: बीमारी छिपाकर, बीमित की जगह दूसरे व्यक्ति से, या झूठे काग़ज़ से।',
  'Fraud needs an intent to deceive. Silence is not fraud, unless there was a duty to speak.':
    'धोखाधड़ी के लिए धोखा देने का इरादा चाहिए। बताना फ़र्ज़ न रहा हो, तो चुप रहना धोखाधड़ी नहीं है।',
  'What speaks against fraud': 'धोखाधड़ी के ख़िलाफ़ क्या है',
  'After a death it is the family that has to show it. An agent of the insurer counts as the insurer.':
    'मृत्यु के बाद यह दिखाना परिवार का काम है। कंपनी का एजेंट कंपनी ही माना जाता है।',
  'The insurer may question a policy for {0} years, here until {1}. Their letter is of {2}. For fraud it must give its grounds and papers in writing.':
    'बीमा कंपनी {0} साल तक पॉलिसी पर सवाल उठा सकती है, यहाँ {1} तक। उनकी चिट्ठी {2} की है। धोखाधड़ी के लिए आधार और काग़ज़ लिखकर देना उसके लिए ज़रूरी है।',
  'whether the insurer has proof of an intent to deceive, and not only of a wrong answer. After a death section {0}({1}) asks the family to disprove the intent: send papers.':
    'क्या कंपनी के पास धोखा देने के इरादे का सबूत है, केवल ग़लत जवाब का नहीं। मृत्यु के बाद धारा {0}({1}) में यह परिवार को दिखाना होता है कि इरादा नहीं था: काग़ज़ भेजें।',
  'Death certificate of the registrar, with its date of registration':
    'रजिस्ट्रार का मृत्यु प्रमाणपत्र, पंजीकरण की तारीख़ के साथ',
  'Who died, and when': 'मृत्यु किसकी हुई, और कब',
  'Bank statement from which the premiums were paid': 'बैंक स्टेटमेंट जिससे प्रीमियम भरे गए',
  'That the insured paid, and since when': 'कि भुगतान बीमित ने किया, और कब से',
  'Photographs, identity papers and the medical test of the proposal':
    'प्रस्ताव की फ़ोटो, पहचान के काग़ज़ और मेडिकल जाँच',
  'That the insured and the person who died are the same':
    'कि बीमित और जिनकी मृत्यु हुई, वे एक ही व्यक्ति हैं',
  'A statement on what the agent was told': 'एजेंट को क्या बताया गया, इसका बयान',
  'That the insurer knew the fact, or that nobody meant to hide it':
    'कि कंपनी को बात पता थी, या छिपाने का इरादा किसी का नहीं था',
  'You allege fraud. The {0} years of section {1} began on {2} and ended on {3}; your letter is of {4}. After them no ground is open under section {5}, fraud included. I ask you to pay the sum assured.':
    'आपका आरोप धोखाधड़ी का है। धारा {1} के {0} साल {2} को शुरू हुए और {3} को पूरे हुए; आपकी चिट्ठी {4} की है। उनके बाद धारा {5} में कोई आधार नहीं बचता, धोखाधड़ी भी नहीं। बीमा राशि देने का अनुरोध है।',
  'You allege fraud. The policy began on {0}; your letter is of {1}. Please say what shows an intent to deceive, and what your agent was told. Section {2} asks for the grounds and the papers in writing: please send me both.':
    'आपका आरोप धोखाधड़ी का है। पॉलिसी {0} को शुरू हुई; आपकी चिट्ठी {1} की है। बताएँ कि धोखा देने का इरादा किससे दिखता है, और आपके एजेंट को क्या बताया गया था। धारा {2} में आधार और काग़ज़ लिखकर देने होते हैं: दोनों भेजें।',
  'If a fact was left out, which I do not admit, it was no fraud where nobody meant to hide it, or where you or your agent knew of it (Insurance Act, {0}, section {1}). I enclose, as far as I have them, the papers.':
    'अगर कोई बात नहीं लिखी गई, जो मुझे मान्य नहीं, तो वह धोखाधड़ी नहीं है जहाँ छिपाने का इरादा नहीं था, या जहाँ आपको या आपके एजेंट को वह पता थी (Insurance Act, {0}, धारा {1})। जो काग़ज़ पास हैं, साथ में हैं।',
  'If the premium was not paid monthly, its grace of {0} days ran to {1} (IRDAI Master Circular on Life Insurance Products, {2}); the death was on {3}, not after it. In the grace the policy is in force (National Commission, Shilpa Mishra v. LIC, on a life policy, {4}).':
    'अगर प्रीमियम मासिक नहीं था, तो उसका {0} दिन का ग्रेस पीरियड {1} तक चला (IRDAI Master Circular on Life Insurance Products, {2}); मृत्यु {3} को हुई, उसके बाद नहीं। ग्रेस पीरियड में पॉलिसी चालू रहती है (National Commission, Shilpa Mishra v. LIC, जीवन बीमे का मामला, {4})।',
  'What you did with the premium may show that you had accepted (Supreme Court, D. Srinivas v. SBI Life, on a life policy, {0}).':
    'प्रीमियम के साथ आपने जो किया, उससे दिख सकता है कि आप प्रस्ताव मान चुके थे (Supreme Court, D. Srinivas v. SBI Life, जीवन बीमे का मामला, {0})।',
  'You allege fraud. The policy began on {began}; your letter is of {letter}. Please send me the grounds and the papers in writing, and say what shows an intent to deceive.':
    'आपका आरोप धोखाधड़ी का है। पॉलिसी {began} को शुरू हुई; आपकी चिट्ठी {letter} की है। आधार और काग़ज़ लिखकर भेजें, और बताएँ कि धोखा देने का इरादा किससे दिखता है।',
  'Whether there was an intent. If a crime is alleged, ask a lawyer before you write.':
    'इरादा था या नहीं। अपराध का आरोप हो, तो लिखने से पहले वकील से पूछें।',
  'If only a misstatement is left, the premiums are paid back. For proved fraud section {0} gives no such right.':
    'केवल ग़लत बयान का आधार बचे, तो प्रीमियम लौटते हैं। साबित धोखाधड़ी में धारा {0} यह हक नहीं देती।',
  'The insurer says other life cover wasn’t named. What counts: the form and your dates.':
    'बीमा कंपनी कहती है कि दूसरी जीवन पॉलिसी नहीं बताई गई। फ़ैसला इस पर टिकता है: फ़ॉर्म और आपकी तारीख़ें।',
  'The insurer says other life cover wasn’t named.':
    'बीमा कंपनी कहती है कि दूसरी जीवन पॉलिसी नहीं बताई गई।',
  'The insurer says that the proposal did not name other life policies, held or applied for.':
    'बीमा कंपनी कहती है कि प्रस्ताव में दूसरी जीवन बीमा पॉलिसियाँ नहीं बताई गईं, चाहे ली हुई हों या माँगी हुई।',
  'None was named': 'कोई पॉलिसी नहीं बताई गई',
  'Decided under the old section {0}. Today the premiums are paid back where there was no fraud.':
    'पुरानी धारा {0} में तय हुआ। आज धोखाधड़ी न हो, तो प्रीमियम लौटते हैं।',
  'Small ones were left out': 'छोटी पॉलिसियाँ छूट गईं',
  'A larger policy had been named. A careful insurer would have decided the same.':
    'एक बड़ी पॉलिसी बताई गई थी। सावधान कंपनी का फ़ैसला वही रहता।',
  'The insurer has to prove each policy that it says was hidden.':
    'जिस-जिस पॉलिसी को वह छिपाई हुई कहती है, उसे साबित करना कंपनी का काम है।',
  'The insurer may question a policy for {0} years, here until {1}. Their letter is of {2}. It must name the other policies, with their proof.':
    'बीमा कंपनी {0} साल तक पॉलिसी पर सवाल उठा सकती है, यहाँ {1} तक। उनकी चिट्ठी {2} की है। दूसरी पॉलिसियाँ सबूत के साथ बताना उसके लिए ज़रूरी है।',
  'whether the form asked for other cover, and whether its size would have changed the decision to insure.':
    'क्या फ़ॉर्म में दूसरा कवर पूछा गया था, और क्या उसकी रकम से बीमा देने का फ़ैसला बदलता।',
  'The proposal form with the answer on other insurance': 'प्रस्ताव फ़ॉर्म, दूसरे बीमे पर जवाब के साथ',
  'What was asked, and what was disclosed': 'क्या पूछा गया, और क्या बताया गया',
  'A list of all life policies with date and sum':
    'सारी जीवन बीमा पॉलिसियों की सूची, तारीख़ और रकम के साथ',
  'Which ones existed on the day of the proposal, and how large they were':
    'प्रस्ताव के दिन कौन-सी पॉलिसियाँ थीं, और कितनी बड़ी',
  'You refuse the claim and say that other policies were not named. The {0} years of section {1} began on {2} and ended on {3}; your letter is of {4}. After them no ground is open under section {5}. I ask you to pay the sum assured.':
    'आपने यह कहकर दावा नामंज़ूर किया कि दूसरी पॉलिसियाँ नहीं बताई गईं। धारा {1} के {0} साल {2} को शुरू हुए और {3} को पूरे हुए; आपकी चिट्ठी {4} की है। उनके बाद धारा {5} में कोई आधार नहीं बचता। बीमा राशि देने का अनुरोध है।',
  'You refuse the claim and say that other policies were not named. The policy began on {0}; your letter is of {1}. Please name the question of the proposal and the answer. If they were left out, which I do not admit, please show that you would have issued no policy. Please list the policies on which you rely, with the papers that prove them.':
    'आपने यह कहकर दावा नामंज़ूर किया कि दूसरी पॉलिसियाँ नहीं बताई गईं। पॉलिसी {0} को शुरू हुई; आपकी चिट्ठी {1} की है। प्रस्ताव का वह सवाल और जवाब बताएँ। अगर वे नहीं लिखी गईं, जो मुझे मान्य नहीं, तो दिखाएँ कि पता होने पर आप पॉलिसी ही नहीं देते। जिन पॉलिसियों को आधार बनाया है, उनकी सूची और उन्हें साबित करने वाले काग़ज़ दें।',
  'You refuse the claim and say that other policies were not named. The policy began on {began}; your letter is of {letter}. Please list the policies on which you rely, with the papers that prove them, and the question of the proposal.':
    'आपने यह कहकर दावा नामंज़ूर किया कि दूसरी पॉलिसियाँ नहीं बताई गईं। पॉलिसी {began} को शुरू हुई; आपकी चिट्ठी {letter} की है। जिन पॉलिसियों को आधार बनाया है, उनकी सूची, उन्हें साबित करने वाले काग़ज़ और प्रस्ताव का सवाल दें।',
  'If they were left out, which I do not admit, please show that you would have issued no policy.':
    'अगर वे नहीं लिखी गईं, जो मुझे मान्य नहीं, तो दिखाएँ कि पता होने पर आप पॉलिसी ही नहीं देते।',
  'How large a cover the insurer would have accepted for this income.':
    'इस आय पर कंपनी कितना बड़ा कवर मंज़ूर करती।',
  'Without fraud, all premiums are paid back, within {0} days of the refusal. The other policies are judged on their own.':
    'धोखाधड़ी न हो, तो सारे प्रीमियम लौटते हैं, नामंज़ूरी से {0} दिन के अंदर। दूसरी पॉलिसियाँ अलग परखी जाती हैं।',
  'The insurer says the age was wrong. What counts: what the right age would have changed.':
    'बीमा कंपनी कहती है कि आयु ग़लत थी। फ़ैसला इस पर टिकता है: सही आयु से क्या बदलता।',
  'The insurer says the age was wrong.': 'बीमा कंपनी कहती है कि आयु ग़लत थी।',
  'The insurer says that the insured was older than the proposal said.':
    'बीमा कंपनी कहती है कि बीमित की आयु प्रस्ताव में लिखी आयु से ज़्यादा थी।',
  'A wrong age': 'ग़लत आयु',
  'The insurer may ask for proof of age, also after the years of section {0}. That is no questioning of the policy.':
    'कंपनी धारा {0} के सालों के बाद भी आयु का सबूत माँग सकती है। यह पॉलिसी पर सवाल उठाना नहीं है।',
  'Until {0} the insurer may question the policy itself, if the age was material. Their letter is of {1}.':
    '{0} तक कंपनी पॉलिसी पर ही सवाल उठा सकती है, अगर आयु से बीमा देने के फ़ैसले पर असर पड़ता था। उनकी चिट्ठी {1} की है।',
  'The {0} years of section {1} ended on {2}. Their letter is of {3}. The terms may still be adjusted to the right age. The policy as such can no longer be refused for it.':
    'धारा {1} के {0} साल {2} को पूरे हुए। उनकी चिट्ठी {3} की है। सही आयु के हिसाब से शर्तों को अब भी ठीक किया जा सकता है। पर इस कारण से पूरी पॉलिसी अब नामंज़ूर नहीं हो सकती।',
  'whether the right age would have meant a higher premium only, or no policy at all, because it was above the limit of the plan.':
    'क्या सही आयु से केवल प्रीमियम ज़्यादा होता, या प्लान की सीमा से ऊपर होने के कारण पॉलिसी ही नहीं मिलती।',
  'Birth certificate, school certificate or passport': 'जन्म प्रमाणपत्र, स्कूल का प्रमाणपत्र या पासपोर्ट',
  'The right age': 'सही आयु',
  'The age proof that the insurer took with the proposal': 'प्रस्ताव के साथ कंपनी का लिया आयु का सबूत',
  'What the insurer accepted': 'कंपनी ने क्या माना',
  'You refuse the claim and say that the age was wrong. The policy began on {0}; your letter is of {1}. Please check whether the terms can be adjusted to the right age (section {2}({3})). Please state the age that you found, its proof, and the sum that the premium paid would have bought at that age.':
    'आपने ग़लत आयु को कारण बताकर दावा नामंज़ूर किया है। पॉलिसी {0} को शुरू हुई; आपकी चिट्ठी {1} की है। जाँच लें कि सही आयु के हिसाब से शर्तों को ठीक किया जा सकता है या नहीं (धारा {2}({3}))। आपने जो आयु पाई वह, उसका सबूत, और जितना प्रीमियम भरा गया, उतने में उस आयु पर मिलने वाली बीमा राशि बताएँ।',
  'You refuse the claim and say that the age was wrong. The policy began on {began}; your letter is of {letter}. If it was wrong, which I do not admit, the terms are adjusted (section {0}({1})). Please state the age that you found, its proof, and the sum that the premium paid would have bought at that age.':
    'आपने ग़लत आयु को कारण बताकर दावा नामंज़ूर किया है। पॉलिसी {began} को शुरू हुई; आपकी चिट्ठी {letter} की है। अगर वह ग़लत थी, जो मुझे मान्य नहीं, तो शर्तें ठीक की जाती हैं (धारा {0}({1}))। आपने जो आयु पाई वह, उसका सबूत, और जितना प्रीमियम भरा गया, उतने में उस आयु पर मिलने वाली बीमा राशि बताएँ।',
  'Which of two papers shows the right age.': 'दो काग़ज़ों में से कौन-सा सही आयु दिखाता है।',
  'A smaller sum, worked out for the right age.': 'छोटी रकम, सही आयु के हिसाब से निकाली हुई।',
  'The insurer says it was a suicide. What counts: the cause on paper and the policy’s first day.':
    'बीमा कंपनी कहती है कि यह आत्महत्या थी। फ़ैसला इस पर टिकता है: काग़ज़ पर कारण और पॉलिसी का पहला दिन।',
  'The insurer says it was a suicide.': 'बीमा कंपनी कहती है कि यह आत्महत्या थी।',
  'The insurer says that the death was by suicide, soon after the policy began or was revived.':
    'बीमा कंपनी कहती है कि मृत्यु आत्महत्या से हुई, पॉलिसी शुरू होने या दोबारा चालू होने के कुछ ही समय बाद।',
  'If you think of ending your life, talk to somebody now: [Tele-MANAS {0}](tel:{1}) is free and answers day and night; in danger call [{2}](tel:{3}).':
    'अगर जीवन ख़त्म करने का विचार आए, तो अभी किसी से बात करें: [टेली-मानस {0}](tel:{1}) पर दिन-रात मुफ़्त बात होती है; जान को ख़तरा हो, तो [{2}](tel:{3}) पर फ़ोन करें।',
  'Time of the clause': 'इस शर्त का समय',
  'Counted from the start, or from a revival.': 'शुरुआत से, या दोबारा चालू होने से गिना जाता है।',
  'Paid on such a death': 'ऐसी मृत्यु पर क्या मिलता है',
  'Or the surrender value, if that is more. A unit-linked policy has a rule of its own.':
    'या सरेंडर मूल्य, अगर वह ज़्यादा है। यूनिट-लिंक्ड पॉलिसी का अपना नियम है।',
  'First day': 'पहला दिन',
  'The day of the proposal or of the cheque does not count.':
    'प्रस्ताव का या चेक का दिन नहीं गिना जाता।',
  'The clause runs for {0} months, to {1}. The death was on {2}, within it. The full sum may be refused, but at least {3} of the premiums are due, unless the policy is unit-linked: it has a rule of its own.':
    'यह शर्त {0} महीने चलती है, {1} तक। मृत्यु {2} को हुई, यानी उसके अंदर। पूरी रकम नामंज़ूर हो सकती है, पर प्रीमियम का कम से कम {3} देना कंपनी के लिए ज़रूरी है। यूनिट-लिंक्ड पॉलिसी का नियम अलग है।',
  'The clause runs for {0} months. It ended on {1}, and the death was later, on {2}. Only a revival after {3} would start it again.':
    'यह शर्त {0} महीने चलती है। वह {1} को पूरी हुई, और मृत्यु उसके बाद, {2} को हुई। केवल तब यह फिर शुरू होती है, जब पॉलिसी {3} के बाद दोबारा चालू कराई गई हो।',
  'whether the death was a suicide at all, and from which day the clause of your policy counts.':
    'क्या मृत्यु आत्महत्या थी भी, और आपकी पॉलिसी की शर्त किस दिन से गिनी जाती है।',
  'Post-mortem report and the final report of the police':
    'पोस्टमॉर्टम रिपोर्ट और पुलिस की आख़िरी रिपोर्ट',
  'How the insured died': 'बीमित की मृत्यु कैसे हुई',
  'The policy with its day of issue, and the receipt of a revival':
    'जारी होने के दिन वाली पॉलिसी, और दोबारा चालू कराने की रसीद',
  'The day from which the clause counts': 'वह दिन जिससे यह शर्त गिनी जाती है',
  'You refuse the claim and say that it was suicide. The clause runs for {0} months. It began on {1} and ended on {2}; the death was on {3}. I ask you to pay the sum assured.':
    'आपने आत्महत्या को कारण बताकर दावा नामंज़ूर किया है। यह शर्त {0} महीने चलती है। वह {1} को शुरू हुई और {2} को पूरी हुई; मृत्यु {3} को हुई। बीमा राशि देने का अनुरोध है।',
  'You refuse the claim and say that it was suicide. The policy began on {0}; the death was on {1}. Please send me the paper of the police that shows a suicide, and say from which day the clause counts.':
    'आपने आत्महत्या को कारण बताकर दावा नामंज़ूर किया है। पॉलिसी {0} को शुरू हुई; मृत्यु {1} को हुई। पुलिस का वह काग़ज़ भेजें जो आत्महत्या दिखाता है, और बताएँ कि यह शर्त किस दिन से गिनी जाती है।',
  'If the clause does apply, which I do not admit, please pay what it leaves: at least {0} of the premiums, or what the rule for a unit-linked policy gives (IRDAI product regulations of {1} (linked, and non-linked)).':
    'शर्त लागू हो भी, जो मुझे मान्य नहीं, तो जो उसमें बचता है वह दें: प्रीमियम का कम से कम {0}, या यूनिट-लिंक्ड पॉलिसी के नियम से जो बनता है (IRDAI product regulations of {1} (linked, and non-linked))।',
  'You refuse the claim and say that it was suicide. The policy began on {began}; the death was on {arose}. Please state the clause, the day from which you count, and the police paper on which you rely.':
    'आपने आत्महत्या को कारण बताकर दावा नामंज़ूर किया है। पॉलिसी {began} को शुरू हुई; मृत्यु {arose} को हुई। वह शर्त, वह दिन जिससे आप गिनते हैं, और पुलिस का वह काग़ज़ बताएँ जिसे आधार बनाया है।',
  'How the insured died: the police and the post-mortem report decide that.':
    'बीमित की मृत्यु कैसे हुई: यह पुलिस और पोस्टमॉर्टम रिपोर्ट तय करते हैं।',
  'At least {0} of the premiums paid, or the surrender value. An accident rider does not pay for a suicide.':
    'भरे गए प्रीमियम का कम से कम {0}, या सरेंडर मूल्य। दुर्घटना राइडर आत्महत्या पर पैसा नहीं देता।',
  'The insurer says the life cover had ended. What counts: the due date of the unpaid premium.':
    'बीमा कंपनी कहती है कि जीवन कवर ख़त्म हो चुका था। फ़ैसला इस पर टिकता है: जो प्रीमियम नहीं भरा गया, उसे भरने की तारीख़।',
  'The insurer says the life cover had ended.': 'बीमा कंपनी कहती है कि जीवन कवर ख़त्म हो चुका था।',
  'The insurer says that a premium was not paid, and that cover had ended by the death.':
    'बीमा कंपनी कहती है कि एक प्रीमियम नहीं भरा गया, और मृत्यु तक कवर ख़त्म हो चुका था।',
  'Grace, paid monthly': 'ग्रेस पीरियड, हर महीने भरने पर',
  'From the due date of the unpaid premium.': 'जो प्रीमियम नहीं भरा गया, उसे भरने की तारीख़ से।',
  'Grace, paid in other ways': 'ग्रेस पीरियड, दूसरे तरीकों से भरने पर',
  'A death in the grace period': 'ग्रेस पीरियड में मृत्यु',
  'The accident was within the grace period, the death after it.':
    'दुर्घटना ग्रेस पीरियड के अंदर हुई, मृत्यु उसके बाद।',
  'Paid after the accident': 'प्रीमियम दुर्घटना के बाद भरा गया',
  'A later payment does not reach back.': 'बाद का भुगतान पीछे की तारीख़ पर लागू नहीं होता।',
  'The grace of {0} days is that of a circular of {1}. The death was before, on {2}: read the grace in the policy.':
    'यह {0} दिन का ग्रेस पीरियड {1} के परिपत्र का है। मृत्यु उस परिपत्र से पहले, {2} को हुई: ग्रेस पीरियड पॉलिसी में पढ़ें।',
  'Even of a monthly premium the grace is {0} days. From {1} it ran to {2}, and the death was on {3}, not after it. Cover continues in the grace.':
    'हर महीने के प्रीमियम में भी ग्रेस पीरियड {0} दिन है। {1} से वह {2} तक चला, और मृत्यु {3} को हुई, ग्रेस पीरियड के बाद नहीं। ग्रेस पीरियड में कवर चलता रहता है।',
  'Of a monthly premium the grace is {0} days. From {1} it ran to {2}, and the death was later, on {3}.':
    'हर महीने के प्रीमियम में ग्रेस पीरियड {0} दिन है। {1} से वह {2} तक चला, और मृत्यु ग्रेस पीरियड के बाद, {3} को हुई।',
  'Paid quarterly, half-yearly or yearly, the grace is {0} days, here to {1}. The death was on {2}, not after it: a policy paid in this way was still in force.':
    'हर तिमाही, साल में दो बार या एक बार भरने पर ग्रेस पीरियड {0} दिन है, यहाँ {1} तक। मृत्यु {2} को हुई, ग्रेस पीरियड के बाद नहीं: इस तरह भरी जाने वाली पॉलिसी मृत्यु के समय चालू थी।',
  'Paid in another way, the grace is {0} days. It ended on {1}, and the death was later, on {2}. What is left: a revival, a cover that the policy keeps, or an accident within the grace that caused the death.':
    'दूसरे तरीके से भरने पर ग्रेस पीरियड {0} दिन है। वह {1} को ख़त्म हुआ, और मृत्यु उसके बाद, {2} को हुई। अब ये बचते हैं: दोबारा चालू कराना, वह कवर जो पॉलिसी में फिर भी बना रहता है, या ग्रेस पीरियड में हुई दुर्घटना जिससे मृत्यु हुई।',
  'add the grace to the due date of the first unpaid premium. A death up to that day is covered. A later one is not, unless the policy had been revived.':
    'सबसे पहले जो प्रीमियम नहीं भरा गया, उसे भरने की तारीख़ में ग्रेस पीरियड जोड़ें। उस दिन तक की मृत्यु कवर में है। उसके बाद की मृत्यु तभी कवर में है, जब पॉलिसी उससे पहले दोबारा चालू हो चुकी थी।',
  'Bank statement, receipts, or the pay slip from which the premium was taken':
    'बैंक स्टेटमेंट, रसीदें, या वह वेतन पर्ची जिससे प्रीमियम कटा',
  'That the premium was paid, or that the debit failed through no act of yours':
    'कि प्रीमियम भरा गया, या खाते से पैसे न कटने में आपका कोई हाथ नहीं था',
  'The policy schedule with the due dates and the mode of payment':
    'पॉलिसी की अनुसूची, प्रीमियम भरने की तारीख़ों और तरीके के साथ',
  'The last day of grace': 'ग्रेस पीरियड का आख़िरी दिन',
  'The receipt of a revival': 'दोबारा चालू कराने की रसीद',
  'That cover had begun again before the death': 'कि कवर मृत्यु से पहले फिर शुरू हो चुका था',
  'You refuse the claim and say that the policy had lapsed. The premium that you call unpaid was due on {0}, and its grace ran at least to {1}; the death was on {2}. In the grace the policy is in force (National Commission, Shilpa Mishra v. LIC, on a life policy, {3}). I ask you to pay the sum assured.':
    'आपने यह कहकर दावा नामंज़ूर किया कि पॉलिसी लैप्स हो चुकी थी। आपके अनुसार जो प्रीमियम नहीं भरा गया, उसे भरने की तारीख़ {0} थी, और उसका ग्रेस पीरियड कम से कम {1} तक चला; मृत्यु {2} को हुई। ग्रेस पीरियड में पॉलिसी चालू रहती है (National Commission, Shilpa Mishra v. LIC, जीवन बीमे का मामला, {3})। बीमा राशि देने का अनुरोध है।',
  'You refuse the claim and say that the policy had lapsed. The death was on {0}. Please state the premium that you call unpaid, its due date, and the last day of grace by your count. Please state what an employer, a bank or an agent paid to you, and each revival.':
    'आपने यह कहकर दावा नामंज़ूर किया कि पॉलिसी लैप्स हो चुकी थी। मृत्यु {0} को हुई। ये बातें बताएँ: आपके अनुसार कौन-सा प्रीमियम नहीं भरा गया, उसे भरने की तारीख़, और आपकी गिनती से ग्रेस पीरियड का आख़िरी दिन। बताएँ कि नियोक्ता, बैंक या एजेंट ने आपको क्या भुगतान किया, और पॉलिसी कब-कब दोबारा चालू हुई।',
  'Please state what is due all the same: the paid-up, surrender or fund value, if there is one.':
    'जो फिर भी देना है, वह बताएँ: पेड-अप, सरेंडर या फ़ंड मूल्य, अगर है।',
  'You refuse the claim and say that the policy had lapsed. The death was on {arose}. Please state the first premium that you call unpaid, its due date, and the last day of grace: {0} days for monthly payment, else {1} days (IRDAI Master Circular on Life Insurance Products, {2}).':
    'आपने यह कहकर दावा नामंज़ूर किया कि पॉलिसी लैप्स हो चुकी थी। मृत्यु {arose} को हुई। ये बातें बताएँ: आपके अनुसार सबसे पहले कौन-सा प्रीमियम नहीं भरा गया, उसे भरने की तारीख़, और ग्रेस पीरियड का आख़िरी दिन। ग्रेस पीरियड हर महीने भरने पर {0} दिन है, नहीं तो {1} दिन (IRDAI Master Circular on Life Insurance Products, {2})।',
  'Please also state what is due all the same: the paid-up, surrender or fund value, if there is one.':
    'जो फिर भी देना है, वह भी बताएँ: पेड-अप, सरेंडर या फ़ंड मूल्य, अगर है।',
  'Who is at fault when an employer, a bank or an agent did not pass a premium on: send the proof that it was taken.':
    'नियोक्ता, बैंक या एजेंट ने प्रीमियम आगे न पहुँचाया हो, तो ग़लती किसकी है: सबूत भेजें कि वह लिया गया था।',
  'A policy with savings may have a paid-up, surrender or fund value that is due in any case. A pure term policy has none.':
    'बचत वाली पॉलिसी में पेड-अप, सरेंडर या फ़ंड मूल्य हो सकता है, जो हर हाल में देना है। केवल टर्म वाली पॉलिसी में कुछ नहीं।',
  'The insurer says no policy was issued. What counts: any sign that it accepted the proposal.':
    'बीमा कंपनी कहती है कि पॉलिसी जारी नहीं हुई। फ़ैसला इस पर टिकता है: प्रस्ताव मंज़ूर होने का कोई भी निशान।',
  'The insurer says no policy was issued.': 'बीमा कंपनी कहती है कि पॉलिसी जारी नहीं हुई।',
  'The insurer says that it had not decided on the proposal when the insured died.':
    'बीमा कंपनी कहती है कि बीमित की मृत्यु के समय उसने प्रस्ताव पर फ़ैसला नहीं किया था।',
  'Money taken, no decision': 'पैसे लिए, फ़ैसला नहीं',
  'The acceptance has to be communicated. Silence is not enough.':
    'प्रस्ताव मंज़ूर होने की सूचना देना कंपनी के लिए ज़रूरी है। चुप रहना काफ़ी नहीं।',
  'Conduct that shows acceptance': 'व्यवहार जो मंज़ूरी दिखाता है',
  'The insurer had kept the premium of a loan cover for more than a year.':
    'कंपनी ने ऋण के कवर का प्रीमियम एक साल से ज़्यादा अपने पास रखा था।',
  'First day of cover': 'कवर का पहला दिन',
  'Earlier there can be no cover. From that day there may be, once the proposal is accepted.':
    'उससे पहले कवर नहीं हो सकता। उस दिन से कवर हो सकता है, पर तभी जब प्रस्ताव मंज़ूर हो।',
  'The premium was paid on {0}, and the death was on {1}, not later. No cover can begin before the premium is paid; on the same day the insurer’s acceptance decides.':
    'प्रीमियम {0} को भरा गया, और मृत्यु {1} को हुई, भुगतान के दिन के बाद नहीं। प्रीमियम भरने से पहले कोई कवर शुरू नहीं हो सकता; दोनों एक ही दिन हों, तो कंपनी की मंज़ूरी से तय होता है।',
  'The premium was paid on {0}, before the death on {1}. From that day there may be cover, once the proposal was accepted.':
    'प्रीमियम {0} को भरा गया, {1} को हुई मृत्यु से पहले। उस दिन से कवर हो सकता है, पर तभी जब प्रस्ताव मंज़ूर हुआ हो।',
  'whether the insurer did something that shows that it accepted: a letter, a policy number, a first premium receipt, a debit that recurs.':
    'क्या कंपनी ने कुछ ऐसा किया जिससे मंज़ूरी दिखती है: चिट्ठी, पॉलिसी नंबर, सबसे पहले प्रीमियम की रसीद, बार-बार कटने वाला पैसा।',
  'Every message of the insurer after the proposal': 'प्रस्ताव के बाद कंपनी का हर संदेश',
  'That it accepted, or for what it was still waiting': 'कि उसने मंज़ूर किया, या उसे अब भी क्या चाहिए था',
  'Receipt or bank statement': 'रसीद या बैंक स्टेटमेंट',
  'When the premium was taken, and how long it was kept':
    'प्रीमियम कब लिया गया, और कितने समय रखा गया',
  'You say that the proposal was not accepted. The premium was paid on {0}; the death was on {1}. Please state on which day you decided on the proposal, and whether and when you paid the premium back.':
    'आप कहते हैं कि प्रस्ताव मंज़ूर नहीं हुआ था। प्रीमियम {0} को भरा गया; मृत्यु {1} को हुई। बताएँ कि प्रस्ताव पर फ़ैसला किस दिन किया, और प्रीमियम लौटाया या नहीं, और कब।',
  'You say that the proposal was not accepted. The premium was paid; the death was on {arose}. Please state on which day you decided on the proposal, what you still asked for, and whether and when you paid the premium back.':
    'आप कहते हैं कि प्रस्ताव मंज़ूर नहीं हुआ था। प्रीमियम भरा गया; मृत्यु {arose} को हुई। बताएँ कि प्रस्ताव पर फ़ैसला किस दिन किया, तब तक आपने और क्या माँग रखा था, और प्रीमियम लौटाया या नहीं, और कब।',
  'Whether the conduct of the insurer amounts to an acceptance: a court decides that.':
    'कंपनी का व्यवहार मंज़ूरी माना जाए या नहीं: यह अदालत तय करती है।',
  'The deposit goes back. A loan cover of the bank, or a cover of the employer, may exist beside it.':
    'जमा पैसा लौटता है। साथ में बैंक का ऋण कवर या नौकरी का कवर भी हो सकता है।',
  'The insurer says a premium never came. What counts: which premium, and a later payment.':
    'बीमा कंपनी कहती है कि प्रीमियम नहीं आया। फ़ैसला इस पर टिकता है: कौन-सा प्रीमियम, और बाद का भुगतान।',
  'The insurer says a premium never came.': 'बीमा कंपनी कहती है कि प्रीमियम नहीं आया।',
  'The insurer says that it never got the premium, because the cheque or debit failed.':
    'बीमा कंपनी कहती है कि प्रीमियम उसे नहीं मिला, क्योंकि चेक या खाते से कटौती नाकाम रही।',
  'No premium, no risk': 'प्रीमियम नहीं, तो बीमा नहीं',
  'A cheque that is not paid is no premium. A premium sent by post counts from the day it is posted.':
    'जिस चेक का पैसा नहीं मिला, वह प्रीमियम नहीं है। डाक से भेजा प्रीमियम डाक में डालने के दिन से गिना जाता है।',
  'A later premium that failed': 'बाद का प्रीमियम जो नाकाम रहा',
  'Only the first premium starts the risk. For a later one the grace period runs.':
    'जोखिम केवल सबसे पहले प्रीमियम से शुरू होता है। बाद के प्रीमियम में ग्रेस पीरियड चलता है।',
  'If it was a later premium, its grace is {0} days, here to {1}, or the shorter one where you pay monthly. The death was on {2}, not after {3}. For the first premium there is no grace.':
    'बाद का प्रीमियम था, तो उसका ग्रेस पीरियड {0} दिन है, यहाँ {1} तक, या हर महीने भरने पर उससे कम। मृत्यु {2} को हुई, {3} के बाद नहीं। सबसे पहले प्रीमियम में ग्रेस पीरियड नहीं होता।',
  'If it was a later premium, its grace ended on {0} at the latest. The death was later, on {1}. For the first premium there is no grace.':
    'बाद का प्रीमियम था, तो उसका ग्रेस पीरियड {0} तक ख़त्म हो चुका था। मृत्यु उसके बाद, {1} को हुई। सबसे पहले प्रीमियम में ग्रेस पीरियड नहीं होता।',
  'whether it was the first premium or a later one, and whether it was paid in another way before the death.':
    'वह सबसे पहला प्रीमियम था या बाद का, और क्या वह मृत्यु से पहले किसी और तरीके से भरा गया।',
  'Bank statement around the day of the cheque or debit': 'चेक या कटौती के आसपास के दिनों का बैंक स्टेटमेंट',
  'Whether there was money, and why the payment failed':
    'खाते में पैसे थे या नहीं, और भुगतान क्यों नाकाम रहा',
  'The insurer’s message that the payment failed': 'कंपनी का संदेश कि भुगतान नाकाम रहा',
  'When you learned of it, and whether you had time to pay again':
    'आपको यह कब पता चला, और क्या दोबारा भरने का समय था',
  'You refuse the claim and say that a premium was not received. The death was on {0}. Please state which premium this was, its due date, the reason of the bank and the day on which you told us that the payment had failed, and check whether it was paid in another way.':
    'आपने यह कहकर दावा नामंज़ूर किया कि एक प्रीमियम नहीं मिला। मृत्यु {0} को हुई। बताएँ कि वह कौन-सा प्रीमियम था, उसे भरने की तारीख़, बैंक का कारण और वह दिन जब आपने हमें भुगतान नाकाम होने की सूचना दी, और जाँच लें कि वह किसी और तरीके से भरा गया या नहीं।',
  'You refuse the claim and say that a premium was not received. Please state which premium this was, its due date, the reason of the bank, and the day on which you told us that the payment had failed.':
    'आपने यह कहकर दावा नामंज़ूर किया कि एक प्रीमियम नहीं मिला। बताएँ कि वह कौन-सा प्रीमियम था, उसे भरने की तारीख़, बैंक का कारण, और वह दिन जब आपने हमें भुगतान नाकाम होने की सूचना दी।',
  'Why the bank did not pay.': 'बैंक ने पैसा क्यों नहीं दिया।',
  'If earlier premiums were paid: the paid-up, surrender or fund value.':
    'पहले के प्रीमियम भरे गए हों, तो: पेड-अप, सरेंडर या फ़ंड मूल्य।',
  'The insurer doesn’t know who may have the money. What counts: the nominee and any court order.':
    'बीमा कंपनी को नहीं पता कि पैसा किसे मिले। फ़ैसला इस पर टिकता है: नॉमिनी और अदालत का आदेश, अगर है।',
  'The insurer doesn’t know who may have the money.': 'बीमा कंपनी को नहीं पता कि पैसा किसे मिले।',
  'The insurer does not say that nothing is due. It says that it does not know who may have the money, or asks for a paper of a court.':
    'बीमा कंपनी यह नहीं कहती कि कुछ नहीं देना है। वह कहती है कि उसे नहीं पता पैसा किसे मिले, या अदालत का काग़ज़ माँगती है।',
  'Payment to the nominee': 'नॉमिनी को भुगतान',
  'So the nominee in the records is paid, unless a court forbids it.':
    'इसलिए पैसा रिकॉर्ड में दर्ज नॉमिनी को मिलता है। अदालत रोके, तो नहीं।',
  'Section {0}({1}), since the amendment of {2}.': 'धारा {0}({1}), {2} के संशोधन के बाद से।',
  'Against the heirs': 'वारिसों के मुकाबले',
  'Allahabad sided with the heirs. Delhi, Madras and Andhra Pradesh hold the opposite, as reported.':
    'इलाहाबाद ने वारिसों का पक्ष लिया। दिल्ली, मद्रास और आंध्र प्रदेश इसका उल्टा मानते हैं, जैसा छपा है।',
  'Married Women’s Property Act': 'विवाहित महिला संपत्ति अधिनियम',
  'Such a policy is outside this dispute: its trustees receive the money.':
    'ऐसी पॉलिसी इस विवाद से बाहर है: पैसा उसके न्यासियों (ट्रस्टी) को मिलता है।',
  'whether a nominee is registered, whether a court has forbidden the payment, and how close the nominee was to the insured.':
    'क्या नॉमिनी दर्ज है, क्या अदालत ने भुगतान रोका है, और नॉमिनी बीमित के कितने करीबी थे।',
  'The policy or endorsement that names the nominee': 'पॉलिसी या एंडोर्समेंट, जिसमें नॉमिनी का नाम है',
  'Who may receive the money': 'पैसा किसे मिल सकता है',
  'Proof of the relation: marriage or birth certificate': 'रिश्ते का सबूत: विवाह या जन्म प्रमाणपत्र',
  'That the nominee is a spouse, child or parent': 'कि नॉमिनी पति या पत्नी, संतान या माता-पिता हैं',
  'Succession certificate or a joint statement of the heirs':
    'उत्तराधिकार प्रमाणपत्र या वारिसों का साझा बयान',
  'Who may receive it, if there is no nominee': 'नॉमिनी न हो, तो पैसा किसे मिल सकता है',
  'You withhold the money because of another claim. Please state who is the nominee in your records, and name the order of a court that forbids the payment. Without one, section {0} of the Insurance Act lets you pay the registered nominee and owe no more; who keeps the money is between the nominee and the heirs.':
    'आपने दूसरे के दावे के कारण पैसा रोका है। बताएँ कि आपके रिकॉर्ड में नॉमिनी कौन हैं, और अदालत का वह आदेश बताएँ जो भुगतान रोकता है। आदेश न हो, तो बीमा अधिनियम की धारा {0} के अनुसार दर्ज नॉमिनी को भुगतान करके आपकी देनदारी पूरी हो जाती है; पैसा किसके पास रहे, यह नॉमिनी और वारिसों के बीच की बात है।',
  'Who owns the money in the end: that is between the nominee and the heirs.':
    'आख़िर में पैसा किसका है: यह नॉमिनी और वारिसों के बीच की बात है।',
  'The insurer says a child can’t take the money. What counts: an appointee and the child’s age.':
    'बीमा कंपनी कहती है कि बच्चा पैसा नहीं ले सकता। फ़ैसला इस पर टिकता है: नियुक्त व्यक्ति (अपॉइंटी) और बच्चे की आयु।',
  'The insurer says a child can’t take the money.': 'बीमा कंपनी कहती है कि बच्चा पैसा नहीं ले सकता।',
  'The insurer says that a child cannot receive the money, and asks for the appointee or a guardian.':
    'बीमा कंपनी कहती है कि बच्चा पैसा नहीं ले सकता, और नियुक्त व्यक्ति (अपॉइंटी) या अभिभावक को बुलाती है।',
  'While the nominee is a minor': 'जब तक नॉमिनी नाबालिग है',
  'The appointee receives the money for the child. It stays the child’s.':
    'नियुक्त व्यक्ति पैसा बच्चे के लिए लेता है। पैसा बच्चे का ही रहता है।',
  'Children who own the money': 'बच्चे, जिनका पैसा अपना होता है',
  'A child as nominee is one of them.': 'नॉमिनी बना बच्चा उनमें से एक है।',
  'whether the holder named an appointee, and whether the nominee is still a minor today.':
    'क्या पॉलिसीधारक ने किसी को नियुक्त किया था, और क्या नॉमिनी आज भी नाबालिग है।',
  'The nomination with the name of the appointee': 'नामांकन, जिसमें नियुक्त व्यक्ति का नाम है',
  'Who may receive the money for the child': 'बच्चे के लिए पैसा किसे मिल सकता है',
  'Birth certificate of the child': 'बच्चे का जन्म प्रमाणपत्र',
  'Until when an appointee or guardian is needed': 'नियुक्त व्यक्ति या अभिभावक कब तक चाहिए',
  'Guardianship order, if there is no appointee':
    'अभिभावक बनाने का आदेश, अगर कोई नियुक्त व्यक्ति (अपॉइंटी) नहीं है',
  'Who may act for the child': 'बच्चे की ओर से कौन काम कर सकता है',
  'You withhold the money because the nominee is a minor. The holder may name an appointee for this case (section {0}({1}) of the Insurance Act). Please state whether an appointee is in your records. If none is, please state which paper of a guardian you accept. Interest runs until you pay.':
    'आपने इसलिए पैसा रोका है कि नॉमिनी नाबालिग है। पॉलिसीधारक को इसके लिए नियुक्त व्यक्ति (अपॉइंटी) चुनने का हक है (बीमा अधिनियम की धारा {0}({1}))। बताएँ कि आपके रिकॉर्ड में कोई नियुक्त है या नहीं। नहीं है, तो बताएँ कि अभिभावक का कौन-सा काग़ज़ मानते हैं। भुगतान तक ब्याज चलता है।',
  'Who the guardian of the child is: a court decides that if the family differs. Who signs the complaint for the child: we read no rule on it. The appointee or guardian asks the grievance officer, and the Ombudsman’s office, which signature they accept.':
    'बच्चे का अभिभावक कौन है: परिवार में मतभेद हो, तो अदालत तय करती है। बच्चे की ओर से शिकायत पर कौन हस्ताक्षर करे: इस पर हमने कोई नियम नहीं पढ़ा। नियुक्त व्यक्ति या अभिभावक शिकायत निवारण अधिकारी और लोकपाल के दफ़्तर से पूछें कि वे किसके हस्ताक्षर मानते हैं।',
  'In a case that was read, a court had the money put in deposits for the child until {0}.':
    'हमने जो एक मामला पढ़ा, उसमें अदालत ने बच्चे का पैसा उसके {0} साल का होने तक जमा रखवाया।',
  'The insurer refuses the extra sum. What counts: the rider’s dates and the cause of the death.':
    'बीमा कंपनी अतिरिक्त रकम नामंज़ूर करती है। फ़ैसला इस पर टिकता है: राइडर की तारीख़ें और मृत्यु का कारण।',
  'The insurer refuses the extra sum.': 'बीमा कंपनी अतिरिक्त रकम नामंज़ूर करती है।',
  'The basic sum is paid, or not in dispute. The insurer refuses the extra sum for an accident.':
    'मूल रकम मिल चुकी है, या उस पर विवाद नहीं है। कंपनी दुर्घटना की अतिरिक्त रकम नामंज़ूर करती है।',
  'Arrears paid only after the accident': 'दुर्घटना के बाद ही भरा गया बकाया प्रीमियम',
  'The day of the accident decides, not the day of the death.':
    'दुर्घटना के दिन से तय होता है, मृत्यु के दिन से नहीं।',
  'An accident in the grace period': 'ग्रेस पीरियड में दुर्घटना',
  'Then the policy was in force.': 'तब पॉलिसी चालू थी।',
  'Death soon enough': 'मृत्यु समय के अंदर',
  'A term of one insurer. Your own rider has the time that counts.':
    'एक कंपनी की शर्त। लागू वही समय है जो आपके राइडर में है।',
  'New grounds later': 'बाद में नए आधार',
  'In the rider that we read the death must come within {0} days of the accident, here by {1}. It was on {2}, within them. Your own rider has the time that counts.':
    'जो राइडर हमने पढ़ा, उसमें मृत्यु दुर्घटना से {0} दिन के अंदर होनी चाहिए, यहाँ {1} तक। वह {2} को हुई, यानी इसी समय के अंदर। लागू वही समय है जो आपके राइडर में है।',
  'In the rider that we read the death must come within {0} days of the accident, here by {1}. It was later, on {2}. Read the time in your own rider.':
    'जो राइडर हमने पढ़ा, उसमें मृत्यु दुर्घटना से {0} दिन के अंदर होनी चाहिए, यहाँ {1} तक। वह उसके बाद, {2} को हुई। अपने राइडर में समय पढ़ें।',
  'whether the rider was in force on the day of the accident, and whether the accident alone caused the death, within the time of the rider.':
    'क्या दुर्घटना के दिन राइडर चालू था, और क्या राइडर के समय के अंदर मृत्यु केवल दुर्घटना से हुई।',
  'FIR, post-mortem report and final police report':
    'FIR, पोस्टमॉर्टम रिपोर्ट और पुलिस की आख़िरी रिपोर्ट',
  'The accident, its day and the cause of death': 'दुर्घटना, उसका दिन और मृत्यु का कारण',
  'Policy schedule and premium receipts with the rider':
    'राइडर वाली पॉलिसी की अनुसूची और प्रीमियम की रसीदें',
  'That the rider was paid for on that day': 'कि उस दिन राइडर का प्रीमियम भरा हुआ था',
  'You refuse the accident benefit. The accident was on {arose}. Please state the clause of the rider, the day on which you say it was not in force, or the medical paper, if there is one, that names another cause of death.':
    'आपने दुर्घटना का लाभ नामंज़ूर किया है। दुर्घटना {arose} को हुई। राइडर की शर्त, वह दिन जब आपके अनुसार राइडर चालू नहीं था, या, कोई हो, तो वह मेडिकल काग़ज़ बताएँ जिसमें मृत्यु का दूसरा कारण है।',
  'The medical cause of death.': 'मृत्यु का चिकित्सा कारण।',
  'The basic sum of the policy does not depend on an accident. A personal accident policy, a card or the owner-driver cover of a vehicle may pay beside it.':
    'पॉलिसी की मूल रकम दुर्घटना पर निर्भर नहीं है। साथ में व्यक्तिगत दुर्घटना पॉलिसी, कार्ड या गाड़ी का मालिक-ड्राइवर कवर भी पैसा दे सकता है।',
  'The insurer says the death came too early. What counts: the plan’s wait and the cause.':
    'बीमा कंपनी कहती है कि मृत्यु बहुत जल्दी हुई। फ़ैसला इस पर टिकता है: प्लान की प्रतीक्षा अवधि और कारण।',
  'The insurer says the death came too early.': 'बीमा कंपनी कहती है कि मृत्यु बहुत जल्दी हुई।',
  'The insurer says that the plan pays only for an accident in its first weeks, and that the death came within them.':
    'बीमा कंपनी कहती है कि शुरू के हफ़्तों में प्लान केवल दुर्घटना का पैसा देता है, और मृत्यु उन्हीं में हुई।',
  'The standard term plan': 'मानक टर्म प्लान',
  'From the start of risk. Not after a revival. Other plans have their own time, or none.':
    'जोखिम शुरू होने से। दोबारा चालू कराने के बाद नहीं। दूसरे प्लान का अपना समय है, या कोई नहीं।',
  'Another death in that time': 'उस समय में किसी और कारण से मृत्यु',
  'Without taxes.': 'टैक्स के बिना।',
  'The last day': 'आख़िरी दिन',
  'There the wait was longer than in the standard plan.': 'वहाँ प्रतीक्षा अवधि मानक प्लान से लंबी थी।',
  'The standard term plan waits {0} days, here to {1}. The death was on {2}, within them. An accident is paid in full from the first day.':
    'मानक टर्म प्लान की प्रतीक्षा अवधि {0} दिन है, यहाँ {1} तक। मृत्यु {2} को हुई, यानी इसी समय के अंदर। दुर्घटना में पहले दिन से पूरी रकम मिलती है।',
  'The standard term plan waits {0} days; they ended on {1}, before the death on {2}. Under that plan this reason is over. Another plan may wait longer: read its clause.':
    'मानक टर्म प्लान की प्रतीक्षा अवधि {0} दिन है; वे {1} को पूरे हुए, और मृत्यु उसके बाद, {2} को हुई। उस प्लान में यह कारण ख़त्म है। दूसरे प्लान की प्रतीक्षा अवधि लंबी हो सकती है: उसकी शर्त पढ़ें।',
  'how long the wait of this plan is, from which day it counts, and whether the death was an accident.':
    'इस प्लान की प्रतीक्षा अवधि कितनी है, किस दिन से गिनी जाती है, और क्या मृत्यु दुर्घटना से हुई।',
  'The policy document with the clause and the start of risk':
    'पॉलिसी का दस्तावेज़, जिसमें यह शर्त और जोखिम शुरू होने का दिन है',
  'The last day of the wait': 'प्रतीक्षा अवधि का आख़िरी दिन',
  'FIR and post-mortem report, if it was an accident': 'दुर्घटना हो, तो FIR और पोस्टमॉर्टम रिपोर्ट',
  'That the wait does not apply': 'कि प्रतीक्षा अवधि नहीं लगती',
  'You refuse the claim because of a waiting period. Risk began on {0}; the death was on {1}. An accident has no wait. Please state the clause, its length, and the day on which it ends by your count.':
    'आपने प्रतीक्षा अवधि के कारण दावा नामंज़ूर किया है। जोखिम {0} को शुरू हुआ; मृत्यु {1} को हुई। दुर्घटना पर प्रतीक्षा अवधि नहीं होती। पॉलिसी की शर्त, उसकी लंबाई, और आपकी गिनती से उसके पूरे होने का दिन बताएँ।',
  'If the clause does apply, which I do not admit, please pay back the premiums that it leaves due.':
    'यह शर्त लागू हो भी, जो मुझे मान्य नहीं, तो उसके अनुसार जो प्रीमियम लौटाने बनते हैं, वे लौटाएँ।',
  'You refuse the claim because of a waiting period. Risk began on {began}; the death was on {arose}. Please state the clause, its length, and the last day by your count.':
    'आपने प्रतीक्षा अवधि के कारण दावा नामंज़ूर किया है। जोखिम {began} को शुरू हुआ; मृत्यु {arose} को हुई। पॉलिसी की शर्त, उसकी लंबाई, और आपकी गिनती से आख़िरी दिन बताएँ।',
  'How the clause of your plan counts its days.': 'आपके प्लान की शर्त में दिन कैसे गिने जाते हैं।',
  'The standard term plan pays back {0} of the premiums, without taxes.':
    'मानक टर्म प्लान प्रीमियम का {0} लौटाता है, टैक्स के बिना।',
  'The insurer says the illness came too early. What counts: the day of diagnosis and the rider.':
    'बीमा कंपनी कहती है कि बीमारी बहुत जल्दी आई। फ़ैसला इस पर टिकता है: बीमारी पता चलने का दिन और राइडर।',
  'The insurer says the illness came too early.': 'बीमा कंपनी कहती है कि बीमारी बहुत जल्दी आई।',
  'The insurer says that the illness was found too soon after the rider began, or that the insured did not live on long enough after it was found.':
    'बीमा कंपनी कहती है कि बीमारी राइडर शुरू होने के बहुत जल्दी बाद पता चली, या जिसका बीमा था, वह व्यक्ति बीमारी पता चलने के बाद ज़रूरी समय तक जीवित नहीं रहा।',
  'Wait from the first day of the rider': 'राइडर के पहले दिन से प्रतीक्षा अवधि',
  'A term of riders and not law. Your own rider has the time that counts.':
    'राइडर की शर्त, कानून की नहीं। लागू वही समय है जो आपके राइडर में है।',
  'Time to live on': 'जीवित रहने का समय',
  'From the diagnosis. Some riders have none.': 'बीमारी पता चलने से। कुछ राइडरों में नहीं होता।',
  'It was about a death in the wait of a plan.': 'वह मामला प्लान की प्रतीक्षा अवधि में हुई मृत्यु का था।',
  'The usual wait is {0} days, here to {1}. The illness was found on {2}, within it. Read whether your rider has a shorter wait, and from which day it counts.':
    'आम प्रतीक्षा अवधि {0} दिन है, यहाँ {1} तक। बीमारी {2} को पता चली, यानी उसके अंदर। पढ़ें कि आपके राइडर में वह कम तो नहीं, और किस दिन से गिनी जाती है।',
  'The usual wait is {0} days. It ended on {1}, and the illness was found later, on {2}. Only a rider with a longer wait bars the claim.':
    'आम प्रतीक्षा अवधि {0} दिन है। वह {1} को पूरी हुई, और बीमारी उसके बाद, {2} को पता चली। केवल लंबी प्रतीक्षा अवधि वाला राइडर दावा रोकता है।',
  'The usual time to live on is {0} days, here to {1}. The death was on {2}, within it. Then the rider may pay nothing, and the basic sum is due as after any death.':
    'जीवित रहने का आम समय {0} दिन है, यहाँ {1} तक। मृत्यु {2} को हुई, यानी उसके अंदर। तब हो सकता है कि राइडर से कुछ न मिले। मूल रकम फिर भी वैसे ही देनी होती है जैसे किसी भी मृत्यु पर।',
  'The usual time to live on is {0} days. It ended on {1}, and the death was later, on {2}. Only a rider with a longer time bars the claim.':
    'जीवित रहने का आम समय {0} दिन है। वह {1} को पूरा हुआ, और मृत्यु उसके बाद, {2} को हुई। केवल लंबे समय वाला राइडर दावा रोकता है।',
  'what the clause of this rider says, the day of the first diagnosis, and whether the illness is one of its list.':
    'इस राइडर की शर्त क्या कहती है, बीमारी पहली बार किस दिन पता चली, और क्या वह उसकी सूची में है।',
  'The rider’s clause and the first day of the rider in the schedule':
    'राइडर की शर्त और अनुसूची में राइडर का पहला दिन',
  'First test report or biopsy with its date': 'पहली जाँच रिपोर्ट या बायोप्सी, तारीख़ के साथ',
  'When the illness was found': 'बीमारी कब पता चली',
  'You refuse the rider because of a waiting or survival period. The rider began on {began}; the illness was found on {arose}. Please state the clause, its length, and the last day by your count.':
    'आपने प्रतीक्षा अवधि या जीवित रहने के समय के कारण राइडर नामंज़ूर किया है। राइडर {began} को शुरू हुआ; बीमारी {arose} को पता चली। पॉलिसी की शर्त, उसकी लंबाई, और आपकी गिनती से आख़िरी दिन बताएँ।',
  'Whether the illness is one of the list, and how severe it has to be.':
    'क्या बीमारी सूची वाली है, और उसे कितना गंभीर होना चाहिए।',
  'After a death the basic sum is judged on its own. So is a health policy for the stay.':
    'मृत्यु के बाद मूल रकम अलग परखी जाती है। भर्ती के लिए स्वास्थ्य पॉलिसी भी।',
  'The insurer says the death is outside the cover. What counts: the schedule and its last day.':
    'बीमा कंपनी कहती है कि मृत्यु कवर से बाहर है। फ़ैसला इस पर टिकता है: अनुसूची और उसका आख़िरी दिन।',
  'The insurer says the death is outside the cover.': 'बीमा कंपनी कहती है कि मृत्यु कवर से बाहर है।',
  'The insurer says that the cover had ended before the death, or that the policy leaves out this kind of death.':
    'बीमा कंपनी कहती है कि कवर मृत्यु से पहले ख़त्म हो चुका था, या पॉलिसी में ऐसी मृत्यु कवर नहीं है।',
  'Members of the provident fund': 'प्रॉविडेंट फ़ंड के सदस्य',
  'It insures the employee as well. A new scheme of {0} could not be read: ask the employer.':
    'यह योजना कर्मचारी का बीमा भी करती है। {0} की नई योजना पढ़ी नहीं जा सकी: नियोक्ता से पूछें।',
  'No rule of law on the refusal itself was read. The schedule and the exclusions of your own policy decide; for a group cover, the master policy and the certificate.':
    'नामंज़ूरी के बारे में कानून का कोई नियम नहीं पढ़ा गया। फ़ैसला आपकी पॉलिसी की अनुसूची से, और उसमें जो कवर नहीं है, उससे होता है; ग्रुप कवर में मास्टर पॉलिसी और प्रमाणपत्र से।',
  'the last day of cover in the schedule or certificate, and whether a premium was still taken after it.':
    'अनुसूची या प्रमाणपत्र में कवर का आख़िरी दिन, और क्या उसके बाद भी प्रीमियम लिया गया।',
  'Schedule or certificate of insurance': 'बीमे की अनुसूची या प्रमाणपत्र',
  'The first and the last day of cover, and what is excluded':
    'कवर का पहला और आख़िरी दिन, और क्या बाहर है',
  'Pay slip or bank statement with a premium after that day':
    'उस दिन के बाद के प्रीमियम वाली वेतन पर्ची या बैंक स्टेटमेंट',
  'That the insurer still took money for the cover': 'कि कंपनी कवर का पैसा तब भी लेती रही',
  'Last working day, from the employer': 'नौकरी का आख़िरी दिन, नियोक्ता से',
  'Until when the insured belonged to the group': 'जिसका बीमा था, वह व्यक्ति कब तक ग्रुप में था',
  'You say that this death is outside the cover. The cover began on {began}; the death was on {arose}. Please send me the clause of the policy, the schedule or certificate, and the day on which you say that cover ended.':
    'आप कहते हैं कि यह मृत्यु कवर से बाहर है। कवर {began} को शुरू हुआ; मृत्यु {arose} को हुई। पॉलिसी की शर्त, और अनुसूची या प्रमाणपत्र भेजें, और वह दिन बताएँ जब आपके अनुसार कवर ख़त्म हुआ।',
  'What the master policy of a group says: ask the employer or the bank for a copy.':
    'ग्रुप की मास्टर पॉलिसी क्या कहती है: नियोक्ता या बैंक से कॉपी माँगें।',
  'Premiums that were taken after the end of cover go back. Another cover on the same life is judged on its own.':
    'कवर ख़त्म होने के बाद लिए गए प्रीमियम लौटते हैं। उसी जीवन का दूसरा कवर अलग परखा जाता है।',
  'The insurer may question a policy for {0} years, here until {1}. There is no letter yet, so today is counted: {2}. It must name the hidden fact and its proof in writing.':
    'बीमा कंपनी {0} साल तक पॉलिसी पर सवाल उठा सकती है, यहाँ {1} तक। चिट्ठी अभी नहीं आई, इसलिए आज का दिन गिना है: {2}। छिपाई गई बात और उसका सबूत लिखकर बताना उसके लिए ज़रूरी है।',
  'The insurer may question a policy for {0} years, here until {1}. There is no letter yet, so today is counted: {2}. For fraud it must give its grounds and papers in writing.':
    'बीमा कंपनी {0} साल तक पॉलिसी पर सवाल उठा सकती है, यहाँ {1} तक। चिट्ठी अभी नहीं आई, इसलिए आज का दिन गिना है: {2}। धोखाधड़ी के लिए आधार और काग़ज़ लिखकर देना उसके लिए ज़रूरी है।',
  'The insurer may question a policy for {0} years, here until {1}. There is no letter yet, so today is counted: {2}. It must name the other policies, with their proof.':
    'बीमा कंपनी {0} साल तक पॉलिसी पर सवाल उठा सकती है, यहाँ {1} तक। चिट्ठी अभी नहीं आई, इसलिए आज का दिन गिना है: {2}। दूसरी पॉलिसियाँ सबूत के साथ बताना उसके लिए ज़रूरी है।',
  'The {0} years of section {1} ended on {2}. There is no letter yet, so today is counted: {3}. The terms may still be adjusted to the right age. The policy as such can no longer be refused for it.':
    'धारा {1} के {0} साल {2} को पूरे हुए। चिट्ठी अभी नहीं आई, इसलिए आज का दिन गिना है: {3}। सही आयु के हिसाब से शर्तों को अब भी ठीक किया जा सकता है। पर इस कारण से पूरी पॉलिसी अब नामंज़ूर नहीं हो सकती।',
  'Until {0} the insurer may question the policy itself, if the age was material. There is no letter yet, so today is counted: {1}.':
    '{0} तक कंपनी पॉलिसी पर ही सवाल उठा सकती है, अगर आयु से बीमा देने के फ़ैसले पर असर पड़ता था। चिट्ठी अभी नहीं आई, इसलिए आज का दिन गिना है: {1}।',
  'The {0} years of section {1} ended on {2}; your letter is of {3}. After them the policy cannot be questioned because of the age; only its terms may be adjusted (Insurance Act, {4}, section {5}).':
    'धारा {1} के {0} साल {2} को पूरे हुए; आपकी चिट्ठी {3} की है। उनके बाद आयु के कारण पॉलिसी पर सवाल नहीं उठाया जा सकता; केवल उसकी शर्तें ठीक की जा सकती हैं (Insurance Act, {4}, section {5})।',
  'You had the premium from {0}, before the death on {1}.':
    'प्रीमियम {0} से आपके पास था, {1} की मृत्यु से पहले।',
  'If it was a later premium, not paid monthly, its grace of {0} days ran to {1} (IRDAI Master Circular on Life Insurance Products, {2}); the death was on {3}, not after it. In the grace the policy is in force (National Commission, Shilpa Mishra v. LIC, on a life policy, {4}).':
    'अगर यह बाद का प्रीमियम था और मासिक नहीं था, तो उसका {0} दिन का ग्रेस पीरियड {1} तक चला (IRDAI Master Circular on Life Insurance Products, {2}); मृत्यु {3} को हुई, उसके बाद नहीं। ग्रेस पीरियड में पॉलिसी चालू रहती है (National Commission, Shilpa Mishra v. LIC, जीवन बीमे का मामला, {4})।',
  'The accident was on {0} and the death on {1}: within {2} days.':
    'दुर्घटना {0} को हुई और मृत्यु {1} को: {2} दिन के अंदर।',
  'If you rely on a wait of {0} days, as in the standard term plan, it ended on {1}; the death was later, on {2}.':
    'अगर आपका आधार मानक टर्म प्लान जैसी {0} दिन की प्रतीक्षा है, तो वह {1} को पूरी हुई; मृत्यु उसके बाद, {2} को हुई।',
  'If you rely on the usual wait of {0} days, it ended on {1}; the illness was found later, on {2}.':
    'अगर आपका आधार आम तौर की {0} दिन की प्रतीक्षा है, तो वह {1} को पूरी हुई; बीमारी उसके बाद, {2} को पता चली।',
  'If you rely on the usual {0} days to live on, they ended on {1}; the death was later, on {2}.':
    'अगर आपका आधार जीवित रहने के आम तौर के {0} दिन हैं, तो वे {1} को पूरे हुए; मृत्यु उसके बाद, {2} को हुई।',
} as const satisfies Catalogue;
