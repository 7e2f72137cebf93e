/**
 * Words of insurance that people type in Devanagari, in English or in the transliterated Hindi of synonyms.ts. Words
 * that sound like the English or the transliterated one ("क्लेम", "पैसा") are read by hindi-reader.ts without a row
 * here. docs/hindi-glossary.tsv lists what people type; components/questions/hindi-questions.test.ts compares.
 */

/** Lines of "English: Hindi words", in any spelling that `foldDevanagari` makes one. */
const rows = `
accident: दुर्घटना एक्सीडेंट ऐक्सिडेंट हादसा टक्कर
address: पता
age: उम्र आयु
amount: रकम राशि धनराशि
answer: जवाब उत्तर
attack: अटैक
ayush: आयुष आयुर्वेद
bag baggage: सामान बैग
balance: बाकी
bana: बना बनी बने बनाया बनवाया
bike: बाइक मोटरसाइकिल दोपहिया
bhejna: भेजना भेजने
bill: बिल
bonus: बोनस
broker: ब्रोकर
buy: खरीदना खरीदें खरीद
call: कॉल फोन
broken: टूट टूटा टूटी टूटे
cancel: रद्द निरस्त कैंसिल कैंसल
cancer: कैंसर
car: कार
cashless: कैशलेस केशलेस कॅशलेस
change: बदलना बदलें बदले बदलाव बदल
cheated: ठगी धोखाधड़ी
child: बच्चा बच्चे बच्चों संतान
claim: क्लेम क्लैम क्लेइम दावा दावे दावों
clause: धारा शर्त
company: कंपनी
complaint: शिकायत शिकायतें कंप्लेंट
consent: सहमति
copy: कॉपी नकल प्रति
cost: लागत
covid: कोरोना कोविड
crop: फसल खेती
court: अदालत न्यायालय कोर्ट
cover: कवर कवरेज
critical illness: गंभीर
data privacy: निजता गोपनीयता
date: तारीख दिनांक
daughter: बेटी पुत्री
delete: डिलीट मिटाना मिटाएँ हटवाना
disclose: बताया बताई बताना
death died: मृत्यु मौत निधन देहांत मृतक डेथ स्वर्गवास
declared: घोषित
deductible: डिडक्टिबल डिडक्टेबल
deduction deducted: कटौती
delay late: देरी देर विलंब लेट
delivery: प्रसव डिलीवरी
depreciation: डेप्रिसिएशन मूल्यह्रास
details: विवरण जानकारी
diabetes: मधुमेह डायबिटीज शुगर
difference: अंतर फर्क
discount: छूट डिस्काउंट
disease illness: बीमारी रोग बीमारियां मर्ज
doctor: डॉक्टर
document papers: दस्तावेज कागज कागजात पेपर डॉक्यूमेंट
driver: ड्राइवर चालक
driving licence: लाइसेंस
emergency: इमरजेंसी आपातकाल
employer: नियोक्ता
ended expired: समाप्त खत्म एक्सपायर एक्सपायरी
endowment: एंडोमेंट
exclusion: अपवर्जन
fd: एफडी
family: परिवार फैमिली
father: पिता पिताजी पापा बाप
fine penalty: जुर्माना चालान
fire: आग
flood: बाढ़
floater: फ्लोटर
form: फॉर्म
fraud: धोखा फ्रॉड
free look: फ्रीलुक
gaon: गाँव
garage: गैरेज
genuine: असली
government: सरकारी सरकार
grace: ग्रेस अनुग्रह
gst: जीएसटी
health: स्वास्थ्य हेल्थ
hand: हाथ
heart: दिल हृदय
hours: घंटा घंटे
home: घर गृह मकान
hospital: अस्पताल हॉस्पिटल हस्पताल चिकित्सालय
household family: घरेलू
husband: पति
idv: आईडीवी
ncb: एनसीबी
tpa: टीपीए
lic: एलआईसी
irdai: आईआरडीएआई इरडा इरडाई
emi: ईएमआई
kyc: केवाईसी
otp: ओटीपी
ulip: यूलिप
opd: ओपीडी
fir: एफआईआर
rc: आरसी
puc: पीयूसी
nri: एनआरआई
cpa: सीपीए
ped: पीईडी
csr: सीएसआर
icu: आईसीयू
80d: 80डी
80c: 80सी
income: आय आमदनी
increase: बढ़ाना बढ़ाएं
increased: बढ़ बढ़ा बढ़ी बढ़ोतरी
injury hurt: चोट घायल
instalment: किस्त किस्तें किश्त
insurance: बीमा बीमे इंश्योरेंस इन्शुरन्स इंश्योरंस इंस्योरेंस
insurer: बीमाकर्ता
interest: ब्याज
investment: निवेश
invoice: इनवॉइस
job: नौकरी जॉब
kafi: काफी
kal: कल
law: कानून
lawyer: वकील
leave: छोड़ छोड़ना छोड़ी
leg: पैर टाँग
legal heir: वारिस उत्तराधिकारी
letter: चिट्ठी पत्र
li: ली
life: जीवन लाइफ
limit: सीमा लिमिट
loan: लोन कर्ज ऋण
list: सूची लिस्ट
maara: मारी मारा मारे
maturity: मैच्योरिटी परिपक्वता
meaning: मतलब अर्थ
mental: मानसिक डिप्रेशन
medical test: जाँच
mis sold: मिससेलिंग
missed: चूक
money: धन
month: महीना महीने माह मासिक
moratorium: मोरेटोरियम
mother: माता माँ मम्मी
motor: मोटर
name: नाम
network: नेटवर्क
new: नया नयी नई नए
newborn: नवजात
nominee: नॉमिनी नामिनी नामांकित नामिती
number: नंबर संख्या
office: दफ्तर ऑफिस कार्यालय
old: पुराना पुरानी पुराने
ombudsman: लोकपाल ओम्बड्समैन
online: ऑनलाइन
owner: मालिक
paid: भुगतान चुकाया मिला मिले मिलना मिली
parents: माँ-बाप अभिभावक पेरेंट्स
part: हिस्सा
pay premium: भरना भरें भरा
pension: पेंशन
personal: व्यक्तिगत पर्सनल
plan: प्लान
police: पुलिस
policy: पॉलिसी पालिसी पोलिसी पॉलिसियाँ
port: पोर्ट पोर्टेबिलिटी
pregnancy pregnant: गर्भवती गर्भावस्था प्रेग्नेंट प्रेगनेंसी
premium: प्रीमियम प्रिमियम
pradhanmantri: प्रधानमंत्री
price: कीमत दाम मूल्य
proposal: प्रस्ताव
rate: दर
rain: बारिश वर्षा
reason: कारण वजह
refund: रिफंड
rejected: नामंजूर खारिज अस्वीकार अस्वीकृत रिजेक्ट ठुकरा ठुकराया निरस्त
reimbursement: प्रतिपूर्ति रीइंबर्समेंट
renew: रिन्यू रिनिवल रिन्यूअल नवीनीकरण नवीकरण
repair: मरम्मत
retirement: रिटायरमेंट सेवानिवृत्ति
return: वापस लौटाना वापसी लौटा
revive: चालू पुनर्जीवित रिवाइवल
rider: राइडर
road: सड़क
roof: छत
rule: नियम
rupaye: रुपये रुपए रुपया रुपयों रूपये रूपए
scheme: योजना
senior: वरिष्ठ बुजुर्ग बुजुर्गों बूढ़े सीनियर
shop: दुकान
silent: चुप
sold: बेच बेची बेचा
son: बेटा पुत्र
spouse: जीवनसाथी
state: राज्य
storm: तूफान आंधी
steps: तरीका तरीके
stop: बंद रोकना रोकें रोको
stolen theft: चोरी
suicide: आत्महत्या खुदकुशी सुसाइड
sum: राशि
surgery: ऑपरेशन सर्जरी
surrender: सरेंडर समर्पण
surveyor: सर्वेयर सर्वेक्षक
tax: टैक्स कर-छूट आयकर
term: टर्म
third party: थर्ड-पार्टी तृतीय
time: समय वक्त
top up: टॉपअप टॉप-अप
transfer: ट्रांसफर
travel: यात्रा सफर ट्रैवल
abroad: विदेश
treatment: इलाज उपचार
unclaimed: लावारिस
vehicle car motor: गाड़ी गाड़ियां वाहन
waiting: प्रतीक्षा इंतजार वेटिंग
water: पानी
wedding: शादी विवाह
wife: पत्नी बीवी
wrong: गलत
year: साल वर्ष सालाना
compensation: मुआवजा हर्जाना
replying: उत्तर
disability: विकलांगता अपंगता दिव्यांग
damage: नुकसान क्षति हानि खराब
hidden disclose: छुपाया छिपाया
benefit: फायदा लाभ
less small: कम
near: नजदीक नजदीकी आसपास
forgot: भूल भूला भूले भूली
lost: खो खोया खोई गुम
download: डाउनलोड
licence registration: पंजीकरण
individual: इंडिविजुअल
schedule: शिड्यूल अनुसूची
insured: इंश्योर्ड बीमित बीमाधारक पॉलिसीधारक
assured: एश्योर्ड अश्योर्ड
value: वैल्यू
copay: कोपे को-पे सह-भुगतान
add on: ऐड-ऑन एड-ऑन अतिरिक्त
rider: रायडर
consumables: कंज्यूमेबल्स
third: थर्ड तीसरा तीसरे
party: पार्टी
own damage: ओन
paid: पेड
damage: डैमेज
comprehensive: कॉम्प्रिहेंसिव फुल
blacklisted: ब्लैकलिस्ट
approval approved: मंजूर मंजूरी स्वीकृत स्वीकृति अप्रूवल
admission: भर्ती
asking: माँग माँगते माँगा
aaya: आया आयी
baad: बाद
discharge: छुट्टी डिस्चार्ज
hospital stay: हॉस्पिटलाइजेशन
cataract: मोतियाबिंद
blood pressure: रक्तचाप बीपी
status: स्टेटस स्थिति
inspection: इंस्पेक्शन
victim: पीड़ित
pending: लंबित विलंबित अटका अटकी अटक लटका लटकी लटक पेंडिंग
query: क्वेरी
agent: अभिकर्ता एजेंट
broker: दलाल
customer: ग्राहक कस्टमर
beneficiary nominee: हितग्राही नॉमिनेशन
dependant: आश्रित
due: ड्यू देय
lapsed: लैप्स लेप्स
annuity: एन्युटी
tobacco smoking: तंबाकू सिगरेट धूम्रपान
consumer court: उपभोक्ता कंज्यूमर
tribunal: न्यायाधिकरण एमएसीटी
truck: ट्रक
track: ट्रैक
compare: तुलना कंपेयर
calculator: कैलकुलेटर गणक
login: लॉगिन
email: ईमेल
birth: जन्म जन्मतिथि
commission: कमीशन
contact: संपर्क
charge: शुल्क फीस
mandatory: अनिवार्य जरूरी
cashless: कैशलैस नकदरहित
repair: रिपेयर
garage: वर्कशॉप
deduction: डिडक्शन
exclusion: बहिष्करण
compensation: क्षतिपूर्ति
hide disclose: छिपाना छुपाना
grievance: निवारण
no: नो
nahi: नहीं
mein: में
gaye: गए गये
gayi: गई गयी
`;

/** The words of the rows, in one spelling (`foldDevanagari`), each with its English. */
export const hindiWords: readonly (readonly [hindi: string, english: string])[] = rows
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [english = '', words = ''] = row.split(': ');
    return words.split(' ').map((word) => [word, english] as const);
  });
