import type { Catalogue } from '../../languages/create-translator.ts';

export const claimPageHindi = {
  'Yes, for what one leaves unpaid, never more than the bill. You choose which pays first; after its settlement send the settlement letter and certified copies to the second. A critical illness or hospital cash policy pays its fixed sum in any case.':
    'हाँ, उस रकम के लिए जो एक ने नहीं चुकाई, बिल से ज़्यादा कभी नहीं। पहले कौन सी चुकाए, यह आपको चुनना है; उसके निपटारे के बाद निपटारे की चिट्ठी और काग़ज़ों की प्रमाणित कॉपी दूसरी कंपनी को भेजें। गंभीर बीमारी या हॉस्पिटल कैश की पॉलिसी अपनी तय रकम हर हाल में देती है।',
  'Call [{0} {1} {2}](tel:{3}) ({4} to {5}, every day). We explain what the insurer is asking for and help you put papers in order.':
    '[{0} {1} {2}](tel:{3}) पर फ़ोन करें ({4} से {5} तक, हर दिन)। हम समझाते हैं कि कंपनी क्या माँग रही है, और काग़ज़ ठीक से लगाने में मदद करते हैं।',
  'Make a claim, step by step': 'दावा करें, एक-एक कदम',
  'What to do now, by when, and with which papers.': 'अभी क्या करें, कब तक, और कौन से काग़ज़ों के साथ।',
  'Bima Bharosa, IRDAI’s complaint portal': 'बीमा भरोसा, IRDAI का शिकायत पोर्टल',
  'Council for Insurance Ombudsmen, complaints online': 'बीमा लोकपाल परिषद, ऑनलाइन शिकायत',
  'Who to tell': 'किसे बताएँ',
  'Papers to collect': 'जुटाने के काग़ज़',
  'What often goes wrong': 'अक्सर क्या गड़बड़ होती है',
  'The plan, with its dates': 'पूरी योजना, तारीख़ों के साथ',
  'First, make everyone safe': 'सबसे पहले, सबको सुरक्षित करें',
  'Get help': 'मदद बुलाएँ',
  'Dial **{0}** for police, fire or ambulance anywhere in India, or **{1}** for an ambulance. Treatment and safety come before any form.':
    'भारत में कहीं भी पुलिस, फ़ायर ब्रिगेड या एंबुलेंस के लिए **{0}** मिलाएँ, या एंबुलेंस के लिए **{1}**। इलाज और सुरक्षा हर फ़ॉर्म से पहले हैं।',
  'Photographs, names, times, bills and reports. You cannot go back later for most of them.':
    'फ़ोटो, नाम, समय, बिल और रिपोर्टें। इनमें से ज़्यादातर बाद में नहीं मिल पाते।',
  'Use the number on your policy or the insurer’s own site or app. This first message is the _claim intimation_. Write down the claim number you are given.':
    'पॉलिसी पर छपा नंबर, या कंपनी की अपनी साइट या ऐप इस्तेमाल करें। यह पहला संदेश _दावे की सूचना_ है। जो दावा नंबर मिले, लिख लें।',
  'claim intimation': 'दावे की सूचना',
  'Ask us if you are stuck': 'अटक जाएँ, तो हमसे पूछें',
  'This is guidance; the insurer decides': 'यह जानकारी है; फ़ैसला बीमा कंपनी करती है',
  'We are a broker. We do not accept, value or refuse claims, and nothing here says that a claim will be paid. Where this page and your policy differ, the policy wording holds.':
    'हम ब्रोकर हैं। हम दावे न मंज़ूर करते हैं, न उनकी रकम तय करते हैं, न नामंज़ूर करते हैं, और यहाँ की कोई बात यह नहीं कहती कि दावा चुकाया जाएगा। जहाँ यह पेज और आपकी पॉलिसी अलग हों, वहाँ पॉलिसी के शब्द मान्य हैं।',
  'Send papers to the insurer, not to this site. We do not ask for medical reports, Aadhaar, police papers or any OTP here. Be wary of anyone who wants a fee or an OTP to release a claim.':
    'काग़ज़ बीमा कंपनी को भेजें, इस साइट को नहीं। हम यहाँ मेडिकल रिपोर्ट, आधार, पुलिस के काग़ज़ या कोई OTP नहीं माँगते। जो कोई दावा छुड़ाने के लिए शुल्क या OTP माँगे, उससे सावधान रहें।',
  'Rules that hold for every claim': 'हर दावे पर लागू नियम',
  '**Late notice or a missing paper is not by itself a ground to reject a claim.** If you are late, tell the insurer now and give the reason in writing.':
    '**देर से दी गई सूचना या छूटा हुआ काग़ज़ अपने आप में दावा नामंज़ूर करने का आधार नहीं है।** देर हो गई हो, तो कंपनी को अभी बताएँ और कारण लिखकर दें।',
  'Late notice or a missing paper is not by itself a ground to reject a claim.':
    'देर से दी गई सूचना या छूटा हुआ काग़ज़ अपने आप में दावा नामंज़ूर करने का आधार नहीं है।',
  'The insurer may ask only for papers that have to do with the claim. Ask for the full list once, in writing.':
    'कंपनी केवल वही काग़ज़ माँग सकती है जिनका दावे से संबंध हो। पूरी सूची एक बार में, लिखित में माँगें।',
  'Notice times marked “policy term” below are what policies commonly say. They are not law and yours may differ: check your policy.':
    'नीचे जिन सूचना-समयों पर “पॉलिसी की शर्त” लिखा है, वे पॉलिसियों में आम हैं। वे कानून नहीं हैं और आपकी पॉलिसी का समय अलग हो सकता है: अपनी पॉलिसी देखें।',
  'The insurer checks identity (_KYC_) for a claim of any size. For a group policy the employer’s or other policyholder’s KYC counts.':
    'दावा कितनी भी रकम का हो, कंपनी पहचान (_KYC_) जाँचती है। समूह पॉलिसी में नियोक्ता या किसी और पॉलिसीधारक का KYC गिना जाता है।',
  'A full or partial refusal should quote the policy term it rests on. If it does not, ask for it.':
    'दावा पूरा या उसका कुछ हिस्सा नामंज़ूर हो, तो पॉलिसी की वह शर्त बताई जानी चाहिए जो उसका आधार है। न बताई हो, तो माँगें।',
  'Time limits common to every claim': 'हर दावे की साझा समय-सीमाएँ',
  'Complaint to the insurer': 'बीमा कंपनी से शिकायत',
  'The insurer acknowledges at once and resolves the complaint within this time, giving reasons. The steps after that are in [how to complain](/grievance-redressal).':
    'कंपनी तुरंत पावती देती है और इतने समय में शिकायत का हल करती है, कारण बताकर। उसके बाद के कदम [शिकायत कैसे करें](/grievance-redressal) में हैं।',
  'If the claim is refused, cut or delayed': 'दावा नामंज़ूर हो, कटे या अटके, तो',
  'How many days does a claim take: health, motor, life?':
    'दावे में कितने दिन लगते हैं: स्वास्थ्य, गाड़ी, जीवन?',
  'Health: cashless {0} hour for the first answer and {1} hours at discharge; reimbursement {2} days from the papers. Life: {3} days, or {4} days with an investigation. Motor: surveyor within {5} hours, report {6} days, decision {7} days more; a theft waits for the police’s final report.':
    'स्वास्थ्य: कैशलेस में पहले जवाब के लिए {0} घंटा और छुट्टी के समय {1} घंटे; रीइंबर्समेंट में काग़ज़ों से {2} दिन। जीवन: {3} दिन, या जाँच-पड़ताल हो तो {4} दिन। गाड़ी: सर्वेयर {5} घंटे के अंदर, रिपोर्ट {6} दिन, फ़ैसला {7} दिन और; चोरी में पुलिस की आख़िरी रिपोर्ट का इंतज़ार होता है।',
  'Reimbursement claim: which documents, and within how many days of discharge?':
    'रीइंबर्समेंट का दावा: कौन से काग़ज़, और छुट्टी के कितने दिन के अंदर?',
  'Usually within {0} to {1} days of discharge, a policy term: claim form, discharge summary, all bills and receipts in original, prescriptions and reports, cancelled cheque, KYC. Late papers alone are no ground to refuse. [The full list](/claim/health-reimbursement).':
    'आम तौर पर छुट्टी के {0} से {1} दिन के अंदर, जो पॉलिसी की शर्त है: दावा फ़ॉर्म, डिस्चार्ज समरी, सभी असली बिल और रसीदें, पर्चियाँ और रिपोर्टें, रद्द किया हुआ चेक, KYC। केवल काग़ज़ों की देरी नामंज़ूरी का आधार नहीं है। [पूरी सूची](/claim/health-reimbursement)।',
  'The full list': 'पूरी सूची',
  'Nominee has died, or there is no nominee: who gets the claim?':
    'नॉमिनी की मृत्यु हो चुकी है, या नॉमिनी है ही नहीं: दावा किसे मिलता है?',
  'Usually the legal heirs of the insured person. The insurer asks for a legal-heir or succession certificate, or for a will with probate where that is needed, and an indemnity. If one of several nominees is alive, he or she is paid. Ask for the list of papers in writing.':
    'आम तौर पर जिसका बीमा था, उसके कानूनी वारिसों को। कंपनी कानूनी वारिस का या उत्तराधिकार प्रमाणपत्र माँगती है, या वसीयत, जहाँ ज़रूरी हो वहाँ प्रोबेट के साथ, और एक क्षतिपूर्ति बॉन्ड। कई नॉमिनी में से कोई एक जीवित हो, तो पैसा उसी को मिलता है। काग़ज़ों की सूची लिखित में माँगें।',
  'Live-in or same-sex (LGBTQ) partner is the nominee: is the claim paid?':
    'साथ रहने वाला या समलैंगिक (LGBTQ) साथी नॉमिनी है: क्या दावा मिलता है?',
  'Yes: the insurer pays the nominee in its records, whoever that is. But only parents, spouse and children own the money by section {0}({1}) of the Insurance Act; heirs may claim it from any other nominee. A will in favour of the partner helps.':
    'हाँ: कंपनी अपने रिकॉर्ड के नॉमिनी को ही चुकाती है, वह कोई भी हो। पर बीमा अधिनियम की धारा {0}({1}) से यह पैसा केवल माता-पिता, पति या पत्नी और बच्चों का अपना होता है; किसी और नॉमिनी से वारिसों को उसे माँगने का रास्ता खुला है। साथी के नाम वसीयत हो, तो मदद मिलती है।',
  'Missing person: when is the life insurance claim paid?':
    'लापता व्यक्ति: जीवन बीमे का दावा कब मिलता है?',
  'As a rule after seven years without news, when a court may presume death. Keep the FIR and the police’s report that he could not be traced, and ask a lawyer. Pay the premiums until then: in {0} the Supreme Court held that the policy must still be in force. After a known disaster insurers may pay earlier.':
    'आम तौर पर सात साल तक कोई ख़बर न मिलने पर, जब अदालत मृत्यु मान सकती है। FIR और पुलिस की वह रिपोर्ट रखें कि उनका पता नहीं चला, और वकील से पूछें। तब तक प्रीमियम भरते रहें: {0} में सुप्रीम कोर्ट ने कहा कि तब भी पॉलिसी का चालू होना ज़रूरी है। किसी जानी-मानी आपदा के बाद पैसा पहले भी मिल सकता है।',
  'Total loss or stolen car: how much will I get?': 'पूरा नुकसान या चोरी हुई कार: कितना पैसा मिलेगा?',
  'The IDV in the schedule, less the deductible, and with return to invoice more. A loan is paid off first. A car counts as a total loss when the repair costs more than {0} of the IDV. [What the IDV is](/car-insurance/idv-calculator).':
    'अनुसूची में लिखी IDV, उसमें से डिडक्टिबल घटाकर; रिटर्न-टू-इनवॉइस हो, तो ज़्यादा। पहले कर्ज़ चुकाया जाता है। मरम्मत का ख़र्च IDV के {0} से ज़्यादा हो, तो कार पूरे नुकसान में गिनी जाती है। [IDV क्या है](/car-insurance/idv-calculator)।',
  'What the IDV is': 'IDV क्या है',
  'Another car hit mine: own damage or third-party claim?':
    'दूसरी कार ने मेरी कार को टक्कर मारी: अपनी गाड़ी के नुकसान का दावा या थर्ड पार्टी का?',
  'The quicker way is your own damage cover: you pay the deductible and lose the bonus, and your insurer may recover from the other one. The other owner’s third-party insurer pays your repair too, if he was at fault, but mostly only through the claims tribunal. Note his number, insurer and policy.':
    'जल्दी का रास्ता आपका अपनी गाड़ी के नुकसान वाला कवर है: डिडक्टिबल आपको भरना होता है और बोनस चला जाता है, और आपकी कंपनी दूसरी कंपनी से वसूल सकती है। ग़लती दूसरे मालिक की हो, तो उसकी थर्ड पार्टी बीमा कंपनी भी आपकी मरम्मत का पैसा देती है, पर ज़्यादातर दावा अधिकरण के ज़रिए ही। उसकी गाड़ी का नंबर, बीमा कंपनी और पॉलिसी लिख लें।',
  'Hit and run: how much compensation, and who pays?':
    'टक्कर मारकर भागी गाड़ी (हिट एंड रन): मुआवज़ा कितना, और कौन देता है?',
  'The steps and the papers': 'कदम और काग़ज़',
  'MACT motor accident claim: what is the time limit?':
    'मोटर दुर्घटना का दावा (MACT): समय-सीमा क्या है?',
  'six months from the accident for the petition to the claims tribunal. If they are over, file all the same and ask a lawyer: on {0} the Supreme Court told tribunals not to dismiss such petitions as late while it hears the case. [Road accident, step by step](/claim/motor-third-party).':
    'दावा अधिकरण में याचिका के लिए दुर्घटना से छह महीने। निकल चुके हों, तब भी याचिका दें और वकील से पूछें: {0} को सुप्रीम कोर्ट ने अधिकरणों से कहा कि जब तक वह मामला सुन रहा है, ऐसी याचिकाएँ देरी के कारण ख़ारिज न करें। [सड़क दुर्घटना, एक-एक कदम](/claim/motor-third-party)।',
  'Road accident, step by step': 'सड़क दुर्घटना, एक-एक कदम',
  'Cashless garage vs reimbursement for a car claim: which one?':
    'कार का दावा: कैशलेस गैरेज या रीइंबर्समेंट, कौन सा?',
  'Cashless at a network garage: the insurer pays the garage, you pay the deductible and the cuts. At any other garage you pay the bill and claim it back with the receipt. Survey and cuts are the same; tell the insurer before the repair in both cases.':
    'नेटवर्क गैरेज में कैशलेस: गैरेज को बीमा कंपनी चुकाती है, डिडक्टिबल और कटौतियाँ आपको भरनी होती हैं। किसी और गैरेज में बिल आप चुकाएँ और रसीद के साथ दावा करें। सर्वे और कटौतियाँ दोनों में वही हैं; दोनों में मरम्मत से पहले कंपनी को बताएँ।',
  'Two health policies: can I claim from both?': 'दो स्वास्थ्य पॉलिसियाँ: क्या दोनों से दावा हो सकता है?',
  'How do I check my claim status (claim status kaise dekhe)?': 'दावा (क्लेम) कहाँ तक पहुँचा, कैसे देखें?',
  'With the claim number on the insurer’s or TPA’s site, app or helpline; the hospital’s desk knows it for cashless. Nothing after the time limit? Write to the grievance officer, with the dates on which you sent papers.':
    'दावा नंबर से, बीमा कंपनी या TPA की साइट, ऐप या हेल्पलाइन पर; कैशलेस में यह नंबर अस्पताल के डेस्क के पास होता है। समय-सीमा के बाद भी कुछ नहीं? शिकायत निवारण अधिकारी को लिखें, उन तारीख़ों के साथ जब आपने काग़ज़ भेजे।',
  'Late intimation: I told the insurer late. Is my claim lost?':
    'देर से दी गई सूचना: कंपनी को देर से बताया। क्या दावा गया?',
  'No, not for that reason alone. An insurer may not reject or close a claim only because notice came late or a paper is missing. Tell it now, explain the delay in writing, and send what you have. A long delay that makes the loss hard to check can still weaken a claim, so do not wait further.':
    'नहीं, केवल इस कारण से नहीं। सूचना देर से आई या कोई काग़ज़ छूट गया, केवल इसलिए कंपनी दावा नामंज़ूर या बंद नहीं कर सकती। उसे अभी बताएँ, देरी का कारण लिखकर दें, और जो है वह भेजें। लंबी देरी से नुकसान की जाँच मुश्किल हो जाए, तो दावा फिर भी कमज़ोर पड़ सकता है, इसलिए और न रुकें।',
  'An insurer': 'बीमा कंपनी',
  'What can you, the broker, do about my claim?': 'मेरे दावे में आपसे, यानी ब्रोकर से, क्या मदद मिल सकती है?',
  'We explain what the policy says, check that the papers are complete, and ask the insurer about a claim on a policy bought through us. We do not decide claims, cannot change the decision, and cannot file with the regulator or the Ombudsman in your place. If your policy came through someone else, the insurer is still the right first call.':
    'हम समझाते हैं कि पॉलिसी में क्या लिखा है, देखते हैं कि काग़ज़ पूरे हैं, और हमसे ली गई पॉलिसी के दावे के बारे में कंपनी से पूछते हैं। हम दावों का फ़ैसला नहीं करते, फ़ैसला बदल नहीं सकते, और आपकी जगह नियामक या लोकपाल के पास शिकायत दर्ज नहीं कर सकते। पॉलिसी किसी और से ली हो, तब भी पहला सही फ़ोन बीमा कंपनी को ही है।',
  'Father has died and the policy is lost: how do I find and claim it?':
    'पिता की मृत्यु हो गई और पॉलिसी खो गई: कैसे खोजें और दावा कैसे करें?',
  'Search their e-mail for insurers’ names, bank statements for yearly debits, and an e-insurance account or DigiLocker if they had one. Ask the employer about group cover. An insurer’s branch can search by name and date of birth. A lost paper does not end a claim; the insurer takes an indemnity instead. [Where to look, and what you need](/claim#find-policies).':
    'उनके ई-मेल में बीमा कंपनियों के नाम खोजें, बैंक स्टेटमेंट में साल में एक बार कटी रकम, और ई-बीमा खाता या DigiLocker, अगर उनका था। जहाँ नौकरी थी, वहाँ समूह बीमे के बारे में पूछें। बीमा कंपनी की शाखा नाम और जन्म की तारीख़ से खोज सकती है। काग़ज़ खोने से दावा ख़त्म नहीं होता; कंपनी उसकी जगह क्षतिपूर्ति बॉन्ड लेती है। [कहाँ खोजें, और क्या चाहिए](/claim#find-policies)।',
  'Where to look, and what you need': 'कहाँ खोजें, और क्या चाहिए',
  'Find the policies of somebody who has died': 'जिनकी मृत्यु हुई, उनकी पॉलिसियाँ खोजें',
  'Keep the full name as on the papers, the date of birth, the PAN and the death certificate at hand: nearly everybody asks for them. **Pay nobody for it**: be wary of anyone who wants a fee to find a policy or to release a claim.':
    'काग़ज़ों में लिखा पूरा नाम, जन्म की तारीख़, PAN और मृत्यु प्रमाणपत्र पास रखें: लगभग हर जगह यही माँगे जाएँगे। **इसके लिए किसी को पैसे न दें**: पॉलिसी खोजने या दावा दिलाने के लिए जो पैसे माँगे, उससे सावधान रहें।',
  'Pay nobody for it': 'इसके लिए किसी को पैसे न दें',
  'Papers, phone and e-mail': 'काग़ज़, फ़ोन और ई-मेल',
  'Policies, premium receipts, reminders by SMS, and the names of insurers in the mailbox. Look in the bank locker too.':
    'पॉलिसियाँ, प्रीमियम की रसीदें, SMS से आई याद, और मेलबॉक्स में बीमा कंपनियों के नाम। बैंक का लॉकर भी देखें।',
  'Bank statements': 'बैंक स्टेटमेंट',
  'A debit that returns every month or year. A small one may be a [public scheme](/term-insurance#cover-you-may-have) through the account, and a loan may have been insured: ask each bank, as nominee or heir.':
    'हर महीने या हर साल कटने वाली रकम। छोटी रकम खाते से जुड़ी [सरकारी योजना](/term-insurance#cover-you-may-have) की हो सकती है, और कर्ज़ का भी बीमा हो सकता है: नॉमिनी या वारिस के नाते हर बैंक से पूछें।',
  'E-insurance account': 'ई-बीमा खाता',
  'Policies in electronic form, at an insurance repository or in DigiLocker. Look for the mail that opened the account, then write to that repository as nominee or heir.':
    'इलेक्ट्रॉनिक पॉलिसियाँ, बीमा रिपॉज़िटरी में या DigiLocker में। खाता खुलने का मेल खोजें, फिर नॉमिनी या वारिस के नाते उस रिपॉज़िटरी को लिखें।',
  Employer: 'जहाँ नौकरी थी',
  'Group life cover, and cover with the provident fund. Take the employee number; former employers count as well.':
    'समूह जीवन बीमा, और भविष्य निधि के साथ मिला बीमा। कर्मचारी नंबर साथ रखें; पिछली नौकरियाँ भी गिनें।',
  'Insurers and LIC': 'बीमा कंपनियाँ और LIC',
  'Each insurer, LIC included, has a search of unclaimed amounts on its website, and IRDAI’s [Bima Bharosa](https://bimabharosa.irdai.gov.in/) leads there: name and date of birth, with the PAN or a policy number. A branch can search by name and date of birth.':
    'LIC समेत हर बीमा कंपनी की वेबसाइट पर बिना दावे की रकम की खोज है, और IRDAI का [Bima Bharosa](https://bimabharosa.irdai.gov.in/) वहाँ ले जाता है: नाम और जन्म की तारीख़, साथ में PAN या पॉलिसी नंबर। शाखा नाम और जन्म की तारीख़ से खोज सकती है।',
  'Found one? [Make a dated plan for the claim](/claim/life-death).':
    'पॉलिसी मिल गई? [दावे की तारीख़ों वाली योजना बनाएँ](/claim/life-death)।',
  'Make a dated plan for the claim': 'दावे की तारीख़ों वाली योजना बनाएँ',
  'Is an FIR needed for a car or bike claim, also for a small scrape?':
    'क्या कार या बाइक के दावे के लिए FIR ज़रूरी है, छोटी खरोंच में भी?',
  'For a small scrape usually not, unless the insurer or the police ask for it. You do need one when anyone is hurt, when another person’s property is hit, after a malicious act or hit-and-run, and for theft. Tell the insurer either way before the repair begins.':
    'छोटी खरोंच में आम तौर पर नहीं, जब तक बीमा कंपनी या पुलिस न माँगे। वह तब ज़रूरी है जब किसी को चोट लगे, किसी और की संपत्ति को टक्कर लगे, किसी ने जान-बूझकर नुकसान किया हो, गाड़ी टक्कर मारकर भागी हो, या चोरी हुई हो। दोनों हालत में मरम्मत शुरू होने से पहले कंपनी को बताएँ।',
  'Hospital asks for a deposit although the policy is cashless: what now?':
    'पॉलिसी कैशलेस है, फिर भी अस्पताल जमा रकम माँगता है: अब क्या?',
  'Ask the insurance desk whether the request has gone to the insurer and at what time; the insurer has {0} hour to answer. In an emergency do not let the deposit delay treatment: pay if you must and take a receipt. Ask for the deposit back once approval comes, or claim it with your other bills.':
    'बीमा डेस्क से पूछें कि अनुरोध बीमा कंपनी को गया या नहीं, और कितने बजे; जवाब के लिए कंपनी के पास {0} घंटा है। इमरजेंसी में जमा रकम के कारण इलाज न रुकने दें: देनी ही पड़े, तो दें और रसीद लें। मंज़ूरी आने पर जमा रकम वापस माँगें, या बाकी बिलों के साथ उसका दावा करें।',
  'Claim settled for less than the bill: must I accept it?':
    'दावा बिल से कम में निपटा: क्या मानना ज़रूरी है?',
  'No. Ask for the calculation and the policy term behind each cut: depreciation, deductible, room limit and items not covered are the usual ones. Say in writing which cuts you dispute and why. Ask the insurer whether it will pay the part nobody disputes while the rest goes through the complaint steps.':
    'नहीं। हिसाब माँगें, और हर कटौती के पीछे की पॉलिसी की शर्त भी: घिसाई, डिडक्टिबल, कमरे की सीमा और जो चीज़ें कवर नहीं हैं, यही आम हैं। लिखकर बताएँ कि कौन सी कटौतियाँ आपको मंज़ूर नहीं और क्यों। कंपनी से पूछें कि जिस हिस्से पर कोई विवाद नहीं, क्या वह उसे चुकाएगी, जब तक बाकी शिकायत के कदमों से गुज़रे।',
  'COVID (corona): does a health policy pay for the hospital?':
    'कोरोना (COVID): क्या स्वास्थ्य बीमा अस्पताल का ख़र्च देता है?',
  'As a rule as for any other illness, unless the policy says otherwise: in a new policy not within the first {0} days, then by its terms and limits. This site has no figures for COVID alone. If the claim was refused, cut or not answered, ask for the clause in writing: [what the letter means](/claim/refused). The Ombudsman takes a complaint within one year of the refusal, and may excuse a delay for good reasons.':
    'आम तौर पर वैसे ही, जैसे किसी और बीमारी में, जब तक पॉलिसी में कुछ और न लिखा हो: नई पॉलिसी में पहले {0} दिन नहीं, उसके बाद पॉलिसी की शर्तों और सीमाओं के हिसाब से। केवल कोरोना के आँकड़े इस साइट पर नहीं हैं। दावा नामंज़ूर हुआ, कटा या जवाब नहीं आया, तो वह शर्त लिखित में माँगें: [चिट्ठी का मतलब क्या है](/claim/refused)। बीमा लोकपाल नामंज़ूरी के एक साल के अंदर शिकायत लेता है, और ठीक कारण हो तो देरी माफ़ कर सकता है।',
  'Home, shop or crop damaged by rain, flood or fire: does insurance pay?':
    'बारिश, बाढ़ या आग से घर, दुकान या फ़सल का नुकसान: क्या बीमा पैसा देता है?',
  'Only a policy for it, in force on the day: health, life and motor policies pay nothing for a home, a shop or a crop. Look among your papers, and ask the bank of a loan whether such a policy came with it. If there is one, tell its insurer today, take photographs, and throw nothing away before it has agreed. This site has no page on such insurance yet and cannot say what yours pays: [ask us for a call](/contact-us). If the insurer refuses or is silent: [how to complain](/grievance-redressal).':
    'तभी, जब उसका अपना बीमा हो और उस दिन चालू हो: स्वास्थ्य, जीवन और गाड़ी की पॉलिसियाँ घर, दुकान या फ़सल का पैसा नहीं देतीं। अपने काग़ज़ों में देखें, और कर्ज़ लिया हो, तो बैंक से पूछें कि उसके साथ ऐसी पॉलिसी थी या नहीं। पॉलिसी मिले, तो उसकी बीमा कंपनी को आज ही बताएँ, फ़ोटो लें, और कंपनी की हाँ से पहले कुछ न फेंकें। ऐसे बीमे का पेज इस साइट पर अभी नहीं है, इसलिए आपकी पॉलिसी क्या देगी, यह यहाँ से नहीं बताया जा सकता: [हमसे कॉल माँगें](/contact-us)। कंपनी मना करे या जवाब न दे: [शिकायत कैसे करें](/grievance-redressal)।',
  'ask us for a call': 'हमसे कॉल माँगें',
} as const satisfies Catalogue;
