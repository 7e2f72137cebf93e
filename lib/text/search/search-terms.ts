/** Splits a text into search terms: lower case, no punctuation, stemmed. Stop words weigh little. */
import { stemmer } from 'stemmer';
import { foldDevanagari } from './normalize-text.ts';

/** English, and Hindi in both scripts. */
const stopWords = new Set(
  (
    'a about after again agar all already also am an and any anyone are as at aur be because been before being best bhi but by can cant ' +
    'could did do does doesnt doing done dont each even ever for from get gets give gives go got had has have having he her here him his ' +
    'how i id if ill im in into is isnt it its ive just kindly know let like me mera mere meri mine more much must my myself need no not now of ' +
    'off on one only or other our out over own per please pls really she should so some still such take tell than that the their them then there ' +
    'these they thing things this those to too under until up us use very want was way we were what whats when where whether which who ' +
    'whom whose why will with without wont would yes you your ' +
    'aana aata aati ab apna apne apni bata batao bhai chahiye de dega degi dena diya do ek ga gaya gayi gaye gi hai hain haan ho hoga hogi ' +
    'hona hone hota hote hoti hu hua hui hum humara hun isme iska ispe ja jaaye jab jaye jayega jo ka kab kahan kaise kaisa kar kara karo karna ' +
    'karne karte kare karu karun karwana kaun kaunsa ke kha ki kis kisko kitna kitne kitni ko koi konsa kounsa krna kya kyu kyun kyon le lu lena liya liye ' +
    'lun mai main maine me mein mil milega milegi milta milti mujhe na nahi nahin nai padega padegi padta padti pe par pata raha rahi rahe sakta sakte sakti se sir tak tha thi to toh ' +
    'wala wale wali wo woh ye yeh konse konsi kaunse kaunsi kounse kounsi lagega lagegi lagenge lagta lagti baad karen karein ' +
    foldDevanagari(
      'अगर अपना अपनी अपने अब अभी आ आई आए आता आती आते आप आपका आपकी आपके इन इस इसका इसकी इसके इसमें इसे उन उस उसका उसकी उसके उसे ' +
        'एक ऐसा ऐसे और कई कब कभी कर करके करता करती करते करना करनी करने करवा करवाना करा कराएँ कराना कराने कराऊँ करूँ करें करे करो का कि की ' +
        'किन किया किस किसका किसकी किसके किसको किसी किसे किए कितना कितनी कितने के कैसा कैसी कैसे को कोई कौन कौनसा कौनसी कौनसे क्या ' +
        'क्यूँ क्यों गई गए गयी गये गया चाहिए चाहिये जब जा जाए जाएगा जाएगी जाता जाती जाते जाना जो जी तक तब तो था थी थे दी दे देगा देगी देता देती ' +
        'देना देने दें दिया दो न ना नहीं ने पर पाना पाने पास फिर बता बताओ बताएँ भी मुझे में मेरा मेरी मेरे मैं यदि यह यहाँ या ये रहा रही रहे ' +
        'लगता लगती लिए लिया ले लें लेना लेने वह वाला वाली वाले वालों वो सकता सकती सकते सब से सा हम हमारा हमारी हमारे ही हुआ हुई हुए हूँ है हैं ' +
        'हो होगा होगी होता होती होते होना होने',
    )
  ).split(' '),
);

const word = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu;

/**
 * Letters, marks and numbers; a hyphenated word yields its parts and the whole: "co-pay" is "co", "pay" and "copay".
 */
export function tokenizeText(text: string): string[] {
  const small = foldDevanagari(text.toLowerCase()).replace(/[’'.,](?=[\p{L}\p{N}])/gu, '');
  return (small.match(word) ?? []).flatMap((found) =>
    found.includes('-') ? [...found.split('-'), found.replaceAll('-', '')] : [found],
  );
}

export function isStopWord(typedWord: string): boolean {
  return stopWords.has(typedWord);
}

/** Stemmed twice: "bonuses" becomes "bonus", and that "bonu". Hindi words lose their ending: "दावे" becomes "दाव". */
export function stemWord(typedWord: string): string {
  if (/^[a-z]{3,}$/.test(typedWord)) return stemmer(stemmer(typedWord));
  return typedWord.replace(hindiEnding, '');
}

/** Of number, case and gender, after two letters or more: गाड़ी, गाड़ियाँ, गाड़ियों. */
const hindiEnding = /(?<=[\u0904-\u0939].*[\u0904-\u0939])(?:ियों|ियां|ाओं|ाएं|[ािीुूेैोौ]ं?|ं)$/u;
