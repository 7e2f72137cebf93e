/**
 * The notices of the service requests in Hindi. A change of one needs a new Hindi version in notice-record.ts (a test
 * compares the hash).
 */
import type { Catalogue } from '../../languages/create-translator.ts';

export const requestNoticesHindi = {
  '{legalName}: {licence}.': '{legalName}: {licence}।',
  'A call about a policy that you bought through us comes from our {serviceCallSeries} series.':
    'हमसे ली गई पॉलिसी के बारे में कॉल हमारी {serviceCallSeries} शृंखला से आती है।',
  'A call about any other policy, or where you do not say, comes from our {salesCallSeries} series.':
    'किसी और पॉलिसी के बारे में कॉल, या जब आप न बताएँ, हमारी {salesCallSeries} शृंखला से आती है।',
  'It is stored encrypted and erased after {keptFor}.':
    'यह कूटबद्ध (encrypted) रखा जाता है और {keptFor} बाद मिटा दिया जाता है।',
  'We use this to answer you about this one renewal, by a call or in writing, within {enquiryValidity}. We use it for no other product, and no insurer gets it without your word. A call may be recorded. You are {0} or older.':
    'यह हम इसी एक नवीनीकरण के बारे में आपको जवाब देने के काम में लेते हैं, कॉल से या लिखकर, {enquiryValidity} के अंदर। किसी और बीमे के लिए इसका इस्तेमाल नहीं होता, और आपके कहे बिना यह किसी बीमा कंपनी को नहीं मिलता। कॉल रिकॉर्ड हो सकती है। आपकी आयु {0} साल या उससे ज़्यादा है।',
  'We use this to help you with this one claim, by a call or in writing. Please send no illness, no report and no paper: we ask only for what is above, and the insurer decides the claim. What you entered on a page about a refused claim (reason, dates, sums) comes with it only where you tick the box. A call may be recorded. You are {0} or older.':
    'यह हम इसी एक दावे में आपकी मदद के काम में लेते हैं, कॉल से या लिखकर। बीमारी का नाम, कोई रिपोर्ट या काग़ज़ न भेजें: हम केवल वही माँगते हैं जो ऊपर है, और दावे का फ़ैसला बीमा कंपनी करती है। नामंज़ूर दावे के पेज पर आपकी भरी बातें (कारण, तारीख़ें, रकम) साथ में तभी आती हैं, जब आप खाने में निशान लगाएँ। कॉल रिकॉर्ड हो सकती है। आपकी आयु {0} साल या उससे ज़्यादा है।',
  'We use this to answer your question, and for nothing else: it puts you on no list. With a mobile number alone we call once, within {enquiryValidity}: from our {serviceCallSeries} series about a policy that you bought through us, from our {salesCallSeries} series about anything else. You are {0} or older.':
    'यह हम आपके सवाल का जवाब देने के काम में लेते हैं, और किसी काम में नहीं: इससे आपको किसी सूची में नहीं डाला जाता। केवल मोबाइल नंबर हो, तो हम {enquiryValidity} के अंदर एक बार कॉल करते हैं: हमसे ली गई पॉलिसी के बारे में हमारी {serviceCallSeries} शृंखला से, किसी और बात के बारे में हमारी {salesCallSeries} शृंखला से। आपकी आयु {0} साल या उससे ज़्यादा है।',
  'By pressing the button you agree that we use this to look into your complaint, to answer it, and to report on it as the regulator asks. It goes to an insurer only where the complaint is about that insurer and you say so. You are {0} or older.':
    'बटन दबाने का मतलब आपकी सहमति है कि हम इसे आपकी शिकायत की जाँच करने, उसका जवाब देने और नियामक के कहे अनुसार उसकी रिपोर्ट देने के काम में लें। यह बीमा कंपनी को केवल तब जाती है, जब शिकायत उसी कंपनी के बारे में हो और आप कहें। आपकी आयु {0} साल या उससे ज़्यादा है।',
  'It is stored encrypted and erased from this website’s database after {keptFor}; our complaints register keeps what insurance law asks for.':
    'यह कूटबद्ध (encrypted) रखी जाती है और {keptFor} बाद इस वेबसाइट के डेटाबेस से मिटा दी जाती है; हमारा शिकायत रजिस्टर वह रखता है जो बीमा कानून माँगता है।',
  'We use this to find your data and to answer you. We may ask you to call or write from this number, to be sure that it is yours; we ask for no identity paper. You are {0} or older.':
    'यह हम आपका डेटा खोजने और आपको जवाब देने के काम में लेते हैं। नंबर आपका ही है, यह पक्का करने के लिए ज़रूरत हो, तो आपसे इसी नंबर से फ़ोन करने या लिखने को कहा जाता है; हम पहचान का कोई काग़ज़ नहीं माँगते। आपकी आयु {0} साल या उससे ज़्यादा है।',
  'We keep a code made from the number, not the number, for {noAskingAgain}, so that we can refuse a new request for a call. The number itself is erased as soon as our call desk has been told.':
    'हम नंबर नहीं, नंबर से बना एक कूट {noAskingAgain} तक रखते हैं, ताकि कॉल का नया अनुरोध न लें। हमारे कॉल करने वालों को बताते ही नंबर मिटा दिया जाता है।',
  'This takes the number off our list, once you enter the code that we send to it by SMS. Our desk is told. It asks for no call: for that, use Get a Call. The number itself is erased once our desk has been told and the code is an hour old.':
    'हम उस नंबर पर SMS से एक कोड भेजते हैं; उसे लिखते ही नंबर हमारी सूची से हट जाता है। हमारे विभाग को यह बताया जाता है। इससे कोई कॉल नहीं माँगी जाती: उसके लिए “कॉल पाएँ” है। हमारे विभाग को बता दिए जाने और कोड के एक घंटा पुराना हो जाने पर नंबर मिटा दिया जाता है।',
} as const satisfies Catalogue;
