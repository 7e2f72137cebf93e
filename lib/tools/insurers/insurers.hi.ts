import type { Catalogue } from '../../languages/create-translator.ts';

export const insurersToolHindi = {
  'Claim settlement ratio, by number': 'दावा निपटान अनुपात, गिनती से',
  'Claim settlement ratio, by amount': 'दावा निपटान अनुपात, रकम से',
  'All {0} insurers are shown.': 'सभी {0} बीमा कंपनियाँ दिखाई गई हैं।',
  'None of the insurers on this list match “{name}”.':
    'इस सूची में “{name}” से मेल खाती कोई बीमा कंपनी नहीं है।',
  'None of the {text} on this list match “{name}”.':
    'इस सूची में “{name}” से कुछ नहीं मिला। खोज इनमें हुई: {text}।',
  '{0} of {1} insurers match “{name}”.': '{1} में से {0} बीमा कंपनियाँ “{name}” से मेल खाती हैं।',
  '{0} of {1} insurers matches “{name}”.': '{1} में से {0} बीमा कंपनी “{name}” से मेल खाती है।',
  '{0} of {1} insurers match “{name}” among the {text}.':
    '{1} में से {0} बीमा कंपनियाँ “{name}” से मेल खाती हैं। खोज इनमें हुई: {text}।',
  '{0} of {1} insurers matches “{name}” among the {text}.':
    '{1} में से {0} बीमा कंपनी “{name}” से मेल खाती है। खोज इनमें हुई: {text}।',
  '{0} of {1} insurers: the {text}.': '{1} में से {0} बीमा कंपनियाँ: {text}।',
  'In 2024-25 it lay between {0} and {1}, and for all insurers together at {2}. Left out, because a few claims move the figure: Galaxy Health ({3}), Narayana Health Insurance ({4}), Raheja QBE ({5}), Shriram General ({6}).':
    '2024-25 में यह {0} और {1} के बीच रहा, और सभी बीमा कंपनियों का मिलाकर {2}। ये छोड़ी गई हैं, क्योंकि कुछ ही दावों से उनका आँकड़ा बदल जाता है: Galaxy Health ({3}), Narayana Health Insurance ({4}), Raheja QBE ({5}), Shriram General ({6})।',
  'In 2024-25 the ratio by number lay between {0} and {1}, and for all life insurers together at {2}. By amount it lay between {3} and {4}, together at {5}. Left out, because a few claims move the figure: Digit Life ({6}).':
    '2024-25 में गिनती का अनुपात {0} और {1} के बीच रहा, और सभी जीवन बीमा कंपनियों का मिलाकर {2}। रकम का अनुपात {3} और {4} के बीच रहा, मिलाकर {5}। यह छोड़ी गई है, क्योंकि कुछ ही दावों से इसका आँकड़ा बदल जाता है: Digit Life ({6})।',
} as const satisfies Catalogue;
