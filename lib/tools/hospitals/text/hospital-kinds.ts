/**
 * Kinds of hospital as concepts: "dil ka aspatal", "cardiologist" and "Heart Institute" are one kind. A hospital has
 * the kinds that its name contains; a search for a kind finds all of them. Plain data and its look-up.
 */
import { normalizeText } from '../../../text/search/normalize-text.ts';
import { phoneticKey } from '../../../text/search/phonetic-key.ts';
import { normalizeWord } from './to-words.ts';

/** Each kind with the words that names and visitors use for it, in English, in Hindi and in transliterated Hindi. */
const wordsByKind = {
  eye: 'eye|eyes|netralaya|nethralaya|netralay|netralayam|netra|nethra|ophthalmic|ophthalmology|ophthalmologist|retina|cataract|lasik|motiyabind|motiabind|ankh|aankh|ankhon|aankhon|आंख|आंखों|नेत्र|नेत्रालय|मोतियाबिंद|ankhen|aankhen|ankho|aankho|aankhe|ankhe|nain|आंखें|आई|नयन|रेटिना',
  dental:
    'dental|dentist|dentists|dentistry|teeth|tooth|orthodontic|root canal|dant|daant|danton|दांत|दांतों|dat|daat|dato|daato|danto|daanto|daanton|दंत|डेंटल|डेंटिस्ट',
  heart:
    'heart|cardiac|cardiology|cardiologist|cardio|cardiovascular|bypass surgery|angioplasty|dil|hriday|hrudaya|hrudayalaya|हृदय|दिल|hart|हार्ट|कार्डियक|कार्डियोलॉजी|बाईपास',
  kidney:
    'kidney|renal|dialysis|nephro|nephrology|nephrologist|urology|urologist|stone|lithotripsy|pathri|gurda|gurde|kidni|किडनी|गुर्दा|गुर्दे|पथरी|gurdon|गुर्दों|डायलिसिस|यूरोलॉजी',
  bone: 'bone|bones|orthopaedic|orth|orthopedist|fracture|joint|knee|hip|haddi|haddiyon|हड्डी|हड्डियों|hadi|haddiyo|haddion|haddiya|asthi|अस्थि|फ्रैक्चर|ऑर्थो|ऑर्थोपेडिक|घुटना|घुटने|ghutna|ghutne|ghutno',
  child:
    'children|chldrn|baby|babies|newborn|neonatal|neonatology|paediatric|paediatrician|pediatrician|bal|bachcha|bachche|bachchon|bacche|bachon|bachhon|bacho|baccho|bachchi|बच्चा|बच्चे|बच्चों|बाल|शिशु|bachchhon|bachchho|bacchon|bachhe|bachha|shishu|baccha|चाइल्ड|चिल्ड्रन|किड्स|बच्ची|नवजात',
  women:
    'women|womens|woman|ladies|maternity|delivery|gynaec|gynec|gynae|gynaecologist|gynecologist|gynaecology|gynecology|obstetric|obstetrics|obstetrician|prasuti|prasooti|mahila|jachcha|jaccha|pregnancy|प्रसूति|महिला|जच्चा|स्त्री|mahilaon|mahilao|mahilayen|aurat|auraton|aurato|stri|streerog|महिलाओं|औरत|औरतों|मैटरनिटी|गायनी|लेडीज|गर्भवती|garbhvati',
  ent: 'ent|ear|nose|throat|ear nose throat|kaan|naak|gala|कान|नाक|गला|ईएनटी|कान नाक गला|kaan naak gala',
  skin: 'skin|dermatology|dermatologist|chamdi|chamadi|twacha|tvacha|त्वचा|चमड़ी|स्किन|चर्म|charm rog',
  mind: 'psychiatric|psychiatry|psychiatrist|neuropsychiatric|mental|mental health|mansik|dimag|मानसिक|दिमाग|manochikitsa|मनोचिकित्सा|मनोरोग|manorog',
  cancer:
    'cancer|oncology|oncologist|onco|chemotherapy|chemo|radiotherapy|tumour|tumor|kainsar|कैंसर|cansar|केंसर',
  ivf: 'ivf|fertility|infertility|test tube baby|test tube|surrogacy|aiviaph|आईवीएफ|टेस्ट ट्यूब|बांझपन|banjhpan',
} as const;

export type HospitalKind = keyof typeof wordsByKind;

export const hospitalKinds = Object.keys(wordsByKind) as readonly HospitalKind[];

const kindByPhrase = new Map(
  hospitalKinds.flatMap((kind) =>
    wordsByKind[kind]
      .split('|')
      .map(
        (phrase) => [normalizeText(phrase).split(' ').map(normalizeWord).join(' '), kind] as const,
      ),
  ),
);
/** Keyed by sound, for words with many spellings; short words are left out because they match too many others. */
const kindBySound = new Map(
  [...kindByPhrase].flatMap(([phrase, kind]) =>
    phrase.length > 4 && !phrase.includes(' ') ? [[phoneticKey(phrase), kind] as const] : [],
  ),
);
const maxWords = 3;

/**
 * @param words normalised.
 * @returns a kind and the number of words from `from` that name it; null for none.
 */
export function findKindAt(
  words: readonly string[],
  from: number,
): { kind: HospitalKind; length: number } | null {
  for (let length = Math.min(maxWords, words.length - from); length >= 1; length--) {
    const phrase = words.slice(from, from + length).join(' ');
    const kind = kindByPhrase.get(phrase) ?? (length === 1 ? soundsLike(phrase) : undefined);
    if (kind) return { kind, length };
  }
  return null;
}

function soundsLike(word: string): HospitalKind | undefined {
  return word.length > 4 ? kindBySound.get(phoneticKey(word)) : undefined;
}

/** The kinds that a hospital's name contains. */
export function kindsInName(words: readonly string[]): Set<HospitalKind> {
  return new Set(words.flatMap((_, from) => findKindAt(words, from)?.kind ?? []));
}
