import type { Catalogue } from '@/lib/languages/create-translator';

export const layoutComponentHindi = {
  'Office, complaints, payment and notices': 'दफ़्तर, शिकायतें, भुगतान और सूचनाएँ',
  '· Complaints:': '· शिकायतें:',
  'Ways to pay an insurer:': 'बीमा कंपनी को भुगतान के तरीके:',
  'On other sites': 'दूसरी साइटों पर',
  'Services and company': 'सेवाएँ और कंपनी',
  'Complain to us': 'हमसे शिकायत करें',
  'Talk to us': 'हमसे बात करें',
  'General insurance': 'सामान्य बीमा',
  Breadcrumb: 'आप यहाँ हैं',
  'A hospital bed with a drip, under an umbrella': 'छतरी के नीचे ड्रिप लगा अस्पताल का बिस्तर',
  'An armchair under an umbrella': 'छतरी के नीचे एक आरामकुर्सी',
  'An umbrella over two people and an empty chair': 'दो लोगों और एक खाली कुर्सी के ऊपर छतरी',
  'A car under an umbrella': 'छतरी के नीचे एक कार',
  'A scooter and a helmet under an umbrella': 'छतरी के नीचे एक स्कूटर और हेलमेट',
  Menu: 'मेन्यू',
  'All pages': 'सभी पेज',
  'Save this plan': 'यह सूची सहेजें',
} as const satisfies Catalogue;
