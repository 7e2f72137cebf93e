/** The words of a text as the search of questions compares them: small, without signs, without words that say nothing, stemmed. */
import { stemmer } from 'stemmer';

/** English, and Hindi in Latin letters as people type it. */
const stopWords = new Set(
  (
    'a about after again agar all already also am an and any anyone are as at aur be because been before being best bhi but by can cant ' +
    'could did do does doesnt doing done dont each even ever for from get gets give gives go got had has have having he her here him his ' +
    'how i id if ill im in into is isnt it its ive just kindly know let like me mera mere meri mine more much must my myself need no not now of ' +
    'off on one only or other our out over own per please pls really she should so some still such take tell than that the their them then there ' +
    'these they thing things this those to too under until up us use very want was way we were what whats when where whether which who ' +
    'whom whose why will with without wont would yes you your ' +
    'aata aati ab apna apne apni bata batao bhai chahiye de dega degi dena diya do ek ga gaya gayi gaye gi hai hain haan ho hoga hogi ' +
    'hona hone hota hote hoti hu hua hui hum humara hun isme iska ispe ja jaaye jab jaye jayega jo ka kab kahan kaise kaisa kar kara karo karna ' +
    'karne karte kare karu karun karwana kaun kaunsa ke kha ki kis kisko kitna kitne kitni ko koi konsa kounsa krna kya kyu kyun kyon le lena liya ' +
    'lun mai main maine me mein mujhe na nahi nahin nai pe par pata raha rahi rahe sakta sakte sakti se sir tak tha thi to toh ' +
    'wala wale wali wo woh ye yeh'
  ).split(' '),
);

/** Letters, marks and numbers, with "co-pay" and "copay" the same word in two pieces. */
export function plainWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’'.,](?=\p{L}|\p{N})/gu, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

export function termOf(word: string): string | null {
  if (isStopWord(word)) return null;
  return /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
}
