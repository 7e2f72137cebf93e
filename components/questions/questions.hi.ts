import type { Catalogue } from '@/lib/languages/create-translator';

export const questionsComponentHindi = {
  'link to this question': 'इस सवाल का लिंक',
  'Your question, in your own words': 'अपना सवाल, अपने शब्दों में',
  'Such as: policy lapsed {0} days ago, or gadi ka bima':
    'जैसे: पॉलिसी {0} दिन पहले लैप्स हो गई, या gadi ka bima',
  'Find answers': 'जवाब खोजें',
} as const satisfies Catalogue;
