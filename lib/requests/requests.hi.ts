import type { Catalogue } from '../languages/create-translator.ts';

export const requestMessagesHindi = {
  'This form is not one of ours any more. Reload the page and send it again.':
    'यह फ़ॉर्म अब नहीं चलता। पेज फिर खोलें और फ़ॉर्म दोबारा भेजें।',
  'More requests came under these details, or from your network, than we take in this time. Please call us now, or try again later.':
    'इतने समय में जितने अनुरोध हम लेते हैं, उससे ज़्यादा इस नंबर या पते से, या आपके नेटवर्क से, आ चुके हैं। अभी हमें फ़ोन करें, या थोड़ी देर बाद फिर कोशिश करें।',
  'We could not save your request, so we do not have it. Please try again, or call us.':
    'आपका अनुरोध सहेजा नहीं जा सका, इसलिए वह हमारे पास नहीं है। फिर कोशिश करें, या हमें फ़ोन करें।',
  'We could not reach our server, so we do not know that your request arrived. Press the button again: it will not be taken twice.':
    'हमारे सर्वर तक बात नहीं पहुँची, इसलिए पक्का नहीं कि आपका अनुरोध मिला। बटन फिर दबाएँ: अनुरोध दो बार नहीं लिया जाएगा।',
  'We find no request with this reference and this number or address. Check both for a slip. A call is found by its mobile number.':
    'इस संदर्भ संख्या और इस नंबर या पते का कोई अनुरोध नहीं मिला। दोनों में कोई चूक तो नहीं, देख लें। कॉल का अनुरोध उसके मोबाइल नंबर से मिलता है।',
  'Calls to this number were stopped after you asked, so it stays on our list. Ask again if you want calls.':
    'आपके कहने के बाद इस नंबर पर कॉल फिर रोकी गईं, इसलिए यह हमारी सूची में रहता है। कॉल चाहिए, तो फिर कहें।',
  'We cannot look requests up just now. Yours is saved if you were given a reference.':
    'अनुरोधों की स्थिति अभी नहीं दिख सकती। संदर्भ संख्या मिली थी, तो आपका अनुरोध दर्ज है।',
  'Enter a name in letters and spaces.': 'नाम अक्षरों में लिखें, बीच में खाली जगह चलेगी।',
  'Enter an e-mail address such as name@example.in.': 'ई-मेल पता ऐसे लिखें: name@example.in',
  'Use letters, digits, slash and hyphen only, {0} at most, as printed on the policy.':
    'केवल अंग्रेज़ी अक्षर, अंक, स्लैश और हाइफ़न लिखें, ज़्यादा से ज़्यादा {0}, जैसे पॉलिसी पर छपे हैं।',
  'Use letters and digits only, without spaces.':
    'केवल अंग्रेज़ी अक्षर और अंक लिखें, बीच में खाली जगह के बिना।',
  'Keep this to one short line of words.': 'इसे शब्दों की एक छोटी पंक्ति में लिखें।',
  'Say it in a few words of your own.': 'अपने कुछ शब्दों में लिखें।',
  'Enter a date such as {0}/05/2027, not further than ten years away.':
    'तारीख़ ऐसे लिखें: {0}/05/2027। वह आज से दस साल से ज़्यादा दूर न हो।',
  'Enter the day as a date such as {0}/05/2026: today or before, in the last ten years.':
    'तारीख़ ऐसे लिखें: {0}/05/2026। आज की या पहले की, पिछले दस साल के अंदर।',
  'This is no reference of ours. Check it for a slip, or leave it out.':
    'यह हमारी संदर्भ संख्या नहीं है। कोई चूक तो नहीं, देख लें, या इसे खाली छोड़ दें।',
  'Choose one from the list.': 'सूची में से एक चुनें।',
  'This is too long: {0} characters at most.': 'यह बहुत लंबा है: ज़्यादा से ज़्यादा {0} अक्षर।',
  'Give one of these, so that we can answer you.': 'इनमें से एक लिखें, ताकि हम आपको जवाब दे सकें।',
} as const satisfies Catalogue;
