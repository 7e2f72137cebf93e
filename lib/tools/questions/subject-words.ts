import MiniSearch from 'minisearch';
import { stemWord } from '../../text/search/search-terms.ts';
import type { QuestionTerm } from './parse-question.ts';

/**
 * Words that make a question one of insurance: the trade's, its papers, what goes wrong, and what is treated. Words of
 * daily life, such as "price", "phone", "loan" or "car", are left out on purpose: they occur in any question.
 */
const rows = `
insurance insured insurer insurers bima beema policy policies policyholder premium premiums claim claims cover covers
covered coverage mediclaim lic irdai nominee nominees nomination proposer floater cashless reimbursement
preauthorisation tpa hospital hospitals hospitalisation hospitalised renewal renew renewed lapse lapsed revive grace
deductible copay topup rider riders term endowment ulip annuity pension surrender maturity moneyback
idv ncb bonus comprehensive depreciation surveyor garage theft stolen stole chori chura
accident accidents accidental crash collision damage damaged flood flooded fire burnt burned died dead death dies
killed suicide widow heir baggage luggage injury injured hurt fracture disability disabled illness disease diseases
diabetes diabetic cancer surgery operation treatment icu dengue cataract maternity pregnancy pregnant delivery newborn
waiting preexisting ped exclusion excluded disclosure disclose moratorium portability port porting freelook ombudsman
bharosa grievance complaint complain complaints refused refusal rejected reject rejection denied repudiated broker
commission agent posp ayushman pmjay pmjjby pmsby 80c 80d 64vb fir settlement shikayat ilaj bimari mrityu maut
beneficiary lokpal solvency solatium bimabharosa excl rsa consumables total-loss add-on critical-illness health-plan life-plan
child-plan term-plan hit-run nursing-home room-category discharge angioplasty caesarean ambulance opd dental ayush star-health
smoker smoking tobacco alcohol sharab invest investment survival zero-dep room-rent free-look third-party own-damage no-claim super-top delete-data login-otp vacancy cng rat windscreen tyre engine key licence puc challan
`;

/** Of other subjects as well: a leave policy, a bed cover. */
const ambiguous = new Set(
  'policy policies premium premiums cover covers covered claim claims bonus hospital hospitals broker agent commission complaint operation accident renewal renew licence death'
    .split(' ')
    .map(stemWord),
);

const words = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (text) => [text] });
words.addAll([...new Set(rows.trim().split(/\s+/).map(toTerm))].map((id) => ({ id })));

/** "Room-rent" stands for two words in this order. */
function toTerm(row: string): string {
  return row.split('-').map(stemWord).join(' ');
}

/**
 * Whether a question has a word of insurance: one of its own, or only such that other subjects have too.
 * @param typed the words but question words, in order.
 * @param isSpelt the word is one of the site, so that it is not another one misspelt.
 */
export function subjectOf(
  typed: readonly QuestionTerm[],
  isSpelt: (term: string) => boolean,
): 'insurance' | 'ambiguous' | 'other' {
  const has = (term: string, fuzzy: number | false) =>
    words.search(term, { fuzzy, processTerm: (one) => one }).some(({ id }) => id[0] === term[0]);
  const found = typed.filter(
    ({ term, word }, at) =>
      has(term, isSpelt(term) || word.length <= 4 ? false : 0.2) ||
      has(`${term} ${typed[at + 1]?.term}`, false),
  );
  if (found.length === 0) return 'other';
  return found.every(({ term }) => ambiguous.has(term)) ? 'ambiguous' : 'insurance';
}
