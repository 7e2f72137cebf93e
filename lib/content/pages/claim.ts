// /claim: what to do for each of ten kinds of claim. Guidance only: the insurer decides.
// Section ids of the ten kinds are the claim type ids in kebab-case; other pages link to them.
import type { BrokerDetails } from '../../site/broker-details.ts';
import {
  cashlessDecision,
  cashlessDischarge,
  claimMoratorium,
  complaintReply,
  criticalIllnessSurvival,
  criticalIllnessWait,
  deathWithInvestigation,
  deathWithoutInvestigation,
  firstAccidentReport,
  hitAndRunDeath,
  interimAccidentReport,
  lateInterest,
  lifeQuestionLimit,
  noticeDeath,
  noticeEmergencyStay,
  noticePlannedStay,
  noticePlannedStayAbroad,
  noticeReimbursement,
  noticeTravelPapers,
  noticeVehicleDamage,
  noticeVehicleTheft,
  ombudsmanLimit,
  ombudsmanSilence,
  ombudsmanWindow,
  ownerDriverCover,
  reimbursementDecision,
  roadVictimTreatment,
  surveyDecision,
  surveyDelay,
  surveyorAllotted,
  surveyReport,
  surveyThreshold,
  theftFinalReport,
  totalLossShare,
  tribunalPetition,
} from '../figures/claims.ts';
import { criticalIllnessSurvivalUsual } from '../figures/health.ts';
import type { TextPageContent } from '../types.ts';

const whoToTell = ['Whom to tell', 'By when', 'How'];

export function claim(broker: BrokerDetails): TextPageContent {
  return {
    heading: 'Make a claim: what to do now, step by step',
    answer:
      'Is anyone hurt? Call **112** for any emergency or **108** for an ambulance first; insurance can wait. Then find your kind of claim below: whom to tell, which papers to keep, and the clocks the insurer works to.',
    sections: [
      {
        id: 'first',
        heading: 'First, make everyone safe',
        blocks: [
          {
            kind: 'steps',
            steps: [
              {
                title: 'Get help',
                text: 'Dial **112** for police, fire or ambulance anywhere in India, or **108** for an ambulance. Treatment and safety come before any form.',
              },
              {
                title: 'Keep what proves it',
                text: 'Photographs, names, times, bills and reports. You cannot go back later for most of them.',
              },
              {
                title: 'Tell the insurer',
                text: 'Use the number on your policy or the insurer’s own site or app. This first message is the _claim intimation_. Write down the claim number you are given.',
              },
              {
                title: 'Ask us if you are stuck',
                text: `Call ${broker.phone} (${broker.callingHours}). We explain what the insurer is asking for and help you put papers in order.`,
              },
            ],
          },
          {
            kind: 'note',
            title: 'This is guidance; the insurer decides',
            text: [
              'We are a broker. We do not accept, value or refuse claims, and nothing here says that a claim will be paid. Where this page and your policy differ, the policy wording holds.',
              'Send papers to the insurer, not to this site. We do not ask for medical reports, Aadhaar, police papers or any OTP here. Be wary of anyone who wants a fee or an OTP to release a claim.',
            ],
          },
        ],
      },
      {
        id: 'which-claim',
        heading: 'Which claim is yours?',
        blocks: [
          {
            kind: 'table',
            caption: 'From what happened to what to do',
            columns: ['What happened', 'Go to'],
            rows: [
              [
                'In hospital or going in, and the hospital can ask the insurer',
                '[Cashless admission](/claim#health-cashless)',
              ],
              [
                'You will pay, or have paid, the hospital',
                '[Pay first, claim back](/claim#health-reimbursement)',
              ],
              ['A family member has died', '[Life insurance](/claim#life-death)'],
              ['Your car is damaged', '[Damage to a car](/claim#motor-own-damage)'],
              ['A car or bike is stolen', '[Theft](/claim#motor-theft)'],
              [
                'Someone else was hurt, or their property was hit',
                '[Third party](/claim#motor-third-party)',
              ],
              ['Your bike or scooter is damaged', '[Two-wheeler](/claim#two-wheeler)'],
              ['Trouble on a trip', '[Travel](/claim#travel)'],
              ['A serious illness was diagnosed', '[Critical illness](/claim#critical-illness)'],
              [
                'An accident left an injury or disability, or was fatal',
                '[Personal accident](/claim#personal-accident)',
              ],
            ],
          },
          {
            kind: 'paragraphs',
            text: [
              'An accidental death can be three claims at once: life insurance, personal accident, and the owner-driver cover inside a motor policy. Check all three.',
            ],
          },
        ],
      },
      {
        id: 'rules-for-every-claim',
        heading: 'Rules that hold for every claim',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Late notice or a missing paper is not by itself a ground to reject a claim.** If you are late, tell the insurer now and give the reason in writing.',
              'The insurer may ask only for papers that have to do with the claim. Ask for the full list once, in writing.',
              'Notice times marked “policy term” below are what policies commonly say. They are not law and yours may differ: check your policy.',
              'The insurer checks identity (_KYC_) for a claim of any size. For a group policy the employer’s or other policyholder’s KYC counts.',
              'A full or partial refusal should quote the policy term it rests on. If it does not, ask for it.',
            ],
          },
          {
            kind: 'figures',
            caption: 'Clocks common to every claim',
            rows: [
              {
                label: 'Paid late',
                figure: lateInterest,
                text: 'The insurer owes this interest and should add it without being asked.',
              },
              {
                label: 'Complaint to the insurer',
                figure: complaintReply,
                text: 'The insurer acknowledges at once and resolves the complaint within this time, giving reasons. The steps after that are in [how to complain](/grievance-redressal).',
              },
            ],
          },
        ],
      },
      {
        id: 'health-cashless',
        heading: 'Health: cashless hospital admission',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              'The hospital’s insurance desk asks the insurer, or the _TPA_ (third-party administrator, a firm that handles health claims for insurers), to approve the bill. You pay only what the policy does not cover. How to choose and check the hospital is on [cashless hospitals](/cashless-hospital).',
              'At the desk: show the health card and a photo ID, ask for the request to go out at once, and note the time it went.',
            ],
          },
          {
            kind: 'table',
            caption: 'Whom to tell: cashless admission',
            columns: whoToTell,
            rows: [
              [
                'Insurer or TPA, planned stay',
                `${noticePlannedStay.text} before admission (policy term)`,
                'App, phone, e-mail or the hospital desk',
              ],
              [
                'Insurer or TPA, emergency',
                `Within ${noticeEmergencyStay.text} of admission (policy term)`,
                'Phone, app or the hospital desk',
              ],
            ],
          },
          {
            kind: 'list',
            items: [
              'Health card or policy number',
              'Photo ID of the patient and KYC of the policyholder',
              'The doctor’s admission note or prescription',
              'The pre-authorisation form, which the hospital desk fills with the doctor',
              'Earlier reports of the same illness; after an accident, the police or medico-legal paper',
            ],
          },
          {
            kind: 'figures',
            caption: 'Clocks: cashless admission',
            rows: [
              {
                label: 'Answer to the cashless request',
                figure: cashlessDecision,
                text: 'At most, counted from receipt of the request.',
              },
              {
                label: 'Final approval at discharge',
                figure: cashlessDischarge,
                text: 'Counted from the hospital’s request. What the hospital charges for a longer wait is the insurer’s to bear. If the patient dies, the insurer must act at once so that the family can take the body home.',
              },
            ],
          },
          {
            kind: 'list',
            items: [
              'Often refused: an illness still in its waiting period; a treatment the policy excludes, such as cosmetic or dental work; a policy that had lapsed; a stay only for tests.',
              `An illness not told when buying. After ${claimMoratorium.text} of cover without a break, only established fraud can be raised.`,
              'A room above the policy’s limit can cut other charges too. Ask the desk for a room within the limit.',
            ],
          },
          {
            kind: 'paragraphs',
            text: [
              'A cashless refusal is not the end: you can pay and [claim back](/claim#health-reimbursement). A claim itself can be rejected only after the insurer’s claims review committee agrees. If the answer is wrong or late, [complain in steps](/grievance-redressal).',
            ],
          },
        ],
      },
      {
        id: 'health-reimbursement',
        heading: 'Health: pay first, claim back',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              'You pay the hospital and send the papers to the insurer or TPA; the money comes to your bank account. Keep the originals and scan every page before you part with it.',
            ],
          },
          {
            kind: 'table',
            caption: 'Whom to tell: reimbursement',
            columns: whoToTell,
            rows: [
              [
                'Insurer or TPA',
                `Within ${noticeReimbursement.text} of admission (policy term)`,
                'App, phone or e-mail; ask for a claim number',
              ],
              [
                'Insurer or TPA again, with the papers',
                'Within the days after discharge that your policy states',
                'Courier, branch, app or e-mail; keep proof of sending',
              ],
            ],
          },
          {
            kind: 'list',
            items: [
              'Claim form, part A (you) and part B (the hospital)',
              'Discharge summary and admission notes',
              'Original final bill with its break-up, and payment receipts',
              'Prescriptions and pharmacy bills, in order of date',
              'Test reports and the bills for them',
              'KYC and a cancelled cheque or other bank proof',
              'For a stent, lens or implant, its sticker and invoice; after an accident, the police or medico-legal paper',
              'Bills from before and after the stay, as a second set, if your policy covers them',
            ],
          },
          {
            kind: 'figures',
            caption: 'Clocks: reimbursement',
            rows: [
              {
                label: 'Settlement',
                figure: reimbursementDecision,
                text: 'From the day you submit the claim. Older pages still print longer times.',
              },
            ],
          },
          {
            kind: 'list',
            items: [
              'Often queried or refused: names, ages or dates that do not match from paper to paper; papers sent after the policy’s window without a reason.',
              'An illness in its waiting period, or a treatment the policy does not cover.',
              'A hospital the insurer does not recognise or has excluded. Ask before a planned stay.',
              'Items that are not treatment, such as meals for visitors, are left out of the payment.',
            ],
          },
          {
            kind: 'paragraphs',
            text: [
              'Two health policies? You choose which one pays first, and that insurer sorts out the balance with the other. If days pass without an answer, go to [the complaint steps](/grievance-redressal).',
            ],
          },
        ],
      },
      {
        id: 'life-death',
        heading: 'Life insurance: death claim',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              'The _nominee_ (the person named in the policy to receive the money) makes this claim. For a natural death there is no same-day deadline: take the time you need.',
              'Ask the municipal body for several certified copies of the death certificate. To find a policy, look for insurer e-mails, yearly bank debits and an e-insurance account; [finding a policy copy](/customer-login) lists the places.',
            ],
          },
          {
            kind: 'table',
            caption: 'Whom to tell: death claim',
            columns: whoToTell,
            rows: [
              [
                'Life insurer',
                `As soon as you can; many insurers expect it in ${noticeDeath.text} (policy term)`,
                'Branch, site, phone or e-mail: name, policy number, date, place and cause of death',
              ],
              ['Police, if the death was not natural', 'At once', '112 or the nearest station'],
            ],
          },
          {
            kind: 'list',
            items: [
              'Claim form (the claimant’s statement)',
              'Death certificate from the municipal authority',
              'Policy document or its details; an indemnity if it is lost',
              'Nominee’s identity, address and bank proof',
              'Hospital records and the attending doctor’s certificate, after illness or a hospital death',
              'FIR, inquest, post-mortem and final police report, after an accident or unnatural death',
              'Driving licence, if the person died while driving',
              'Employer’s and doctor’s certificates, if the policy was young',
              'Appointee’s KYC if the nominee is a minor; a succession or legal-heir certificate if there is no valid nominee',
              'For a death abroad, a certificate attested by the consulate, and the passport',
            ],
          },
          {
            kind: 'figures',
            caption: 'Clocks: death claim',
            rows: [
              {
                label: 'No investigation needed',
                figure: deathWithoutInvestigation,
                text: 'Counted once the insurer has the papers.',
              },
              {
                label: 'Investigation needed',
                figure: deathWithInvestigation,
                text: 'Answer questions openly if an investigator visits, and keep a copy of what you sign.',
              },
              {
                label: 'Policy that can no longer be questioned',
                figure: lifeQuestionLimit,
                text: 'Counted from the latest of issue, start of risk, revival or rider. An earlier claim is looked at more closely.',
              },
            ],
          },
          {
            kind: 'list',
            items: [
              'Often refused: a fact that mattered was not told (smoking, an illness, other policies) and the death came early in the policy.',
              'The policy had lapsed because a premium was not paid and the grace period was over.',
              'Suicide soon after the start or revival: most policies then return premiums instead of the sum assured.',
              'Held up rather than refused: nominee details that are wrong or missing.',
            ],
          },
          {
            kind: 'paragraphs',
            text: [
              'If the insurer refuses, ask for the reasons in writing, then use [the complaint steps](/grievance-redressal). They cost the family nothing.',
            ],
          },
        ],
      },
      {
        id: 'motor-own-damage',
        heading: 'Car: damage to your own vehicle',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              'Register the claim before any repair. Take photographs and a short video of number plates, road, damage and the other vehicle. Do not admit fault and do not settle in cash. Arrange towing through the insurer or the roadside number on the policy.',
              'At a network garage the insurer pays the garage; elsewhere you pay and claim back.',
            ],
          },
          {
            kind: 'table',
            caption: 'Whom to tell: damage to a car',
            columns: whoToTell,
            rows: [
              [
                'Insurer',
                `Within ${noticeVehicleDamage.text} (policy term)`,
                'App, site, phone or WhatsApp number on the policy',
              ],
              [
                'Police',
                'At once if anyone is hurt, others’ property is hit, or it was malicious or a hit-and-run',
                '112 or the nearest station',
              ],
            ],
          },
          {
            kind: 'list',
            items: [
              'Claim form and policy copy',
              'Registration certificate (RC)',
              'Licence of the driver, valid on that day',
              'Repair estimate; later the final bill and receipt',
              'Photographs, and the insurer’s inspection',
              'Police report after injury, third-party damage, a malicious act or a major loss',
              'Fire brigade report after a fire',
              'Permit and fitness papers for a commercial vehicle',
              'KYC and bank proof if you paid the garage',
            ],
          },
          {
            kind: 'figures',
            caption: 'Clocks: damage to a vehicle',
            rows: [
              {
                label: 'Surveyor allotted',
                figure: surveyorAllotted,
                text: 'From your report of the loss. A _surveyor_ is a licensed person who assesses it.',
              },
              {
                label: 'Loss that must be surveyed',
                figure: surveyThreshold,
                text: 'At or above this amount the insurer needs a licensed surveyor’s report; below it, photographs or a video inspection may do.',
              },
              {
                label: 'Survey report',
                figure: surveyReport,
                text: 'The surveyor reports within this time.',
              },
              {
                label: 'Survey report late',
                figure: surveyDelay,
                text: 'Payable to you for the delay.',
              },
              {
                label: 'Decision',
                figure: surveyDecision,
                text: `From the report, or from the end of the ${surveyReport.text} allowed for it, whichever is earlier.`,
              },
              {
                label: 'Total loss',
                figure: totalLossShare,
                text: 'Above this repair cost the vehicle is treated as lost and the IDV (insured’s declared value) is the basis of payment.',
              },
            ],
          },
          {
            kind: 'list',
            items: [
              'Often refused: a driver without a valid licence, or drunk; a private car used for hire; a policy that had lapsed or covered third parties only.',
              'Repairs done before the inspection; wear and tear; mechanical failure; an engine driven on in water without the add-on for it.',
              'A no-claim bonus declared wrongly, or a policy never moved to the new owner’s name.',
              'Always yours to pay: the compulsory deductible printed in the policy, and depreciation on parts unless you hold the add-on. [Car insurance](/car-insurance) explains both.',
            ],
          },
          {
            kind: 'paragraphs',
            text: [
              'Disagree with the surveyor or the amount? Say so in writing, with the garage’s estimate, and then [take the complaint steps](/grievance-redressal).',
            ],
          },
        ],
      },
      {
        id: 'motor-theft',
        heading: 'Car or bike: theft',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              'Check that it was not towed. Then get an _FIR_ (the police’s first information report) the same day and take a copy. Keep every key; do not hand any to anyone yet. Theft is paid only under own-damage or comprehensive cover, never under third-party cover.',
            ],
          },
          {
            kind: 'table',
            caption: 'Whom to tell: theft',
            columns: whoToTell,
            rows: [
              ['Police', 'At once, the same day', 'Station, 112 or your state’s e-FIR'],
              [
                'Insurer',
                `Within ${noticeVehicleTheft.text} (policy term)`,
                'App, phone or e-mail',
              ],
              [
                'RTO (regional transport office)',
                'Soon, in writing',
                'The office of registration, so that the vehicle cannot be transferred',
              ],
              ['Lender, if there is a loan', 'Soon', 'The loan branch'],
            ],
          },
          {
            kind: 'list',
            items: [
              'FIR copy, and later the police final report (untraced report)',
              'Original RC, policy and claim form',
              'All sets of keys; if one was lost earlier, say so in the FIR',
              'Letter to the RTO and transfer forms 28, 29 and 30',
              'With a loan: no-objection letter, form 35 and loan statement',
              'Driving licence if asked; KYC, bank proof and a subrogation letter at settlement',
            ],
          },
          {
            kind: 'figures',
            caption: 'Waits: theft',
            rows: [
              {
                label: 'Police final report',
                figure: theftFinalReport,
                text: 'Practice, not law, and often longer. The insurer usually waits for it. Theft has no repair survey, so ask the insurer in writing by which date it will decide.',
              },
            ],
          },
          {
            kind: 'list',
            items: [
              'Often refused: an FIR made late without a reason; a policy for third parties only, or lapsed.',
              'Keys left in the vehicle, or a key missing with no explanation.',
              'If the vehicle is found, tell the insurer at once: the claim becomes one for damage.',
            ],
          },
          {
            kind: 'paragraphs',
            text: [
              'The IDV less the deductible goes to the lender first if there is a loan. For a refusal or a long silence after the final report, use [the complaint steps](/grievance-redressal).',
            ],
          },
        ],
      },
      {
        id: 'motor-third-party',
        heading: 'Car or bike: someone else hurt, or their property hit',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              'Stop, help the injured and call 112 or 108. If you hit someone: tell the police and your insurer, do not admit liability, do not pay cash to settle. If you were hit: your claim is against the other vehicle’s insurer and goes to the _Motor Accidents Claims Tribunal_, a court for road accidents.',
            ],
          },
          {
            kind: 'table',
            caption: 'Whom to tell: third-party claim',
            columns: whoToTell,
            rows: [
              ['Police', 'At once', '112 or the nearest station'],
              [
                'Your own insurer',
                `Within ${noticeVehicleDamage.text} (policy term), and again the day a notice or summons comes`,
                'App, phone or e-mail with copies',
              ],
              [
                'Tribunal, if you are the victim or family',
                `Within ${tribunalPetition.text} of the accident`,
                'Claim petition; take legal help early and do not count on extra time',
              ],
            ],
          },
          {
            kind: 'list',
            items: [
              'Policy copy and certificate, RC and driving licence',
              'FIR copy',
              'Any tribunal notice, petition or summons: pass it to the insurer within a day',
              'Medical and repair records of the other side, if you have them',
              'If you are the victim: identity, medical bills, disability certificate, proof of income and of dependants',
            ],
          },
          {
            kind: 'figures',
            caption: 'Clocks and sums: third-party claim',
            rows: [
              {
                label: 'Victim’s petition',
                figure: tribunalPetition,
                text: 'This one is law, not a policy term.',
              },
              {
                label: 'First accident report',
                figure: firstAccidentReport,
                text: 'The police send it to the tribunal and the insurer.',
              },
              {
                label: 'Interim accident report',
                figure: interimAccidentReport,
                text: 'A detailed report follows; a tribunal may treat it as the claim petition.',
              },
              {
                label: 'Treatment of a road victim',
                figure: roadVictimTreatment,
                text: 'At a listed hospital, under a public scheme. Ask the hospital or the police about it.',
              },
              {
                label: 'Death by a hit-and-run vehicle',
                figure: hitAndRunDeath,
                text: 'From a public scheme when the vehicle is not found.',
              },
            ],
          },
          {
            kind: 'list',
            items: [
              'What goes wrong: the vehicle had no insurance that day, so the owner pays.',
              'With an invalid licence or permit, or a drunk driver, the insurer may pay the victim and recover the money from the owner.',
              'Damage to property above the limit in the policy stays with the owner.',
            ],
          },
          {
            kind: 'paragraphs',
            text: [
              'The tribunal decides what a victim gets. For your own insurer’s delay or silence, use [the complaint steps](/grievance-redressal).',
            ],
          },
        ],
      },
      {
        id: 'two-wheeler',
        heading: 'Two-wheeler: damage',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              `The path is the same as for [a car](/claim#motor-own-damage): surveyor within ${surveyorAllotted.text}, report within ${surveyReport.text}, decision within ${surveyDecision.text} of it. Photograph the skid marks and the damage, and note who rode and who wore a helmet.`,
              'Look at the policy schedule before you register the claim. Many bikes carry a long third-party cover from the showroom while the own-damage part ended after its first year; then damage to the bike is not covered.',
            ],
          },
          {
            kind: 'table',
            caption: 'Whom to tell: two-wheeler',
            columns: whoToTell,
            rows: [
              ['Insurer', `Within ${noticeVehicleDamage.text} (policy term)`, 'App or phone'],
              ['Police', 'At once after injury, third-party damage or theft', '112'],
            ],
          },
          {
            kind: 'list',
            items: [
              'Claim form, policy copy, RC and the rider’s licence valid on that day',
              'Repair estimate, later the bill and receipt; photographs',
              'Police report where someone was hurt or it was a major loss',
              'Purchase invoice, if you hold a return-to-invoice add-on',
            ],
          },
          {
            kind: 'list',
            items: [
              'Often refused: only third-party cover in force; no valid licence, or a learner riding alone; racing; modifications never declared.',
              'Late notice is given as a reason too, but is not one by itself.',
            ],
          },
          {
            kind: 'paragraphs',
            text: [
              'For a small dent compare the repair bill with the deductible and the no-claim bonus you would lose; [bike insurance](/bike-insurance) explains both. If the insurer’s answer looks wrong, [complain in steps](/grievance-redressal).',
            ],
          },
        ],
      },
      {
        id: 'travel',
        heading: 'Travel insurance',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              'Call the assistance company on your certificate first, whatever happened; it answers round the clock. Have the policy number and passport ready, and go to the hospital it names if the illness can wait. Collect every original before you fly home: you cannot get most of them later.',
            ],
          },
          {
            kind: 'table',
            caption: 'Whom to tell: trouble on a trip',
            columns: whoToTell,
            rows: [
              [
                'Assistance company',
                `At once; ${noticePlannedStayAbroad.text} before a planned hospital stay (policy term)`,
                'Number on the certificate',
              ],
              [
                'Airline, for bags',
                'Before you leave the airport',
                'Counter; take the property irregularity report (PIR)',
              ],
              [
                'Local police, then the embassy',
                'At once, for a lost passport or theft',
                'Police report, in English if you can',
              ],
              [
                'Insurer, for medical bills you paid',
                `Within ${noticeTravelPapers.text} of discharge (policy term)`,
                'Claims mailbox on the certificate',
              ],
            ],
          },
          {
            kind: 'list',
            items: [
              'Always: claim form, certificate, passport with entry and exit stamps, visa, tickets and boarding passes, bank proof and KYC',
              'Medical: doctor’s report, admission and discharge papers, bills, test reports',
              'Bags: PIR, tags, the airline’s letters and what it paid you, a list of things lost with bills',
              'Passport: police report, copies of old and new passport, bills for the new one',
              'Delay or cancellation: the airline’s certificate with hours and reason, receipts of extra cost',
              'Death or disability: police and medical papers, certificates, papers from the consulate',
            ],
          },
          {
            kind: 'list',
            items: [
              'Often refused or cut: the assistance company was not told; an illness you had before the trip, or treatment that could have waited.',
              'Bags left unattended, or no PIR; a delay shorter than the hours the policy sets.',
              'Alcohol, or an adventure sport without its add-on.',
            ],
          },
          {
            kind: 'paragraphs',
            text: [
              'Ask the insurer in writing by which date it will decide. If that date passes, use [the complaint steps](/grievance-redressal); they work from abroad too, online.',
            ],
          },
        ],
      },
      {
        id: 'critical-illness',
        heading: 'Critical illness: lump sum',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              'The policy pays a fixed sum on the first diagnosis of a listed illness that meets its definition. Ask the specialist to write the exact diagnosis and the date of first diagnosis, then read the definition in your policy line by line. Keep every biopsy, scan and test report.',
            ],
          },
          {
            kind: 'table',
            caption: 'Whom to tell: critical illness',
            columns: whoToTell,
            rows: [
              [
                'Insurer (life insurer, if it is a rider)',
                'As soon as it is diagnosed; the policy states the days',
                'Phone, app, branch or e-mail: policy number, illness, hospital and doctor',
              ],
            ],
          },
          {
            kind: 'list',
            items: [
              'Claim form and policy',
              'Details of the illness, hospital and doctor',
              'Specialist’s certificate of first diagnosis, with its date',
              'The test the definition names: tissue report, scan, angiography, ECG or blood test',
              'Discharge summary and earlier records',
              'KYC and bank proof',
            ],
          },
          {
            kind: 'figures',
            caption: 'Periods to check: critical illness',
            rows: [
              {
                label: 'First waiting period',
                figure: criticalIllnessWait,
                text: 'From the start of cover. An illness found within it is not paid.',
              },
              {
                label: 'Survival period',
                figure: criticalIllnessSurvival,
                text: `The patient must live this long after diagnosis; ${criticalIllnessSurvivalUsual.text} is usual, and some policies have none.`,
              },
            ],
          },
          {
            kind: 'list',
            items: [
              'Often refused: diagnosed within the waiting period; death before the survival period ended.',
              'Less severe than the definition, for example an early-stage cancer.',
              'Not the first occurrence, or a condition not told when buying.',
            ],
          },
          {
            kind: 'paragraphs',
            text: [
              'A hospital bill is a separate claim under your health policy; one does not replace the other. Ask the insurer in writing when it will decide. A refusal that misreads the definition can be [taken further](/grievance-redressal).',
            ],
          },
        ],
      },
      {
        id: 'personal-accident',
        heading: 'Personal accident, and owner-driver cover',
        blocks: [
          {
            kind: 'paragraphs',
            text: [
              `Fixed sums are paid for accidental death and for permanent or, in some policies, temporary disability. A private owner’s motor policy usually also holds an owner-driver cover of ${ownerDriverCover.text}: look for it when the owner was driving.`,
              'Treatment first. Ask the hospital for a _medico-legal certificate_ (MLC), which records that the injury came from an accident. Keep names of witnesses and photographs.',
            ],
          },
          {
            kind: 'table',
            caption: 'Whom to tell: personal accident',
            columns: whoToTell,
            rows: [
              [
                'Insurer',
                'At once; the policy states the days',
                'Toll-free number or in writing; note the claim number',
              ],
              [
                'Police',
                'At once after a road accident, a fall in a public place, an assault or an unnatural death',
                '112',
              ],
            ],
          },
          {
            kind: 'list',
            items: [
              'Claim form and policy copy',
              'Attending doctor’s report with the MLC',
              'FIR or inquest papers, attested, where there are any',
              'Discharge summary and test reports, if admitted',
              'Disability: certificate, from the competent authority if it is permanent and total',
              'Death: death certificate, post-mortem report, nominee’s or legal heir’s proof, KYC and bank proof',
              'Owner-driver cover: licence, RC and the motor policy',
              'Weekly benefit: the doctor’s and employer’s leave certificates',
            ],
          },
          {
            kind: 'list',
            items: [
              'Often refused: the cause was illness, not an accident; drink or drugs; driving without a licence.',
              'Self-injury, crime, or an adventure sport the policy excludes.',
              'A disability below the policy’s table, or certified by the wrong authority.',
            ],
          },
          {
            kind: 'paragraphs',
            text: [
              'The insurer may ask for its own medical examination. Ask in writing for the date of its decision. If it does not keep that date, use [the complaint steps](/grievance-redressal).',
            ],
          },
        ],
      },
      {
        id: 'if-the-answer-is-no',
        heading: 'If the claim is refused, cut or delayed',
        blocks: [
          {
            kind: 'steps',
            steps: [
              {
                title: 'Get it in writing',
                text: 'Ask for the clause relied on and the arithmetic of any cut. Compare it with your policy.',
              },
              {
                title: 'Write to the insurer’s grievance officer',
                text: `The insurer has ${complaintReply.text}. Keep a dated acknowledgement.`,
              },
              {
                title: 'Go to the regulator’s portal, Bima Bharosa',
                text: 'IRDAI passes the complaint to the insurer and tracks it. Only you, the insured or claimant, can file it; we help you prepare.',
              },
              {
                title: 'Go to the Insurance Ombudsman',
                text: `After a refusal, a poor reply or ${ombudsmanSilence.text} of silence, within ${ombudsmanWindow.text}, for up to ${ombudsmanLimit.text}. It is free.`,
              },
            ],
          },
          {
            kind: 'paragraphs',
            text: [
              `The full steps, with contacts and offices, are on [how to complain](/grievance-redressal). A complaint about us goes to ${broker.grievanceOfficer} at ${broker.complaintsMailbox}.`,
            ],
          },
        ],
      },
    ],
    questions: [
      {
        id: 'claim-told-insurer-late',
        question: 'I told the insurer late. Is my claim lost?',
        answer: [
          'No, not for that reason alone. An insurer may not reject or close a claim only because notice came late or a paper is missing. Tell it now, explain the delay in writing, and send what you have. A long delay that makes the loss hard to check can still weaken a claim, so do not wait further.',
        ],
      },
      {
        id: 'claim-what-a-broker-does',
        question: 'What can you, the broker, do about my claim?',
        answer: [
          'We explain what the policy says, check that the papers are complete, and ask the insurer about a claim on a policy bought through us. We do not decide claims, cannot change the decision, and cannot file with the regulator or the Ombudsman in your place. If your policy came through someone else, the insurer is still the right first call.',
        ],
      },
      {
        id: 'claim-nominee-cannot-find-policy',
        question: 'My relative has died and I cannot find the policy. Where do I look?',
        answer: [
          'Search their e-mail for insurers’ names, bank statements for yearly debits, and an e-insurance account or DigiLocker if they had one. Ask the employer about group cover. An insurer’s branch can search by name and date of birth. A lost paper does not end a claim; the insurer takes an indemnity instead.',
        ],
      },
      {
        id: 'claim-police-report-for-a-scrape',
        question: 'Do I need a police report for a small scrape on my car?',
        answer: [
          'Usually not, unless the insurer or the police ask for it. You do need one when anyone is hurt, when another person’s property is hit, after a malicious act or hit-and-run, and for theft. Tell the insurer either way before the repair begins.',
        ],
      },
      {
        id: 'claim-hospital-wants-deposit',
        question: 'The hospital wants a deposit although my policy is cashless. What now?',
        answer: [
          `Ask the insurance desk whether the request has gone to the insurer and at what time; the insurer has ${cashlessDecision.text} to answer. In an emergency do not let the deposit delay treatment: pay if you must and take a receipt. Ask for the deposit back once approval comes, or claim it with your other bills.`,
        ],
      },
      {
        id: 'claim-surveyor-amount-too-small',
        question: 'The insurer offers less than the bill. Must I accept?',
        answer: [
          'No. Ask for the calculation and the policy term behind each cut: depreciation, deductible, room limit and items not covered are the usual ones. Say in writing which cuts you dispute and why. Ask the insurer whether it will pay the part nobody disputes while the rest goes through the complaint steps.',
        ],
      },
    ],
    figuresInText: [
      criticalIllnessSurvivalUsual,
      noticePlannedStay,
      noticeEmergencyStay,
      noticeReimbursement,
      noticeDeath,
      noticeVehicleDamage,
      noticeVehicleTheft,
      noticePlannedStayAbroad,
      noticeTravelPapers,
      claimMoratorium,
      ownerDriverCover,
      ombudsmanSilence,
      ombudsmanWindow,
      ombudsmanLimit,
    ],
    furtherSources: [
      { title: 'Bima Bharosa, IRDAI’s complaint portal', url: 'https://bimabharosa.irdai.gov.in/' },
      { title: 'Council for Insurance Ombudsmen', url: 'https://cioins.co.in/Complaint/Online' },
      { title: 'Motor Vehicles Act, 1988' },
    ],
  };
}
