import type { Catalogue } from '../../languages/create-translator.ts';

export const claimsFigureHindi = {
  'Age of a life policy after which it cannot be called into question:':
    'जीवन बीमा पॉलिसी इतनी पुरानी होने के बाद उस पर सवाल नहीं उठाया जा सकता:',
  'Sources: IRDAI Master Circular on Life Insurance Products, {0}; IRDAI product regulations of {1} (linked, and non-linked); IRDAI Master Circular on Protection of Policyholders’ Interests, {2}; Aditya Birla Sun Life Insurance, on discontinuing a unit-linked plan; Insurance Act, {3}, section {4}.':
    'स्रोत: IRDAI Master Circular on Life Insurance Products, {0}; {1} के IRDAI उत्पाद विनियम (लिंक्ड, और नॉन-लिंक्ड); IRDAI Master Circular on Protection of Policyholders’ Interests, {2}; Aditya Birla Sun Life Insurance, यूनिट-लिंक्ड प्लान बंद करने के बारे में; Insurance Act, {3}, धारा {4}।',
  'Time an insurer has to resolve a complaint:': 'बीमा कंपनी को शिकायत का हल करने के लिए कितना समय:',
  'Time for the insurer to answer a cashless request: {0} hour ({1}, read in the press)':
    'कैशलेस अनुरोध का जवाब देने के लिए बीमा कंपनी का समय: {0} घंटा ({1}, प्रेस में पढ़ा गया)',
  'Sources: {0} Central Motor Vehicles (Fifth Amendment) Rules, {1}; {2} Customary policy wordings, not a rule of law: your own policy decides; {3} Claim forms of Jeevan Jyoti (PMJJBY) and Suraksha (PMSBY), the schemes’ own term (a policy term, not law); {4} Motor Vehicles Act, {5}, section {6}({7}); {8} Legal Services Authorities Act, {9}, section {10}; {11} Motor Vehicles Act, {12}, section {13}; {14} Supreme Court, Bhagirathi Dash v. Union of India, W.P.(C) {15}/2024, interim order of {16}; {17} Central Motor Vehicles Rules, {18}, rule {19}; {20} Motor Vehicles Act, {21}, section {22}, and the Compensation to Victims of Hit and Run Motor Accidents Scheme, {23}; {24} Compensation to Victims of Hit and Run Motor Accidents (Amendment) Scheme, {25}, G.S.R. {26}(E); {27} Motor Vehicles Act, {28}, section {29}; {30} Ministry of Finance on the Jan Suraksha schemes, {31}, as reproduced by study portals; {32} Claim forms and paper lists that insurers and claim services publish, compared; your insurer’s own list decides.':
    'स्रोत: {0} Central Motor Vehicles (Fifth Amendment) Rules, {1}; {2} पॉलिसियों की आम शर्तें, कानून का नियम नहीं: आपकी अपनी पॉलिसी की बात मानी जाती है; {3} Jeevan Jyoti (PMJJBY) और Suraksha (PMSBY) के दावा फ़ॉर्म, योजनाओं की अपनी शर्त (पॉलिसी की शर्त, कानून नहीं); {4} Motor Vehicles Act, {5}, धारा {6}({7}); {8} Legal Services Authorities Act, {9}, धारा {10}; {11} Motor Vehicles Act, {12}, धारा {13}; {14} सुप्रीम कोर्ट, Bhagirathi Dash v. Union of India, W.P.(C) {15}/2024, {16} का अंतरिम आदेश; {17} Central Motor Vehicles Rules, {18}, नियम {19}; {20} Motor Vehicles Act, {21}, धारा {22}, और Compensation to Victims of Hit and Run Motor Accidents Scheme, {23}; {24} Compensation to Victims of Hit and Run Motor Accidents (Amendment) Scheme, {25}, G.S.R. {26}(E); {27} Motor Vehicles Act, {28}, धारा {29}; {30} जन सुरक्षा योजनाओं पर वित्त मंत्रालय, {31}, जैसा पढ़ाई के पोर्टलों ने छापा है; {32} बीमा कंपनियों और दावा सेवाओं के छपे दावा फ़ॉर्म और काग़ज़ों की सूचियाँ, मिलाकर देखी गईं; आपकी बीमा कंपनी की अपनी सूची मानी जाती है।',
  'Time for the police to give the victim or the family the description of their rights: {0} days ({1}, read in the press: The Indian Express, {2})':
    'पुलिस पीड़ित या परिवार को उनके अधिकारों का ब्योरा कितने समय में दे: {0} दिन ({1}, प्रेस में पढ़ा गया: The Indian Express, {2})',
  'Time for the police to send the first accident report: {0} hours ({1}, read in the press)':
    'पुलिस दुर्घटना की पहली रिपोर्ट कितने समय में भेजे: {0} घंटे ({1}, प्रेस में पढ़ा गया)',
  'Time for the police to send the interim accident report: {0} days ({1}, read in a note that names it)':
    'दुर्घटना की अंतरिम रिपोर्ट पुलिस कितने समय में भेजे: {0} दिन ({1}, इसका हवाला देने वाले लेख में पढ़ा गया)',
  'Time for the police to send the detailed accident report: {0} days ({1}, read in the official text: a publisher’s copy)':
    'पुलिस दुर्घटना की विस्तृत रिपोर्ट कितने समय में भेजे: {0} दिन ({1}, सरकारी पाठ में पढ़ा गया: एक प्रकाशक की कॉपी)',
  'Sources: {0} Motor Vehicles Act, {1}, section {2}; {3} Customary policy wordings, not a rule of law: your own policy decides; {4} Central Motor Vehicles (Fifth Amendment) Rules, {5}; {6} IRDAI Master Circular on Protection of Policyholders’ Interests, {7}; {8} Council for Insurance Ombudsmen, questions on online complaints; {9} Insurance Ombudsman Rules, {10}, as amended up to {11}; {12} Motor Vehicles Act, {13}, section {14}; {15} Motor Vehicles Act, {16}, section {17}; {18} Bharatiya Nagarik Suraksha Sanhita, {19}, sections {20} and {21}; {22} Karnataka Motor Vehicles Rules, {23}, as amended on {24}; {25} PM RAHAT, under the Cashless Treatment of Road Accident Victims Scheme, {26}; {27} Consumer Protection Act, {28}, section {29}; {30} Claim forms and paper lists that insurers and claim services publish, compared; your insurer’s own list decides.':
    'स्रोत: {0} Motor Vehicles Act, {1}, धारा {2}; {3} पॉलिसियों की आम शर्तें, कानून का नियम नहीं: आपकी अपनी पॉलिसी की बात मानी जाती है; {4} Central Motor Vehicles (Fifth Amendment) Rules, {5}; {6} IRDAI Master Circular on Protection of Policyholders’ Interests, {7}; {8} बीमा लोकपाल परिषद, ऑनलाइन शिकायतों पर सवाल; {9} Insurance Ombudsman Rules, {10}, {11} तक के संशोधनों के साथ; {12} Motor Vehicles Act, {13}, धारा {14}; {15} Motor Vehicles Act, {16}, धारा {17}; {18} Bharatiya Nagarik Suraksha Sanhita, {19}, धाराएँ {20} और {21}; {22} Karnataka Motor Vehicles Rules, {23}, {24} के संशोधन के साथ; {25} PM RAHAT, Cashless Treatment of Road Accident Victims Scheme, {26} के तहत; {27} Consumer Protection Act, {28}, धारा {29}; {30} बीमा कंपनियों और दावा सेवाओं के छपे दावा फ़ॉर्म और काग़ज़ों की सूचियाँ, मिलाकर देखी गईं; आपकी बीमा कंपनी की अपनी सूची मानी जाती है।',
  'Sources: {0} Central Motor Vehicles (Fifth Amendment) Rules, {1}; {2} Customary policy wordings, not a rule of law: your own policy decides; {3} Claim forms of Jeevan Jyoti (PMJJBY) and Suraksha (PMSBY), the schemes’ own term (a policy term, not law); {4} Motor Vehicles Act, {5}, section {6}({7}); {8} PM RAHAT, under the Cashless Treatment of Road Accident Victims Scheme, {9}; {10} Legal Services Authorities Act, {11}, section {12}; {13} Motor Vehicles Act, {14}, section {15}; {16} Supreme Court, Bhagirathi Dash v. Union of India, W.P.(C) {17}/2024, interim order of {18}; {19} Central Motor Vehicles Rules, {20}, rule {21}; {22} Motor Vehicles Act, {23}, section {24}, and the Compensation to Victims of Hit and Run Motor Accidents Scheme, {25}; {26} Compensation to Victims of Hit and Run Motor Accidents (Amendment) Scheme, {27}, G.S.R. {28}(E); {29} Motor Vehicles Act, {30}, section {31}; {32} Ministry of Finance on the Jan Suraksha schemes, {33}, as reproduced by study portals; {34} Claim forms and paper lists that insurers and claim services publish, compared; your insurer’s own list decides.':
    'स्रोत: {0} Central Motor Vehicles (Fifth Amendment) Rules, {1}; {2} पॉलिसियों की आम शर्तें, कानून का नियम नहीं: आपकी अपनी पॉलिसी की बात मानी जाती है; {3} Jeevan Jyoti (PMJJBY) और Suraksha (PMSBY) के दावा फ़ॉर्म, योजनाओं की अपनी शर्त (पॉलिसी की शर्त, कानून नहीं); {4} Motor Vehicles Act, {5}, धारा {6}({7}); {8} PM RAHAT, Cashless Treatment of Road Accident Victims Scheme, {9} के तहत; {10} Legal Services Authorities Act, {11}, धारा {12}; {13} Motor Vehicles Act, {14}, धारा {15}; {16} सुप्रीम कोर्ट, Bhagirathi Dash v. Union of India, W.P.(C) {17}/2024, {18} का अंतरिम आदेश; {19} Central Motor Vehicles Rules, {20}, नियम {21}; {22} Motor Vehicles Act, {23}, धारा {24}, और Compensation to Victims of Hit and Run Motor Accidents Scheme, {25}; {26} Compensation to Victims of Hit and Run Motor Accidents (Amendment) Scheme, {27}, G.S.R. {28}(E); {29} Motor Vehicles Act, {30}, धारा {31}; {32} जन सुरक्षा योजनाओं पर वित्त मंत्रालय, {33}, जैसा पढ़ाई के पोर्टलों ने छापा है; {34} बीमा कंपनियों और दावा सेवाओं के छपे दावा फ़ॉर्म और काग़ज़ों की सूचियाँ, मिलाकर देखी गईं; आपकी बीमा कंपनी की अपनी सूची मानी जाती है।',
  'A petition to the tribunal after the six months, while the Supreme Court hears the case':
    'छह महीने के बाद अधिकरण में याचिका, जब तक सुप्रीम कोर्ट में मामला चल रहा है',
  'Age of a life policy after which it cannot be called into question':
    'जीवन बीमा पॉलिसी पर कितने साल बाद सवाल नहीं उठाया जा सकता',
  'Amendment of the scheme for hit-and-run victims, whose sums we could not read':
    'टक्कर मारकर भागी गाड़ी के पीड़ितों की योजना में बदलाव, जिसकी रकमें हम नहीं पढ़ पाए',
  'As of {0}. Claim forms and paper lists that insurers and claim services publish, compared; your insurer’s own list decides. It may ask only for papers that have to do with the claim.':
    '{0} की स्थिति। बीमा कंपनियों और दावा सेवाओं के छपे दावा फ़ॉर्म और काग़ज़ों की सूचियाँ, मिलाकर देखी गईं; आपकी बीमा कंपनी की अपनी सूची मानी जाती है। कंपनी केवल ऐसे काग़ज़ माँग सकती है जिनका दावे से संबंध हो।',
  'By order of the magistrate, on conditions': 'मजिस्ट्रेट के आदेश से, शर्तों पर',
  'Cashless treatment of a road-accident victim at a listed hospital':
    'सड़क दुर्घटना के पीड़ित का सूची वाले अस्पताल में कैशलेस इलाज',
  'Claim forms and paper lists that insurers and claim services publish, compared; your insurer’s own list decides':
    'बीमा कंपनियों और दावा सेवाओं के छपे दावा फ़ॉर्म और काग़ज़ों की सूचियाँ, मिलाकर देखी गईं; आपकी बीमा कंपनी की अपनी सूची मानी जाती है',
  'Compensation for a death caused by a hit-and-run vehicle': 'टक्कर मारकर भागी गाड़ी से मृत्यु पर मुआवज़ा',
  'Compensation for a death on the road without proof of fault':
    'सड़क पर मृत्यु का मुआवज़ा, ग़लती साबित किए बिना',
  'Compensation for grievous hurt caused by a hit-and-run vehicle':
    'टक्कर मारकर भागी गाड़ी से गंभीर चोट पर मुआवज़ा',
  'Compensation for grievous hurt on the road without proof of fault':
    'सड़क पर गंभीर चोट का मुआवज़ा, ग़लती साबित किए बिना',
  'Compensation to the claimant when the survey report is late':
    'सर्वे रिपोर्ट देर से आए, तो दावा करने वाले को मुआवज़ा',
  'Customary first waiting period of a critical illness cover':
    'गंभीर बीमारी के बीमे की शुरुआती प्रतीक्षा अवधि का आम चलन',
  'Customary notice after an emergency admission': 'इमरजेंसी में भर्ती के बाद सूचना का आम चलन',
  'Customary notice before a planned hospital stay': 'पहले से तय भर्ती से पहले सूचना का आम चलन',
  'Customary notice before a planned hospital stay abroad':
    'विदेश में पहले से तय भर्ती से पहले सूचना का आम चलन',
  'Customary notice of a death': 'मृत्यु की सूचना का आम चलन',
  'Customary notice of a stay you will pay for first':
    'जिस भर्ती का ख़र्च आप पहले ख़ुद चुकाएँगे, उसकी सूचना का आम चलन',
  'Customary notice of a stolen vehicle': 'गाड़ी चोरी की सूचना का आम चलन',
  'Customary notice of damage to a vehicle': 'गाड़ी के नुकसान की सूचना का आम चलन',
  'Customary notice under a personal accident policy': 'व्यक्तिगत दुर्घटना पॉलिसी में सूचना का आम चलन',
  'Customary time after discharge to send medical papers of a trip':
    'छुट्टी के बाद यात्रा के इलाज के काग़ज़ भेजने के समय का आम चलन',
  'Customary time after discharge to send the papers of a stay you paid for':
    'जिस भर्ती का ख़र्च आपने चुकाया, छुट्टी के बाद उसके काग़ज़ भेजने के समय का आम चलन',
  'Effect of a sum accepted without proof of fault on the petition to the tribunal':
    'ग़लती साबित किए बिना मिलने वाली रकम मान लेने का अधिकरण की याचिका पर असर',
  'Every woman and every child': 'हर महिला और हर बच्चा',
  'First day on which an insurer may cover a risk, section 64VB':
    'पहला दिन, जिससे कंपनी जोखिम कवर कर सकती है, धारा 64VB',
  'How the driver has to tell the insurer of an accident':
    'ड्राइवर को दुर्घटना की सूचना बीमा कंपनी को कैसे देनी है',
  'Late notice of a claim, or a paper that is missing': 'दावे की देर से दी गई सूचना, या छूटा हुआ काग़ज़',
  'Motor loss from which a licensed surveyor must report':
    'गाड़ी का नुकसान कितना या उससे ज़्यादा हो, तो लाइसेंस वाले सर्वेयर की रिपोर्ट ज़रूरी है',
  'Not by itself a ground to reject': 'अपने आप में नामंज़ूर करने का आधार नहीं',
  'Not to be dismissed as late': 'देरी के कारण ख़ारिज न की जाए',
  'Notice for cashless treatment outside the network (voluntary industry scheme)':
    'नेटवर्क से बाहर कैशलेस इलाज की सूचना (बीमा कंपनियों की अपनी मर्ज़ी की व्यवस्था)',
  'Only against security for the compensation': 'केवल मुआवज़े की ज़मानत देने पर',
  'Penalty for a driver who does not do these duties': 'जो ड्राइवर ये कर्तव्य न निभाए, उसे दंड',
  'Place of the tribunal that may be chosen': 'किस जगह का अधिकरण चुना जा सकता है',
  'Release of a vehicle that the police seized for a criminal case':
    'आपराधिक मामले में पुलिस की ज़ब्त की हुई गाड़ी छोड़ना',
  'Release of a vehicle without third-party insurance after an accident, by the rules of a state':
    'दुर्घटना के बाद बिना थर्ड पार्टी बीमे की गाड़ी छोड़ना, एक राज्य के नियमों से',
  'Source: IRDAI Master Circular on Health Insurance Business, {0}, as of {1}.':
    'स्रोत: IRDAI Master Circular on Health Insurance Business, {0}, {1} की स्थिति।',
  'Sources: {0} Central Motor Vehicles (Fifth Amendment) Rules, {1}; {2} Motor Vehicles Act, {3}, section {4}({5}); {6} IRDAI Master Circular on Protection of Policyholders’ Interests, {7}; {8} Council for Insurance Ombudsmen, questions on online complaints; {9} Insurance Ombudsman Rules, {10}, as amended up to {11}; {12} PM RAHAT, under the Cashless Treatment of Road Accident Victims Scheme, {13}; {14} Motor Vehicles Act, {15}, section {16}; {17} Motor Vehicles Act, {18}, section {19}; {20} Motor Vehicles Act, {21}, section {22}; {23} Bharatiya Nagarik Suraksha Sanhita, {24}, sections {25} and {26}; {27} Karnataka Motor Vehicles Rules, {28}, as amended on {29}; {30} Legal Services Authorities Act, {31}, section {32}; {33} Motor Vehicles Act, {34}, section {35}; {36} Supreme Court, Bhagirathi Dash v. Union of India, W.P.(C) {37}/2024, interim order of {38}; {39} Central Motor Vehicles Rules, {40}, rule {41}; {42} Motor Vehicles Act, {43}, section {44}, and the Compensation to Victims of Hit and Run Motor Accidents Scheme, {45}; {46} Compensation to Victims of Hit and Run Motor Accidents (Amendment) Scheme, {47}, G.S.R. {48}(E); {49} Motor Vehicles Act, {50}, section {51}; {52} Consumer Protection Act, {53}, section {54}; {55} Claim forms and paper lists that insurers and claim services publish, compared; your insurer’s own list decides.':
    'स्रोत: {0} Central Motor Vehicles (Fifth Amendment) Rules, {1}; {2} Motor Vehicles Act, {3}, धारा {4}({5}); {6} IRDAI Master Circular on Protection of Policyholders’ Interests, {7}; {8} बीमा लोकपाल परिषद, ऑनलाइन शिकायतों पर सवाल; {9} Insurance Ombudsman Rules, {10}, {11} तक के संशोधनों के साथ; {12} PM RAHAT, Cashless Treatment of Road Accident Victims Scheme, {13} के तहत; {14} Motor Vehicles Act, {15}, धारा {16}; {17} Motor Vehicles Act, {18}, धारा {19}; {20} Motor Vehicles Act, {21}, धारा {22}; {23} Bharatiya Nagarik Suraksha Sanhita, {24}, धाराएँ {25} और {26}; {27} Karnataka Motor Vehicles Rules, {28}, {29} के संशोधन के साथ; {30} Legal Services Authorities Act, {31}, धारा {32}; {33} Motor Vehicles Act, {34}, धारा {35}; {36} सुप्रीम कोर्ट, Bhagirathi Dash v. Union of India, W.P.(C) {37}/2024, {38} का अंतरिम आदेश; {39} Central Motor Vehicles Rules, {40}, नियम {41}; {42} Motor Vehicles Act, {43}, धारा {44}, और Compensation to Victims of Hit and Run Motor Accidents Scheme, {45}; {46} Compensation to Victims of Hit and Run Motor Accidents (Amendment) Scheme, {47}, G.S.R. {48}(E); {49} Motor Vehicles Act, {50}, धारा {51}; {52} Consumer Protection Act, {53}, धारा {54}; {55} बीमा कंपनियों और दावा सेवाओं के छपे दावा फ़ॉर्म और काग़ज़ों की सूचियाँ, मिलाकर देखी गईं; आपकी बीमा कंपनी की अपनी सूची मानी जाती है।',
  'Sources: {0} Customary policy wordings, not a rule of law: your own policy decides; {1} Claim forms of Jeevan Jyoti (PMJJBY) and Suraksha (PMSBY), the schemes’ own term (a policy term, not law); {2} IRDAI Master Circular on Protection of Policyholders’ Interests, {3}; {4} Council for Insurance Ombudsmen, questions on online complaints; {5} Insurance Ombudsman Rules, {6}, as amended up to {7}; {8} Ministry of Finance on the Jan Suraksha schemes, {9}, as reproduced by study portals; {10} IRDAI circular IRDAI/NL/CIR/MOTP/200/12/2018, {11}; {12} Consumer Protection Act, {13}, section {14}; {15} Claim forms and paper lists that insurers and claim services publish, compared; your insurer’s own list decides.':
    'स्रोत: {0} पॉलिसियों की आम शर्तें, कानून का नियम नहीं: आपकी अपनी पॉलिसी की बात मानी जाती है; {1} Jeevan Jyoti (PMJJBY) और Suraksha (PMSBY) के दावा फ़ॉर्म, योजनाओं की अपनी शर्त (पॉलिसी की शर्त, कानून नहीं); {2} IRDAI Master Circular on Protection of Policyholders’ Interests, {3}; {4} बीमा लोकपाल परिषद, ऑनलाइन शिकायतों पर सवाल; {5} Insurance Ombudsman Rules, {6}, {7} तक के संशोधनों के साथ; {8} जन सुरक्षा योजनाओं पर वित्त मंत्रालय, {9}, जैसा पढ़ाई के पोर्टलों ने छापा है; {10} IRDAI परिपत्र IRDAI/NL/CIR/MOTP/200/12/2018, {11}; {12} Consumer Protection Act, {13}, धारा {14}; {15} बीमा कंपनियों और दावा सेवाओं के छपे दावा फ़ॉर्म और काग़ज़ों की सूचियाँ, मिलाकर देखी गईं; आपकी बीमा कंपनी की अपनी सूची मानी जाती है।',
  'Sources: {0} Customary policy wordings, not a rule of law: your own policy decides; {1} Claim forms of Jeevan Jyoti (PMJJBY) and Suraksha (PMSBY), the schemes’ own term (a policy term, not law); {2} IRDAI Master Circular on Protection of Policyholders’ Interests, {3}; {4} Insurance Act, {5}, section {6}; {7} Council for Insurance Ombudsmen, questions on online complaints; {8} Insurance Ombudsman Rules, {9}, as amended up to {10}; {11} Ministry of Finance on the Jan Suraksha schemes, {12}, as reproduced by study portals; {13} Consumer Protection Act, {14}, section {15}; {16} Claim forms and paper lists that insurers and claim services publish, compared; your insurer’s own list decides.':
    'स्रोत: {0} पॉलिसियों की आम शर्तें, कानून का नियम नहीं: आपकी अपनी पॉलिसी की बात मानी जाती है; {1} Jeevan Jyoti (PMJJBY) और Suraksha (PMSBY) के दावा फ़ॉर्म, योजनाओं की अपनी शर्त (पॉलिसी की शर्त, कानून नहीं); {2} IRDAI Master Circular on Protection of Policyholders’ Interests, {3}; {4} Insurance Act, {5}, धारा {6}; {7} बीमा लोकपाल परिषद, ऑनलाइन शिकायतों पर सवाल; {8} Insurance Ombudsman Rules, {9}, {10} तक के संशोधनों के साथ; {11} जन सुरक्षा योजनाओं पर वित्त मंत्रालय, {12}, जैसा पढ़ाई के पोर्टलों ने छापा है; {13} Consumer Protection Act, {14}, धारा {15}; {16} बीमा कंपनियों और दावा सेवाओं के छपे दावा फ़ॉर्म और काग़ज़ों की सूचियाँ, मिलाकर देखी गईं; आपकी बीमा कंपनी की अपनी सूची मानी जाती है।',
  'Sources: {0} Customary policy wordings, not a rule of law: your own policy decides; {1} Distributor’s guide to critical illness terms, read {2} (a policy term, not law); {3} IRDAI Master Circular on Protection of Policyholders’ Interests, {4}; {5} Council for Insurance Ombudsmen, questions on online complaints; {6} Insurance Ombudsman Rules, {7}, as amended up to {8}; {9} Consumer Protection Act, {10}, section {11}; {12} Claim forms and paper lists that insurers and claim services publish, compared; your insurer’s own list decides.':
    'स्रोत: {0} पॉलिसियों की आम शर्तें, कानून का नियम नहीं: आपकी अपनी पॉलिसी की बात मानी जाती है; {1} गंभीर बीमारी के बीमे की शर्तों पर एक वितरक की गाइड, {2} को पढ़ी गई (पॉलिसी की शर्त, कानून नहीं); {3} IRDAI Master Circular on Protection of Policyholders’ Interests, {4}; {5} बीमा लोकपाल परिषद, ऑनलाइन शिकायतों पर सवाल; {6} Insurance Ombudsman Rules, {7}, {8} तक के संशोधनों के साथ; {9} Consumer Protection Act, {10}, धारा {11}; {12} बीमा कंपनियों और दावा सेवाओं के छपे दावा फ़ॉर्म और काग़ज़ों की सूचियाँ, मिलाकर देखी गईं; आपकी बीमा कंपनी की अपनी सूची मानी जाती है।',
  'Sources: {0} Customary policy wordings, not a rule of law: your own policy decides; {1} IRDAI Master Circular on Health Insurance Business, {2}; {3} IRDAI Master Circular on Protection of Policyholders’ Interests, {4}; {5} Council for Insurance Ombudsmen, questions on online complaints; {6} Insurance Ombudsman Rules, {7}, as amended up to {8}; {9} Consumer Protection Act, {10}, section {11}; {12} Claim forms and paper lists that insurers and claim services publish, compared; your insurer’s own list decides.':
    'स्रोत: {0} पॉलिसियों की आम शर्तें, कानून का नियम नहीं: आपकी अपनी पॉलिसी की बात मानी जाती है; {1} IRDAI Master Circular on Health Insurance Business, {2}; {3} IRDAI Master Circular on Protection of Policyholders’ Interests, {4}; {5} बीमा लोकपाल परिषद, ऑनलाइन शिकायतों पर सवाल; {6} Insurance Ombudsman Rules, {7}, {8} तक के संशोधनों के साथ; {9} Consumer Protection Act, {10}, धारा {11}; {12} बीमा कंपनियों और दावा सेवाओं के छपे दावा फ़ॉर्म और काग़ज़ों की सूचियाँ, मिलाकर देखी गईं; आपकी बीमा कंपनी की अपनी सूची मानी जाती है।',
  'Sources: {0} Customary policy wordings, not a rule of law: your own policy decides; {1} IRDAI Master Circular on Protection of Policyholders’ Interests, {2}; {3} Council for Insurance Ombudsmen, questions on online complaints; {4} Insurance Ombudsman Rules, {5}, as amended up to {6}; {7} Consumer Protection Act, {8}, section {9}; {10} Claim forms and paper lists that insurers and claim services publish, compared; your insurer’s own list decides.':
    'स्रोत: {0} पॉलिसियों की आम शर्तें, कानून का नियम नहीं: आपकी अपनी पॉलिसी की बात मानी जाती है; {1} IRDAI Master Circular on Protection of Policyholders’ Interests, {2}; {3} बीमा लोकपाल परिषद, ऑनलाइन शिकायतों पर सवाल; {4} Insurance Ombudsman Rules, {5}, {6} तक के संशोधनों के साथ; {7} Consumer Protection Act, {8}, धारा {9}; {10} बीमा कंपनियों और दावा सेवाओं के छपे दावा फ़ॉर्म और काग़ज़ों की सूचियाँ, मिलाकर देखी गईं; आपकी बीमा कंपनी की अपनी सूची मानी जाती है।',
  'Sources: {0} Customary policy wordings, not a rule of law: your own policy decides; {1} IRDAI Master Circular on Protection of Policyholders’ Interests, {2}; {3} Council for Insurance Ombudsmen, questions on online complaints; {4} Insurance Ombudsman Rules, {5}, as amended up to {6}; {7} IRDAI Master Circular on Health Insurance Business, {8}; {9} Consumer Protection Act, {10}, section {11}; {12} Claim forms and paper lists that insurers and claim services publish, compared; your insurer’s own list decides.':
    'स्रोत: {0} पॉलिसियों की आम शर्तें, कानून का नियम नहीं: आपकी अपनी पॉलिसी की बात मानी जाती है; {1} IRDAI Master Circular on Protection of Policyholders’ Interests, {2}; {3} बीमा लोकपाल परिषद, ऑनलाइन शिकायतों पर सवाल; {4} Insurance Ombudsman Rules, {5}, {6} तक के संशोधनों के साथ; {7} IRDAI Master Circular on Health Insurance Business, {8}; {9} Consumer Protection Act, {10}, धारा {11}; {12} बीमा कंपनियों और दावा सेवाओं के छपे दावा फ़ॉर्म और काग़ज़ों की सूचियाँ, मिलाकर देखी गईं; आपकी बीमा कंपनी की अपनी सूची मानी जाती है।',
  'Sources: {0} Customary policy wordings, not a rule of law: your own policy decides; {1} IRDAI Master Circular on Protection of Policyholders’ Interests, {2}; {3} Council for Insurance Ombudsmen, questions on online complaints; {4} Insurance Ombudsman Rules, {5}, as amended up to {6}; {7} SBI General, private car package policy wording, {8}; {9} Consumer Protection Act, {10}, section {11}; {12} Claim forms and paper lists that insurers and claim services publish, compared; your insurer’s own list decides.':
    'स्रोत: {0} पॉलिसियों की आम शर्तें, कानून का नियम नहीं: आपकी अपनी पॉलिसी की बात मानी जाती है; {1} IRDAI Master Circular on Protection of Policyholders’ Interests, {2}; {3} बीमा लोकपाल परिषद, ऑनलाइन शिकायतों पर सवाल; {4} Insurance Ombudsman Rules, {5}, {6} तक के संशोधनों के साथ; {7} SBI General, निजी कार की पैकेज पॉलिसी की शर्तें, {8}; {9} Consumer Protection Act, {10}, धारा {11}; {12} बीमा कंपनियों और दावा सेवाओं के छपे दावा फ़ॉर्म और काग़ज़ों की सूचियाँ, मिलाकर देखी गईं; आपकी बीमा कंपनी की अपनी सूची मानी जाती है।',
  'Sources: {0} Customary policy wordings, not a rule of law: your own policy decides; {1} Practice described in motor theft claim guides; not a rule of law; {2} IRDAI Master Circular on Protection of Policyholders’ Interests, {3}; {4} Council for Insurance Ombudsmen, questions on online complaints; {5} Insurance Ombudsman Rules, {6}, as amended up to {7}; {8} Consumer Protection Act, {9}, section {10}; {11} Claim forms and paper lists that insurers and claim services publish, compared; your insurer’s own list decides.':
    'स्रोत: {0} पॉलिसियों की आम शर्तें, कानून का नियम नहीं: आपकी अपनी पॉलिसी की बात मानी जाती है; {1} गाड़ी चोरी के दावों की गाइडों में बताया चलन; कानून का नियम नहीं; {2} IRDAI Master Circular on Protection of Policyholders’ Interests, {3}; {4} बीमा लोकपाल परिषद, ऑनलाइन शिकायतों पर सवाल; {5} Insurance Ombudsman Rules, {6}, {7} तक के संशोधनों के साथ; {8} Consumer Protection Act, {9}, धारा {10}; {11} बीमा कंपनियों और दावा सेवाओं के छपे दावा फ़ॉर्म और काग़ज़ों की सूचियाँ, मिलाकर देखी गईं; आपकी बीमा कंपनी की अपनी सूची मानी जाती है।',
  'The day the premium is paid, in cash or by cheque': 'जिस दिन प्रीमियम भरा जाए, नकद या चेक से',
  'The petition ends': 'याचिका ख़त्म हो जाती है',
  'Time for the driver to fill in and return Form III to the police':
    'फ़ॉर्म III भरकर पुलिस को लौटाने के लिए ड्राइवर का समय',
  'Time for the driver to report an accident, where no police officer is present':
    'जहाँ कोई पुलिस अधिकारी न हो, वहाँ दुर्घटना की सूचना देने के लिए ड्राइवर का समय',
  'Time for the insurer to answer a cashless request': 'कैशलेस अनुरोध का जवाब देने के लिए कंपनी का समय',
  'Time for the police to send the detailed accident report':
    'विस्तृत दुर्घटना रिपोर्ट भेजने के लिए पुलिस का समय',
  'Time for the police to send the first accident report':
    'पहली दुर्घटना रिपोर्ट भेजने के लिए पुलिस का समय',
  'Time for the police to send the interim accident report':
    'अंतरिम दुर्घटना रिपोर्ट भेजने के लिए पुलिस का समय',
  'Time to claim before the Motor Accidents Claims Tribunal':
    'मोटर दुर्घटना दावा अधिकरण में दावा करने का समय',
  'Time to give a claimant the particulars of the vehicle, on request':
    'माँगने पर दावा करने वाले को गाड़ी का ब्योरा देने का समय',
  'Time to return a vehicle that was taken away for inspection after an accident':
    'दुर्घटना के बाद जाँच के लिए ले जाई गई गाड़ी लौटाने का समय',
  'Time without any news after which a missing person may be presumed dead':
    'कोई ख़बर न मिलने का वह समय, जिसके बाद लापता व्यक्ति को मृत माना जा सकता है',
  'Up to six months in prison, a fine of {0}, or both': 'छह महीने तक की जेल, {0} का जुर्माना, या दोनों',
  'Usual wait for the police final report on a theft (no law fixes it)':
    'चोरी पर पुलिस की आख़िरी रिपोर्ट में आम तौर पर लगने वाला समय (कोई कानून इसे तय नहीं करता)',
  'Where it happened, where you live or do business, or where the other side lives':
    'जहाँ दुर्घटना हुई, जहाँ आपका घर या कामकाज है, या जहाँ दूसरा पक्ष रहता है',
  'Who has a right to a lawyer without a fee, whatever the income':
    'आय कितनी भी हो, बिना शुल्क के वकील का हक किसे है',
  'seven years': 'सात साल',
  '{0} hours, once the formalities are complete': '{0} घंटे, औपचारिकताएँ पूरी होने के बाद',
  'Customary policy wordings, not a rule of law: your own policy decides':
    'पॉलिसियों की आम शर्तें, कानून का नियम नहीं: आपकी अपनी पॉलिसी की बात मानी जाती है',
  'Practice described in motor theft claim guides; not a rule of law':
    'गाड़ी चोरी के दावों की गाइडों में बताया चलन; कानून का नियम नहीं',
  'Distributor’s guide to critical illness terms, read {0} (a policy term, not law)':
    'गंभीर बीमारी के बीमे की शर्तों पर एक वितरक की गाइड, {0} को पढ़ी गई (पॉलिसी की शर्त, कानून नहीं)',
  'Claim forms of Jeevan Jyoti (PMJJBY) and Suraksha (PMSBY), the schemes’ own term (a policy term, not law)':
    'Jeevan Jyoti (PMJJBY) और Suraksha (PMSBY) के दावा फ़ॉर्म, योजनाओं की अपनी शर्त (पॉलिसी की शर्त, कानून नहीं)',
} as const satisfies Catalogue;
