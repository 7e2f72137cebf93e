/**
 * What a reader types who has no letter at hand, in English and Hinglish, and the reason that is offered first.
 * `null`: the insurance is not known.
 */
import type { RefusalLine } from '../../content/refusals/refusal-types.ts';
import { findReasons } from './find-reasons.ts';

function found(text: string, line: RefusalLine | null): string[] {
  const result = findReasons(text, line);
  if (result.kind === 'clear') return [result.reason.id];
  return result.kind === 'several' ? result.reasons.map(({ id }) => id) : [];
}

test.each([
  'they did not give any reason',
  'no reason given by the company',
  'without any reason',
  'rejected without reason',
  'they have not told me the reason',
  'reason not mentioned in the letter',
  'koi reason nahi diya',
  'koi karan nahi bataya',
  'bina wajah reject kar diya',
  'wajah nahi batayi',
  'कोई कारण नहीं बताया',
])('“%s”: no clear reason, and no other', (text) => {
  for (const line of [null, 'health-cashless', 'life', 'own-damage'] as const)
    expect([line, found(text, line)]).toEqual([line, ['no-clear-reason']]);
});

test.each([
  ['pehle se bimari', null, 'pre-existing-disease'],
  ['pahle se bimari thi', null, 'pre-existing-disease'],
  ['pehle se beemari hai bol rahe hain', null, 'pre-existing-disease'],
  ['papa ko pehle se bimari thi', 'health-cashless', 'pre-existing-disease'],
  ['sugar patient', null, 'pre-existing-disease'],
  ['bp tha', null, 'pre-existing-disease'],
  ['mummy ko bp aur sugar tha', null, 'pre-existing-disease'],
  ['he was ill before the policy', null, 'pre-existing-disease'],
  ['old disease', null, 'pre-existing-disease'],
  ['disease existed before policy', 'health-reimbursement', 'pre-existing-disease'],
  ['diabetes chhupaya', null, 'non-disclosure-health'],
  ['sugar chupaya tha', null, 'non-disclosure-health'],
  ['bimari chhupayi', null, 'non-disclosure-health'],
  ['bimari nahi bataya', null, 'non-disclosure-health'],
  ['you hid your diabetes', 'health-reimbursement', 'non-disclosure-health'],
  ['did not tell about thyroid in the form', 'health-reimbursement', 'non-disclosure-health'],
  ['form mein bimari nahi likhi', 'health-cashless', 'non-disclosure-health'],
  ['papa ne sugar chhupaya', 'life', 'section-45'],
  ['policy 2 saal purani nahi thi', 'life', 'section-45'],
  ['waiting period not completed', 'health-cashless', 'pre-existing-disease'],
  ['motiyabind ka operation 2 saal baad', null, 'specified-disease-wait'],
  ['admission was not needed', 'health-cashless', 'not-medically-necessary'],
  ['bharti hone ki zarurat nahi thi', 'health-cashless', 'not-medically-necessary'],
  ['ghar par ilaj ho sakta tha', 'health-cashless', 'not-medically-necessary'],
  ['only tests were done', 'health-reimbursement', 'investigation-only'],
  ['sirf jaanch hui', 'health-reimbursement', 'investigation-only'],
  ['room rent zyada tha', 'health-reimbursement', 'room-rent-proportion'],
  ['hospital not in network', null, 'non-network-hospital'],
  ['premium nahi bhara', 'life', 'lapsed'],
  ['kist nahi bhari thi', 'health-cashless', 'lapsed-health'],
  ['policy band ho gayi thi', 'life', 'lapsed'],
  ['claim late kiya', 'health-reimbursement', 'late-notice'],
  ['der se bataya', 'health-reimbursement', 'late-notice'],
  ['we informed them late', 'own-damage', 'late-notice'],
  ['documents pending', 'health-reimbursement', 'late-papers'],
  ['kagaz pure nahi hai', 'life', 'late-papers'],
  ['licence nahi tha', 'own-damage', 'driving-licence'],
  ['driver was drunk', 'own-damage', 'drunk-driving'],
  ['daru pi rakhi thi', 'own-damage', 'drunk-driving'],
  ['gaadi ki chabi andar thi', 'theft', 'keys-left'],
  ['gaadi taxi mein chala rahe the', 'own-damage', 'commercial-use'],
] as const)('“%s” (%s) leads first to %s', (text, line, id) => {
  expect(found(text, line)[0]).toBe(id);
});
