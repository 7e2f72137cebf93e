import type { Catalogue } from '@/lib/languages/create-translator';

export const requestsComponentHindi = {
  'Look up a request': 'अनुरोध की स्थिति देखें',
  'It begins with CB for a call, with SR for anything else.':
    'कॉल के लिए यह CB से शुरू होती है, बाकी हर बात के लिए SR से।',
  'Mobile number or e-mail address you gave': 'जो मोबाइल नंबर या ई-मेल पता आपने दिया था',
  'Check status': 'स्थिति देखें',
  'How we use this': 'इसका इस्तेमाल कैसे होता है',
} as const satisfies Catalogue;
