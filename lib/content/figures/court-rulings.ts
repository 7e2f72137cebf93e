/**
 * What courts, commissions and the Ombudsman decided on refused claims: one row for each ruling that a reason of
 * lib/content/refusals rests on, as a rule of today. The facts of the cases are in refusals/read-cases.json. A ruling
 * of a commission binds no other commission: its row names it.
 */
import { formatDate } from '../../dates/format-date.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import type { Figure, ReadIn } from '../types.ts';

type Ruling = Pick<Figure, 'id' | 'label' | 'text' | 'share'> & {
  /** The forum and the case, without its date. */
  forumAndCase: string;
  /** What it was about, where a letter cites it: "on a stolen truck". A letter is on any kind of policy. */
  about?: string;
  on: IsoDate;
  /** The date in the source's title, where the source gives no day or only that of its report. */
  dateText?: string;
  via: string;
  readIn: ReadIn;
};

function ruling({ forumAndCase, about, on, dateText, via, ...row }: Ruling): Figure {
  const title = [forumAndCase, about, dateText ?? formatDate(on)].filter(Boolean).join(', ');
  const source = { title, via };
  return { ...row, id: `ruling-${row.id}`, from: on, asOf: on, source };
}

/* Every line */

export const groundsOfLetter = ruling({
  id: 'grounds-of-letter',
  label: 'Grounds on which an insurer may rely before a commission',
  text: 'Those of its letter',
  forumAndCase: 'Supreme Court, Saurashtra Chemicals v. National Insurance',
  about: 'on a fire policy',
  on: '2019-12-13',
  via: 'a copy of the judgment on Legal Authority',
  readIn: 'note',
});

export const paperOutOfReach = ruling({
  id: 'paper-out-of-reach',
  label: 'A paper that the insured has no way to get',
  text: 'May not be asked for',
  forumAndCase: 'Supreme Court, Gurmel Singh v. National Insurance',
  about: 'on a stolen truck',
  on: '2022-05-20',
  via: 'a case note on research.grhari.com',
  readIn: 'note',
});

export const fundamentalBreach = ruling({
  id: 'fundamental-breach',
  label: 'Breach of a condition that defeats the whole claim, in a theft of a truck',
  text: 'Only one that is fundamental',
  forumAndCase: 'Supreme Court, Manjeet Singh v. National Insurance',
  about: 'on a stolen truck',
  on: '2017-12-08',
  via: 'a case note on research.grhari.com',
  readIn: 'note',
});

export const exclusionProof = ruling({
  id: 'exclusion-proof',
  label: 'Who has to prove that a clause which takes cover away applies',
  text: 'The insurer',
  forumAndCase: 'Supreme Court, National Insurance v. Vedic Resorts and Hotels',
  about: 'on a resort’s fire policy',
  on: '2023-05-17',
  via: 'the head note on Supreme Today',
  readIn: 'note',
});

/* Life */

export const proofOfSuppression = ruling({
  id: 'proof-of-suppression',
  label: 'Who has to prove that a fact was hidden in a proposal',
  text: 'The insurer, with papers and witnesses',
  forumAndCase: 'Supreme Court, Mahakali Sujatha v. Future Generali India Life',
  about: 'on life policies',
  on: '2024-04-10',
  via: 'the head note in the National Digital Library',
  readIn: 'official-text',
});

export const recentIllnessMaterial = ruling({
  id: 'recent-illness-material',
  label: 'A serious and recent illness that the form asked about, where death had another cause',
  text: 'Still material',
  forumAndCase: 'Supreme Court, Bajaj Allianz Life v. Dalbir Kaur',
  on: '2020-10-09',
  via: 'a note of Bima Bazaar',
  readIn: 'note',
});

export const smallPolicyNotMaterial = ruling({
  id: 'small-policy-not-material',
  label: 'Small policies that were left out after a larger one was disclosed',
  text: 'Not material',
  forumAndCase: 'Supreme Court, Mahaveer Sharma v. Exide Life',
  on: '2025-02-25',
  via: 'a note of LawFoyer',
  readIn: 'note',
});

export const otherPolicyMaterial = ruling({
  id: 'other-policy-material',
  label: 'Other life cover, where the form asks for it and none was named',
  text: 'Material',
  forumAndCase: 'Supreme Court, Reliance Life v. Rekhaben Nareshbhai Rathod',
  on: '2019-04-24',
  via: 'the head note in the Digital Supreme Court Reports',
  readIn: 'official-text',
});

export const suicideClauseStart = ruling({
  id: 'suicide-clause-start',
  label: 'Day from which a suicide clause counts',
  text: 'The issue, or the reinstatement if the clause names it',
  forumAndCase: 'Supreme Court, Reliance Life v. Jaya Wadhwani',
  on: '2024-01-03',
  via: 'a copy of the Supreme Court Reports',
  readIn: 'official-text',
});

export const lifeCoverInGrace = ruling({
  id: 'cover-in-grace',
  label: 'Life cover within the grace period of an unpaid premium',
  text: 'Continues',
  forumAndCase: 'National Commission, Shilpa Mishra v. LIC',
  about: 'on a life policy',
  on: '2022-04-01',
  via: 'a commentary on Casemine',
  readIn: 'note',
});

export const arrearsAfterAccident = ruling({
  id: 'arrears-after-accident',
  label: 'Accident benefit, where the arrears of the premium were paid after the accident',
  text: 'Not payable',
  forumAndCase: 'Supreme Court, LIC v. Sunita',
  on: '2021-10-29',
  via: 'a commentary on Casemine',
  readIn: 'note',
});

export const proposalNotAccepted = ruling({
  id: 'proposal-not-accepted',
  label: 'A premium that was only received and kept, without a decision on the proposal',
  text: 'No contract',
  forumAndCase: 'Supreme Court, LIC v. Raja Vasireddy Komalavalli Kamba',
  on: '1984-03-27',
  via: 'the case note on Scribd',
  readIn: 'official-text',
});

export const proposalHeldAccepted = ruling({
  id: 'proposal-held-accepted',
  label: 'The same, where the conduct of the insurer shows that it accepted',
  text: 'May be a contract',
  forumAndCase: 'Supreme Court, D. Srinivas v. SBI Life',
  about: 'on a life policy',
  on: '2018-02-16',
  via: 'a copy of the judgment on advocatemmmohan.com',
  readIn: 'official-text',
});

export const lastDayOfWait = ruling({
  id: 'last-day-of-wait',
  label: 'A death on the last day of a waiting period',
  text: 'Read in favour of the policyholder',
  forumAndCase: 'National Commission, Kiranjit Kaur v. HDFC Standard Life',
  about: 'on a life policy',
  on: '2018-02-05',
  via: 'a Law Finder copy on Scribd',
  readIn: 'note',
});

export const nomineeOrHeirs = ruling({
  id: 'nominee-or-heirs',
  label: 'Whether the nominee or the heirs own the money in the end',
  text: 'High Courts differ',
  forumAndCase: 'Allahabad High Court, Kusum v. Anand Kumar, as reported by Business Standard',
  on: '2025-05-11',
  via: 'Business Standard',
  readIn: 'press',
});

/* Motor */

export const theftNoticeToInsurer = ruling({
  id: 'theft-notice-to-insurer',
  label: 'Late notice of a theft to the insurer, where the police were told at once',
  text: 'Not by itself a ground to refuse a genuine claim',
  forumAndCase: 'Supreme Court, Gurshinder Singh v. Shriram General Insurance',
  about: 'on a stolen tractor',
  on: '2020-01-24',
  via: 'a copy of the judgment on advocatemmmohan.com',
  readIn: 'official-text',
});

export const keyLeftShare = ruling({
  id: 'key-left-share',
  label: 'Share paid for a theft, where the key was left in the vehicle for a moment',
  text: '75%',
  share: 75,
  forumAndCase: 'Supreme Court, Ashok Kumar v. New India Assurance',
  about: 'on a stolen truck',
  on: '2023-07-31',
  via: 'a LiveLaw copy on Scribd',
  readIn: 'note',
});

export const hireShare = ruling({
  id: 'hire-share',
  label: 'Share paid for a private car that was let on hire (non-standard settlement)',
  text: '75%',
  share: 75,
  forumAndCase: 'Supreme Court, Amalendu Sahoo v. Oriental Insurance',
  about: 'on a private car',
  on: '2010-03-25',
  via: 'a copy of the judgment on Legal Authority',
  readIn: 'note',
});

export const lightLicenceWeight = ruling({
  id: 'light-licence-weight',
  label: 'Gross weight below which a licence for light motor vehicles covers a transport vehicle',
  text: '7,500 kg',
  forumAndCase: 'Supreme Court, Bajaj Alliance General v. Rambha Devi',
  about: 'on a light transport vehicle',
  on: '2024-11-06',
  via: 'the head note on Lexace',
  readIn: 'note',
});

// The old proviso of section 14 kept a licence effective for 30 days; older accidents are still judged by it (Punjab
// and Haryana High Court, 21 November 2025). The Act as amended, read on indianconstitution.in, has it no longer.
export const expiredLicence = ruling({
  id: 'expired-licence',
  label: 'How long a driving licence counts after its expiry, since the amendment of 2019',
  text: 'Not for a single day',
  forumAndCase: 'Supreme Court, Telangana Police Recruitment Board v. Penjarla Vijay Kumar',
  on: '2025-12-18',
  via: 'Verdictum',
  readIn: 'press',
});

export const payAndRecover = ruling({
  id: 'pay-and-recover',
  label: 'Victim of an accident, where the owner broke the policy',
  text: 'The insurer pays first and recovers from the owner',
  forumAndCase: 'Allahabad High Court, ICICI Lombard v. Arti Devi',
  on: '2025-01-31',
  via: 'the text on lawweb.in',
  readIn: 'note',
});

export const drinkWithoutTest = ruling({
  id: 'drink-without-test',
  label: 'Proof that a driver was under the influence',
  text: 'Possible without a breath or blood test',
  forumAndCase: 'Supreme Court, IFFCO Tokio General v. Pearl Beverages',
  on: '2021-04-12',
  via: 'the head note in the National Digital Library',
  readIn: 'official-text',
});

export const noRegistration = ruling({
  id: 'no-registration',
  label: 'Use of a vehicle on the road without a valid registration',
  text: 'A fundamental breach of the policy',
  forumAndCase: 'Supreme Court, United India v. Sushil Kumar Godara',
  on: '2021-09-30',
  via: 'a copy of the judgment on LawforAll',
  readIn: 'note',
});

export const noPermit = ruling({
  id: 'no-permit',
  label: 'A transport vehicle on the road without any permit',
  text: 'A fundamental breach of the policy',
  forumAndCase: 'Supreme Court, Amrit Paul Singh v. Tata AIG General',
  on: '2018-05-17',
  via: 'a case note of GMBA Legal',
  readIn: 'note',
});

export const permitOfOneState = ruling({
  id: 'permit-of-one-state',
  label: 'A permit that is missing for one State only',
  text: 'Not a fundamental breach',
  forumAndCase: 'National Commission, United India v. Singhla Engineers',
  about: 'on a permit',
  on: '2020-08-24',
  via: 'a commentary on Casemine',
  readIn: 'note',
});

export const overloadingCause = ruling({
  id: 'overloading-cause',
  label: 'More passengers than permitted',
  text: 'The insurer has to prove that they helped to cause the accident',
  forumAndCase: 'Supreme Court, Lakhmi Chand v. Reliance General',
  about: 'on a goods vehicle',
  on: '2016-01-07',
  via: 'a copy of the judgment on LawforAll',
  readIn: 'note',
});

export const registeredOwner = ruling({
  id: 'registered-owner',
  label: 'Owner of an insured vehicle',
  text: 'The person in the registration certificate',
  forumAndCase: 'Supreme Court, Surendra Kumar Bhilawe v. New India Assurance',
  about: 'on a vehicle that had been sold',
  on: '2020-06-18',
  via: 'a case note of Vipul Ganda',
  readIn: 'note',
});

export const bouncedChequeVictim: Figure = {
  ...ruling({
    id: 'bounced-cheque-victim',
    label: 'A policy whose cheque bounced, towards the victim of an accident',
    text: 'Lives until notice of its end has reached the owner',
    forumAndCase: 'Supreme Court, United India v. Laxmamma',
    about: 'on a cheque that was not paid',
    on: '2012-04-01',
    dateText: 'April 2012',
    via: 'a copy of the judgment on LawforAll',
    readIn: 'note',
  }),
  asOf: '2012-04',
  isEffectiveDateUnknown: true,
};

export const surveyorNotLastWord = ruling({
  id: 'surveyor-not-last-word',
  label: 'A surveyor’s report without cogent reasons',
  text: 'Need not be followed',
  forumAndCase: 'National Commission, on a new truck insured with HDFC Ergo',
  on: '2026-02-10',
  via: 'Indian Express, 13 February 2026',
  readIn: 'press',
});

export const engineInWater: Figure = {
  ...ruling({
    id: 'engine-in-water',
    label: 'Who has to prove that an engine was started in water',
    text: 'The insurer',
    forumAndCase: 'Insurance Ombudsman, Chennai, on a flooded car insured with HDFC ERGO',
    on: '2019-04-23',
    dateText: 'reported 23 April 2019',
    via: 'Press Trust of India',
    readIn: 'press',
  }),
  isEffectiveDateUnknown: true,
};

export const misstatedBonusShare = ruling({
  id: 'misstated-bonus-share',
  label: 'Share paid, where the bonus was misstated and the insurer had not checked it',
  text: '75%',
  share: 75,
  forumAndCase: 'State Commission, Delhi, L & T General v. Shadi Lal Kapoor',
  on: '2020-10-06',
  via: 'a commentary on Casemine',
  readIn: 'note',
});

/* Travel */

export const disclosedIllness = ruling({
  id: 'disclosed-illness',
  label: 'An illness that was disclosed, or that the insurer’s doctor had noted',
  text: 'Not hidden',
  forumAndCase: 'Supreme Court, Manmohan Nanda v. United India Assurance',
  about: 'on a travel policy',
  on: '2021-12-06',
  via: 'a copy of the judgment on LawLens',
  readIn: 'note',
});

export const treatmentAfterReturn: Figure = {
  ...ruling({
    id: 'treatment-after-return',
    label: 'Treatment in India, where the words of an overseas policy leave it out',
    text: 'Outside the cover',
    forumAndCase: 'Bombay High Court, Tata AIG General v. Insurance Ombudsman',
    on: '2024-08-26',
    dateText: 'reported 26 August 2024',
    via: 'Free Press Journal',
    readIn: 'press',
  }),
  isEffectiveDateUnknown: true,
};

export const advisoryNoProhibition = ruling({
  id: 'advisory-no-prohibition',
  label: 'A government’s advice not to travel',
  text: 'Neither a regulation nor a prohibition',
  forumAndCase: 'Delhi High Court, Mohit Kumar v. Insurance Ombudsman',
  about: 'on a travel policy',
  on: '2023-11-07',
  via: 'the text on Groson Advisors',
  readIn: 'note',
});

/* Accident */

export const accidentSoleCause = ruling({
  id: 'accident-sole-cause',
  label: 'Link between the injury and the death for an accident benefit',
  text: 'The injury must be the sole and direct cause',
  forumAndCase: 'Supreme Court, Alka Shukla v. LIC',
  on: '2019-04-24',
  via: 'a case note on research.grhari.com',
  readIn: 'note',
});

export const diseaseNoAccident = ruling({
  id: 'disease-no-accident',
  label: 'A disease that is caught in the natural course of events',
  text: 'Not an accident',
  forumAndCase: 'Supreme Court, National Insurance v. Mousumi Bhattacharjee',
  on: '2019-03-26',
  via: 'a copy of the judgment on Legal Authority',
  readIn: 'note',
});

export const drinkWasCause = ruling({
  id: 'drink-was-cause',
  label: 'A death that drink itself caused, under an accident cover',
  text: 'Not covered',
  forumAndCase: 'Supreme Court, Narbada Devi v. H. P. State Forest Corporation',
  on: '2021-03-22',
  via: 'LawBeat',
  readIn: 'press',
});

export const alcoholNoProof = ruling({
  id: 'alcohol-no-proof',
  label: 'Alcohol in the blood of an insured who drowned',
  text: 'Not by itself proof of influence',
  forumAndCase: 'National Commission, on a drowned policyholder of LIC',
  on: '2022-09-14',
  via: 'Bima Bazaar',
  readIn: 'note',
});
