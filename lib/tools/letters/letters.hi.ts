import type { Catalogue } from '../../languages/create-translator.ts';

export const lettersToolHindi = {
  '[policy number]': '[पॉलिसी नंबर]',
  'I write for my father, the insured, who has authorised me. His signature is below mine.':
    'यह चिट्ठी मेरे पिता की ओर से है, जो बीमित हैं और जिन्होंने मुझे इसका अधिकार दिया है। उनके हस्ताक्षर मेरे हस्ताक्षर के नीचे हैं।',
  'I write for my father, who claims as nominee or heir and has authorised me. His signature is below mine.':
    'यह चिट्ठी मेरे पिता की ओर से है, जिनका दावा नॉमिनी या वारिस के रूप में है और जिन्होंने मुझे इसका अधिकार दिया है। उनके हस्ताक्षर मेरे हस्ताक्षर के नीचे हैं।',
  'I write as the nominee or a legal heir of my father, the insured, who died. I enclose, as far as I have it, the paper that shows it.':
    'मेरे पिता का बीमा था और उनकी मृत्यु हो चुकी है। यह चिट्ठी उनके नॉमिनी या कानूनी वारिस के रूप में मेरी ओर से है। यह दिखाने वाला काग़ज़, अगर पास है, साथ में है।',
  'Name of your father': 'आपके पिता का नाम',
  '[name of your father]': '[आपके पिता का नाम]',
  'I write for my mother, the insured, who has authorised me. Her signature is below mine.':
    'यह चिट्ठी मेरी माँ की ओर से है, जो बीमित हैं और जिन्होंने मुझे इसका अधिकार दिया है। उनके हस्ताक्षर मेरे हस्ताक्षर के नीचे हैं।',
  'I write for my mother, who claims as nominee or heir and has authorised me. Her signature is below mine.':
    'यह चिट्ठी मेरी माँ की ओर से है, जिनका दावा नॉमिनी या वारिस के रूप में है और जिन्होंने मुझे इसका अधिकार दिया है। उनके हस्ताक्षर मेरे हस्ताक्षर के नीचे हैं।',
  'I write as the nominee or a legal heir of my mother, the insured, who died. I enclose, as far as I have it, the paper that shows it.':
    'मेरी माँ का बीमा था और उनकी मृत्यु हो चुकी है। यह चिट्ठी उनके नॉमिनी या कानूनी वारिस के रूप में मेरी ओर से है। यह दिखाने वाला काग़ज़, अगर पास है, साथ में है।',
  'Name of your mother': 'आपकी माँ का नाम',
  '[name of your mother]': '[आपकी माँ का नाम]',
  'I write for my husband, the insured, who has authorised me. His signature is below mine.':
    'यह चिट्ठी मेरे पति की ओर से है, जो बीमित हैं और जिन्होंने मुझे इसका अधिकार दिया है। उनके हस्ताक्षर मेरे हस्ताक्षर के नीचे हैं।',
  'I write for my husband, who claims as nominee or heir and has authorised me. His signature is below mine.':
    'यह चिट्ठी मेरे पति की ओर से है, जिनका दावा नॉमिनी या वारिस के रूप में है और जिन्होंने मुझे इसका अधिकार दिया है। उनके हस्ताक्षर मेरे हस्ताक्षर के नीचे हैं।',
  'I write as the nominee or a legal heir of my husband, the insured, who died. I enclose, as far as I have it, the paper that shows it.':
    'मेरे पति का बीमा था और उनकी मृत्यु हो चुकी है। यह चिट्ठी उनके नॉमिनी या कानूनी वारिस के रूप में मेरी ओर से है। यह दिखाने वाला काग़ज़, अगर पास है, साथ में है।',
  'Name of your husband': 'आपके पति का नाम',
  '[name of your husband]': '[आपके पति का नाम]',
  'I write for my wife, the insured, who has authorised me. Her signature is below mine.':
    'यह चिट्ठी मेरी पत्नी की ओर से है, जो बीमित हैं और जिन्होंने मुझे इसका अधिकार दिया है। उनके हस्ताक्षर मेरे हस्ताक्षर के नीचे हैं।',
  'I write for my wife, who claims as nominee or heir and has authorised me. Her signature is below mine.':
    'यह चिट्ठी मेरी पत्नी की ओर से है, जिनका दावा नॉमिनी या वारिस के रूप में है और जिन्होंने मुझे इसका अधिकार दिया है। उनके हस्ताक्षर मेरे हस्ताक्षर के नीचे हैं।',
  'I write as the nominee or a legal heir of my wife, the insured, who died. I enclose, as far as I have it, the paper that shows it.':
    'मेरी पत्नी का बीमा था और उनकी मृत्यु हो चुकी है। यह चिट्ठी उनके नॉमिनी या कानूनी वारिस के रूप में मेरी ओर से है। यह दिखाने वाला काग़ज़, अगर पास है, साथ में है।',
  'Name of your wife': 'आपकी पत्नी का नाम',
  '[name of your wife]': '[आपकी पत्नी का नाम]',
  'I write for my son, the insured, who has authorised me. His signature is below mine.':
    'यह चिट्ठी मेरे बेटे की ओर से है, जो बीमित हैं और जिन्होंने मुझे इसका अधिकार दिया है। उनके हस्ताक्षर मेरे हस्ताक्षर के नीचे हैं।',
  'I write for my son, who claims as nominee or heir and has authorised me. His signature is below mine.':
    'यह चिट्ठी मेरे बेटे की ओर से है, जिनका दावा नॉमिनी या वारिस के रूप में है और जिन्होंने मुझे इसका अधिकार दिया है। उनके हस्ताक्षर मेरे हस्ताक्षर के नीचे हैं।',
  'I write as the nominee or a legal heir of my son, the insured, who died. I enclose, as far as I have it, the paper that shows it.':
    'मेरे बेटे का बीमा था और उनकी मृत्यु हो चुकी है। यह चिट्ठी उनके नॉमिनी या कानूनी वारिस के रूप में मेरी ओर से है। यह दिखाने वाला काग़ज़, अगर पास है, साथ में है।',
  'Name of your son': 'आपके बेटे का नाम',
  '[name of your son]': '[आपके बेटे का नाम]',
  'I write for my daughter, the insured, who has authorised me. Her signature is below mine.':
    'यह चिट्ठी मेरी बेटी की ओर से है, जो बीमित हैं और जिन्होंने मुझे इसका अधिकार दिया है। उनके हस्ताक्षर मेरे हस्ताक्षर के नीचे हैं।',
  'I write for my daughter, who claims as nominee or heir and has authorised me. Her signature is below mine.':
    'यह चिट्ठी मेरी बेटी की ओर से है, जिनका दावा नॉमिनी या वारिस के रूप में है और जिन्होंने मुझे इसका अधिकार दिया है। उनके हस्ताक्षर मेरे हस्ताक्षर के नीचे हैं।',
  'I write as the nominee or a legal heir of my daughter, the insured, who died. I enclose, as far as I have it, the paper that shows it.':
    'मेरी बेटी का बीमा था और उनकी मृत्यु हो चुकी है। यह चिट्ठी उनके नॉमिनी या कानूनी वारिस के रूप में मेरी ओर से है। यह दिखाने वाला काग़ज़, अगर पास है, साथ में है।',
  'Name of your daughter': 'आपकी बेटी का नाम',
  '[name of your daughter]': '[आपकी बेटी का नाम]',
  'I write for my relative, the insured, who has authorised me. Their signature is below mine.':
    'यह चिट्ठी मेरे रिश्तेदार की ओर से है, जो बीमित हैं और जिन्होंने मुझे इसका अधिकार दिया है। उनके हस्ताक्षर मेरे हस्ताक्षर के नीचे हैं।',
  'I write for my relative, who claims as nominee or heir and has authorised me. Their signature is below mine.':
    'यह चिट्ठी मेरे रिश्तेदार की ओर से है, जिनका दावा नॉमिनी या वारिस के रूप में है और जिन्होंने मुझे इसका अधिकार दिया है। उनके हस्ताक्षर मेरे हस्ताक्षर के नीचे हैं।',
  'I write as the nominee or a legal heir of my relative, the insured, who died. I enclose, as far as I have it, the paper that shows it.':
    'मेरे रिश्तेदार का बीमा था और उनकी मृत्यु हो चुकी है। यह चिट्ठी उनके नॉमिनी या कानूनी वारिस के रूप में मेरी ओर से है। यह दिखाने वाला काग़ज़, अगर पास है, साथ में है।',
  'Name of your relative': 'आपके रिश्तेदार का नाम',
  '[name of your relative]': '[आपके रिश्तेदार का नाम]',
  'Insured: {represented}': 'बीमित: {represented}',
  'Claimant: {represented}': 'दावा करने वाले: {represented}',
  'I have authorised the writer of this letter.': 'इस चिट्ठी के लिखने वाले को मैंने इसका अधिकार दिया है।',
} as const satisfies Catalogue;
