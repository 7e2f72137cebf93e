import type { Catalogue } from '../../languages/create-translator.ts';

export const ombudsmanComplaintComplaintHindi = {
  'Your complaint to the Ombudsman': 'लोकपाल को आपकी शिकायत',
  'Read the complaint and fill it in': 'शिकायत पढ़ें और भरें',
  'Your address': 'आपका पता',
  'City of the Ombudsman’s office': 'लोकपाल के दफ़्तर का शहर',
  'Address of that office': 'उस दफ़्तर का पता',
  'From cioins.co.in/Ombudsman.': 'cioins.co.in/Ombudsman से।',
  'Broker’s name': 'ब्रोकर का नाम',
  'Broker’s office': 'ब्रोकर का दफ़्तर',
  'As on the policy or on its letter.': 'जैसा पॉलिसी पर या उनकी चिट्ठी पर है।',
  'What happened, and why you do not accept it': 'क्या हुआ, और यह आपको क्यों मंज़ूर नहीं',
  'Your loss, and the sum you ask for': 'आपका नुकसान, और कितनी रकम चाहिए',
  'What kept you from filing in time': 'समय पर शिकायत क्यों नहीं हो पाई',
  'To the Insurance Ombudsman,': 'सेवा में, बीमा लोकपाल,',
  '{0}. Who complains': '{0}. शिकायत किसकी है',
  '{0}. Policy and claim': '{0}. पॉलिसी और दावा',
  'Policy number:': 'पॉलिसी नंबर:',
  '{0}. The insurance broker, and its office': '{0}. बीमा ब्रोकर, और उसका दफ़्तर',
  '{0}. The facts': '{0}. क्या हुआ',
  '{0}. My complaint to it': '{0}. उससे की गई मेरी शिकायत',
  'I wrote to it on {0}. It answered on {1}. I do not accept the answer.':
    'मैंने उसे {0} को लिखा। उसका जवाब {1} को आया। यह जवाब मुझे मंज़ूर नहीं।',
  '{0}. Time': '{0}. समय',
  'Counted from its answer one year ends on {0}, and I file within it. Counted from the month without an answer it ended on {1}: if it is counted so, I ask the Ombudsman to excuse the delay. This kept me:':
    'उसके जवाब से गिनें, तो एक साल {0} को पूरा होता है, और यह शिकायत उसके अंदर है। बिना जवाब के महीने से गिनें, तो साल {1} को पूरा हो चुका: ऐसे गिना जाए, तो लोकपाल से देरी माफ़ करने का अनुरोध है। देर का कारण:',
  '{0}. My loss, and what I ask for': '{0}. मेरा नुकसान, और मेरी माँग',
  'The amount in dispute, with expenses, is not more than {0}.':
    'विवाद की रकम, ख़र्च मिलाकर, {0} से ज़्यादा नहीं है।',
  '{0}. No other case': '{0}. कोई दूसरा मामला नहीं',
  'No court, consumer commission or arbitrator has this matter before it, or has decided it.':
    'यह मामला किसी अदालत, उपभोक्ता आयोग या पंच (आर्बिट्रेटर) के पास नहीं है, और न किसी ने इस पर फ़ैसला दिया है।',
  '{0}. Enclosed, as copies': '{0}. साथ में, कॉपियाँ',
  'The policy; my complaint, with proof of the day it arrived; every letter of the other side; the bills and papers of the claim; a proof of who I am.':
    'पॉलिसी; मेरी शिकायत, और उसके पहुँचने के दिन का सबूत; दूसरे पक्ष की हर चिट्ठी; दावे के बिल और काग़ज़; मेरी पहचान का सबूत।',
  'What I state here is true, as far as I know.': 'जहाँ तक मुझे पता है, यहाँ लिखी बातें सच हैं।',
  'Insurer’s branch or office': 'बीमा कंपनी की शाखा या दफ़्तर',
  '{0}. The insurer, and its branch or office': '{0}. बीमा कंपनी, और उसकी शाखा या दफ़्तर',
  'I complained on Bima Bharosa on {0}, which passes it to the insurer. It answered on {1}. I do not accept the answer.':
    'मैंने {0} को बीमा भरोसा पर शिकायत की, जो उसे बीमा कंपनी को भेजता है। कंपनी का जवाब {1} को आया। यह जवाब मुझे मंज़ूर नहीं।',
  'I file within one year: by my count it ends on {0}.':
    'यह शिकायत एक साल के अंदर है: मेरे हिसाब से साल {0} को पूरा होता है।',
} as const satisfies Catalogue;
