/**
 * Words that people write short or otherwise in messages, in the spelling that synonyms.ts and troubles.ts have. They
 * are replaced, because phrases need them: "mar gya" is "mar gaya".
 */
const rows = `
gaya: gya
gayi: gyi gai
gaye: gye gae
nahi: nhi nahin nhin ni
kar: kr
kare: kre
karu: kru karun krun
karna: krna
karne: krne
karni: krni
karke: krke
karwana: krwana
diya: dia
liya: lia
raha: rha
rahe: rhe
rahi: rhi
sakta: skta
sakte: skte
sakti: skti
hai: h
ke: k
kaise: kese kaese
kab: kb
pata: pta
bata: bta
milega: mlega milga
paisa: pesa paysa
saal: sal
jyada: jada zyada
health: helth helht heath
insurance: insurence insurrance inshurance insorance insurans
claim: clam klaim claime
policy: polici polisy policey
premium: primium premimum
hospital: hospitel hospitl hsptl
surveyor: surveyar surveyer sarveyar survayor
operation: opreshan operasan opration apreshan
service: sarvice
accident: accidnt acident aksident eccident
cataract: motiyabind motiabind
reject: rejct riject rijekt rejekt
cashless: cashles cashlesh keshless kesles
nominee: nomini nominy nomnee
delivery: delivry delevery dilivery dilevery dilivari
discharge: discharg dischage
ambulance: ambulans embulance
surrender: surender sarender surrendar
kharcha: kharchaa khrcha
khatam: khatm khtm khtam
`;

export const shortSpellings: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [word = '', spellings = ''] = row.split(': ');
      return spellings.split(' ').map((spelling) => [spelling, word] as const);
    }),
);
