import type { Catalogue } from '@/lib/languages/create-translator';

export const questionsComponentHindi = {
  'link to this question': 'इस सवाल का लिंक',
  'Your question, in your own words': 'अपना सवाल, अपने शब्दों में',
  'Such as: policy lapsed {0} days ago, or gadi ka bima':
    'जैसे: पॉलिसी {0} दिन पहले लैप्स हो गई, या gadi ka bima',
  'Find answers': 'जवाब खोजें',
  Answer: 'जवाब',
  'Read more: {text}': 'और पढ़ें: {text}',
  'Other answers': 'दूसरे जवाब',
  'Ask in other words': 'दूसरे शब्दों में पूछें',
  'All questions, by subject': 'सारे सवाल, विषय के हिसाब से',
  'We found no answer to “{name}”': '“{name}” का जवाब हमें नहीं मिला',
  'We answer questions about insurance. Three things that you can do:':
    'हम बीमे के सवालों के जवाब देते हैं। आप तीन काम कर सकते हैं:',
  'Ask in other words: name the policy, and what happened':
    'दूसरे शब्दों में पूछें: पॉलिसी का नाम लिखें, और यह कि क्या हुआ',
  'Choose a subject from the list below': 'नीचे की सूची से विषय चुनें',
  'Write to us, and a person answers': 'हमें लिखें, कोई व्यक्ति जवाब देगा',
  'Or talk to us:': 'या हमसे बात करें:',
  'Questions by product': 'बीमे के प्रकार से सवाल',
  'Questions by subject': 'सवाल, विषय के हिसाब से',
  'Where to go on': 'आगे कहाँ जाएँ',
  'Answers to your question': 'आपके सवाल के जवाब',
} as const satisfies Catalogue;
