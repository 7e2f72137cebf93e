/**
 * Pages and tools that answer questions, with people's words for them. They guarantee that every question leads
 * somewhere.
 */
import { freeLookHref } from '../../content/renewals/free-look.ts';
import { refusedPath } from '../../site/tool-routes.ts';

export type AnswerPage = {
  href: string;
  title: string;
  /** What one does there; "See …" and its title by default. */
  action?: string;
  line: string;
  keywords: string;
  /** For words typed in Devanagari, apart, so that the weight of English words stays. */
  keywordsInHindi?: string;
};

export const answerPages: readonly AnswerPage[] = [
  {
    href: '/renewal',
    title: 'Renew a policy, or one that lapsed: the days you have',
    action: 'Check your days',
    line: 'Choose the kind of policy and the date printed on it. You see what you are covered for today and by when to pay.',
    keywordsInHindi: 'पॉलिसी रिन्यू नवीनीकरण कैसे कराएँ बीमा खत्म एक्सपायर लैप्स बंद कार बाइक गाड़ी इंश्योरेंस',
    keywords:
      'renew renewal online policy expired my policy lapsed days ago due date premium due grace period activa bike car health life',
  },
  {
    href: '/renewal#your-dates',
    title: 'A life premium was not paid: what holds today, and by when to pay',
    action: 'Check your days',
    line: 'Choose life insurance, the kind of policy and the due date. You see the days of grace, and what is left of the policy after them.',
    keywords:
      'life insurance ulip unit linked endowment lic term premium not paid unpaid missed premium due date grace lapsed discontinued',
  },
  {
    href: '/claim',
    title: 'Make a claim: what to do first, and by when',
    action: 'Choose what happened',
    line: 'Choose what happened. You get the steps, the papers and the time limits, with your dates.',
    keywordsInHindi: 'क्लेम कैसे करें दावा कैसे करें लें पहले क्या',
    keywords:
      'claim kaise kare how to claim file accident happened what to do first intimation claim status',
  },
  {
    href: refusedPath,
    title: 'Claim refused, cut or not answered: what the letter means',
    action: 'Type what the letter says',
    line: 'Type the reason or the clause. You get its meaning, the rule on your dates, the letter and the next steps.',
    keywordsInHindi: 'क्लेम दावा रिजेक्ट नामंज़ूर खारिज हो गया क्या करें कम पैसा चिट्ठी',
    keywords:
      'claim rejected refused repudiated denied repudiation letter reason clause exclusion excl01 ped section 45 64vb deducted paid less claim pending delay reject ho gaya',
  },
  {
    href: '/customer-login',
    title: 'Get a copy of your policy',
    action: 'Get a copy of your policy',
    line: 'Your insurer’s site, your e-insurance account, DigiLocker or your mailbox: where a copy is, and how we help.',
    keywordsInHindi: 'पॉलिसी डाउनलोड कॉपी निकालें खो गई पेपर काग़ज़',
    keywords:
      'download policy pdf copy lost policy paper document duplicate customer login sign in my policies policy number',
  },
  {
    href: '/cashless-hospital',
    title: 'Find a cashless hospital',
    action: 'Find a cashless hospital',
    line: 'Search by hospital, area, city or PIN code, and by insurer. Ask the hospital’s insurance desk before admission.',
    keywordsInHindi: 'कैशलेस अस्पताल हॉस्पिटल लिस्ट सूची कैसे खोजें नज़दीकी',
    keywords:
      'cashless hospital list cashless network hospital near me in network of insurer which hospitals star health apollo chennai city pin code',
  },
  {
    href: '/grievance-redressal',
    title: 'Complain, step by step',
    action: 'See the steps of a complaint',
    line: 'To us, the insurer, Bima Bharosa, the Ombudsman or a commission: who hears what, how long each has, and what it costs.',
    keywordsInHindi: 'शिकायत कहाँ कैसे करें लोकपाल बीमा कंपनी',
    keywords:
      'complaint complain claim rejected not satisfied cheated ombudsman bima bharosa escalate grievance shikayat',
  },
  {
    href: '/contact-us#stop-calls',
    title: 'Stop our calls',
    action: 'Stop our calls',
    line: 'Enter your number and we take it off. No reason and no reference needed.',
    keywordsInHindi: 'कॉल बंद रोकें करो',
    keywords: 'stop calls do not call dnd unsubscribe too many calls spam',
  },
  {
    href: '/contact-us',
    title: 'Contact us',
    action: 'Contact us',
    line: 'Phone, mail, office and calling hours, and a form to write to us.',
    keywordsInHindi: 'संपर्क बात करनी है नंबर',
    keywords:
      'phone number email address office customer care helpline talk to someone contact call me back',
  },
  {
    href: '/insurance-companies',
    title: 'Insurance companies and their claim figures',
    line: 'Every life, general and health insurer with its registration number and its published claim settlement or incurred claims ratio, A to Z.',
    keywordsInHindi: 'बीमा कंपनियाँ सूची कौन सी सबसे अच्छी',
    keywords:
      'claim settlement ratio csr incurred claims ratio list of insurers companies best company which insurer lic star hdfc icici sbi compare companies',
  },
  {
    href: '/legal#certificate',
    title: 'Our licence and how to check it',
    line: 'Our registration with IRDAI, its number and last day, and where you can look it up yourself.',
    keywords:
      'genuine real fake fraud site irdai licence license registration number broker certificate trust',
  },
  {
    href: '/legal#remuneration',
    title: 'How we are paid',
    line: 'The insurer pays us a commission out of the premium. What it is, and what you can ask us about it.',
    keywords: 'commission how do you earn charge fee free brokerage paid money',
  },
  {
    href: '/health-insurance',
    title: 'Health insurance',
    line: 'What health insurance covers, leaves out and costs, with the kinds of plan compared.',
    keywordsInHindi: 'हेल्थ इंश्योरेंस स्वास्थ्य बीमा क्या है मेडिक्लेम',
    keywords:
      'health insurance mediclaim medical policy hospital bill plan premium price compare buy waiting period',
  },
  {
    href: '/health-insurance/80d-calculator',
    title: 'Old or new tax regime: which costs you less?',
    action: 'Compare the two tax regimes',
    line: 'Enter a year’s income, premiums and savings. You see the tax of both regimes, and what the premiums save in each.',
    keywords:
      'old or new tax regime which is better old regime new regime income tax slab calculator 80c 80d 115bac switch',
  },
  {
    href: '/senior-citizen',
    title: 'Health insurance for parents and senior citizens',
    line: 'Cover after 60: who can buy, waits, co-pay and the free public cover from 70.',
    keywordsInHindi: 'माता पिता बुज़ुर्ग वरिष्ठ नागरिक स्वास्थ्य बीमा',
    keywords:
      'parents father mother papa mummy senior citizen above 60 65 70 years how much health insurance for parents price old age',
  },
  {
    href: '/family-health-insurance',
    title: 'Family health insurance',
    line: 'One sum shared by the family, or one for each: kinds compared, and what moves the price.',
    keywords: 'family floater premium price wife children kids husband 5 lakh 10 lakh whole family',
  },
  {
    href: '/maternity-health-insurance',
    title: 'Maternity insurance',
    line: 'Waiting period, limit per delivery and the newborn’s cover.',
    keywords: 'maternity pregnancy pregnant delivery baby planning waiting',
  },
  {
    href: '/1crore-health-insurance',
    title: '₹1 crore health cover',
    line: 'Who needs it and how to build it with a base policy and a super top-up.',
    keywords: '1 crore one crore 1cr mediclaim',
  },
  {
    href: '/diabetes-health-insurance',
    title: 'Health insurance with diabetes',
    line: 'What to declare, how long the wait can be, and how to shorten it.',
    keywords: 'diabetes diabetic sugar patient bp health insurance',
  },
  {
    href: '/super-topup',
    title: 'Super top-up',
    line: 'Pays hospital bills above a yearly deductible: a large sum on top of an employer’s or an own policy.',
    keywords:
      'super top up topup extra cover above office employer 5 lakh want extra 20 lakh cheap deductible kya hai',
  },
  {
    href: '/critical-illness-insurance',
    title: 'Critical illness insurance',
    line: 'One sum when a listed illness is diagnosed: which illnesses count, and when it pays.',
    keywords:
      'critical illness cancer heart attack kidney lump sum ek saath paisa serious disease list of illnesses',
  },
  {
    href: '/term-insurance',
    title: 'Term insurance',
    line: 'One sum for your family if you die in the term: how much, for how long, what moves the price, and the kinds compared.',
    keywordsInHindi: 'टर्म इंश्योरेंस प्लान बीमा क्या है',
    keywords:
      'term plan life cover 1 crore 50 lakh premium price age 30 40 50 years smoker nri housewife compare term plans',
  },
  {
    href: '/child-plans',
    title: 'Child plans',
    line: 'Saving for a child that goes on if a parent dies: how it works, what comes back, and simpler ways.',
    keywords: 'child plan daughter son education marriage beti sukanya school college age 3',
  },
  {
    href: '/investment-plans',
    title: 'Savings with insurance',
    line: 'Unit-linked, endowment and money-back plans: risk, charges, lock-in, surrender value and tax.',
    keywords: 'ulip endowment money back savings plan investment returns maturity',
  },
  {
    href: '/pension-plans',
    title: 'Pension plans and annuities',
    line: 'What each kind of annuity pays for a price, for one life or two, and what you cannot undo.',
    keywords:
      'pension per month 20000 50000 1 lakh retirement annuity monthly income corpus how much money',
  },
  {
    href: '/capital-guarantee',
    title: 'Capital guarantee plans',
    line: 'Which part is guaranteed, when the promise fails, what it costs, and a fixed deposit beside it.',
    keywords: 'guaranteed return plan capital guarantee fixed deposit fd safe money',
  },
  {
    href: '/car-insurance',
    title: 'Car insurance, with the third-party price of your car',
    line: 'The third-party rates by engine size, what own damage adds, and how IDV and no-claim bonus work.',
    keywordsInHindi: 'कार गाड़ी का बीमा इंश्योरेंस कीमत',
    keywords:
      'car insurance price premium third party rate cost gadi ka bima kitna hai comprehensive own damage idv ncb zero depreciation',
  },
  {
    href: '/bike-insurance',
    title: 'Bike and scooter insurance, with third-party prices',
    line: 'The third-party rates by engine size, five years for a new bike, and what own damage adds.',
    keywordsInHindi: 'बाइक स्कूटर का बीमा इंश्योरेंस कीमत',
    keywords:
      'bike scooter two wheeler insurance price third party rate 150cc activa new bike 5 year electric',
  },
  {
    href: '/travel-insurance',
    title: 'Travel insurance',
    line: 'How much medical cover, what a Schengen visa asks for, and single trip or a year.',
    keywords: 'travel insurance schengen visa usa student trip abroad baggage',
  },
  {
    href: '/joy-center',
    title: 'Joy center: when your life changes',
    action: 'Choose what changes',
    line: 'Wedding, baby, home, job or trip: one dated plan of what to change, and who to tell by when.',
    keywords:
      'marriage wedding add wife spouse newborn baby new job new home change nominee change name address',
  },
  {
    href: freeLookHref,
    title: 'Give a new policy back: the last day of the free look',
    action: 'Find your last day',
    line: 'Enter the day you received the policy. You see the last day to give it back, also as a calendar entry.',
    keywords: 'free look last day date give back new policy received planner reminder',
  },
  {
    href: '/careers',
    title: 'Careers',
    line: 'How we hire, and how to apply.',
    keywords: 'job vacancy career apply posp agent become hiring cv resume',
  },
  {
    href: '/privacy-policy',
    title: 'Privacy notice',
    line: 'What we keep, why and for how long, and how to have it erased.',
    keywords: 'privacy personal data delete my data erase',
  },
];
