import type { Catalogue } from '@/lib/languages/create-translator';

export const renewalsComponentHindi = {
  'It is printed on your policy; a car or two-wheeler may have two, one for each part. For a life policy, the day on which the first unpaid premium was due. For a new policy, the day you received it. A past date is fine. Nothing is kept.':
    'यह तारीख़ आपकी पॉलिसी पर छपी है; कार या दोपहिया की पॉलिसी में शायद दो हों, हर हिस्से की एक। जीवन बीमा पॉलिसी में वह दिन लिखें, जब वह पहला प्रीमियम भरना था, जो नहीं भरा गया। नई पॉलिसी में वह दिन, जब पॉलिसी आपको मिली। बीती तारीख़ भी चलेगी। कुछ भी रखा नहीं जाता।',
  'What do you renew?': 'क्या रिन्यू कराना है?',
  'Choose a policy': 'पॉलिसी चुनें',
  'Which kind of life policy?': 'जीवन बीमा पॉलिसी किस प्रकार की है?',
  'How is it paid?': 'प्रीमियम कैसे भरा जाता है?',
  'Which part ends on this date?': 'इस तारीख़ को कौन सा हिस्सा ख़त्म होता है?',
  'I bought it used': 'यह गाड़ी पुरानी ख़रीदी है',
  'The policy started on': 'पॉलिसी शुरू होने की तारीख़',
  'On its first page. Skip it if you can’t find it.':
    'यह पॉलिसी के पहले पेज पर है। न मिले, तो खाली छोड़ें।',
  'Day you received it': 'पॉलिसी मिलने का दिन',
  'More about the free look': 'फ़्री लुक के बारे में और',
  'More about this renewal': 'इस नवीनीकरण के बारे में और',
  'Ask us to help with this renewal': 'इस नवीनीकरण में हमसे मदद माँगें',
  'One answer about this policy. Sending this doesn’t renew it: you’re covered once the insurer has the premium and accepts.':
    'इस पॉलिसी पर एक जवाब। इसे भेजने से पॉलिसी रिन्यू नहीं होती: कवर तब मिलता है, जब बीमा कंपनी को प्रीमियम मिल जाए और वह मान ले।',
  'Another policy or date': 'दूसरी पॉलिसी या तारीख़',
  'Choose it to go to its own site, and pay there.':
    'अपनी कंपनी चुनें, उसकी अपनी साइट पर जाएँ और पैसा वहीं भरें।',
  'Which part of its policy is yours': 'उसकी पॉलिसी का कौन सा हिस्सा आपका है',
  'On the policy, which part ends on {0}?': 'पॉलिसी पर देखें: {0} को कौन सा हिस्सा ख़त्म होता है?',
  'Car policy. Both parts end: {0}': 'कार की पॉलिसी। दोनों हिस्से ख़त्म: {0}',
  'Which kind is it?': 'यह किस तरह की है?',
} as const satisfies Catalogue;
