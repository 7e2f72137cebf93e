import type { Catalogue } from '@/lib/languages/create-translator';

export const timelineComponentHindi = {
  'Days are calendar days: Sundays and holidays count, and so does the last day.':
    'ये कैलेंडर के दिन हैं: रविवार और छुट्टियाँ भी गिनी जाती हैं, और आख़िरी दिन भी।',
  'Later dates': 'बाद की तारीख़ें',
  'Your policy wording comes before anything written here.':
    'यहाँ लिखी किसी भी बात से पहले आपकी पॉलिसी के शब्द माने जाते हैं।',
  'The rules behind these dates': 'इन तारीख़ों के पीछे के नियम',
  '{0} dates that are over': '{0} तारीख़ें जो बीत चुकी हैं',
  'Dates that are over': 'जो तारीख़ें बीत चुकी हैं',
} as const satisfies Catalogue;
