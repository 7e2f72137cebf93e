/** People's words for an answer beside its own, by answer id; answer-pages.ts has those of whole pages. */
export const answerKeywords: Readonly<Record<string, string>> = {
  'faqs-what-is-insurance': 'bima kya hota hai insurance kya hai meaning',
  'faqs-what-first': 'which insurance should i take buy first kaun sa insurance lena chahiye start',
  'health-insurance-cashless-any-hospital': 'cashless any hospital every hospital non network',
  'faqs-what-must-i-tell':
    'have to tell the insurer disclose medical history smoking proposal form hide illness',
  'faqs-what-is-idv': 'idv meaning insured declared value theft total loss',
  'faqs-gst-on-premium': 'gst tax charged premium health life car 18 percent nil now',
  'faqs-claim-first-step': 'accident happened what should i do first',
  'bike-insurance-five-year-policy': 'new bike 5 year third party only own damage one year',
  'car-insurance-used-car-bonus':
    'second hand used car bought purani kharidi insurance old owner name naam transfer rc',
  'critical-illness-insurance-rider-kinds':
    'critical illness rider with term plan or separate standalone policy',
  'family-health-insurance-used-up':
    'one person uses full sum insured what happens to others finished exhausted',
  'family-health-insurance-restoration': 'sum insured finished refill restore again same year',
  'family-health-insurance-child-grows-up':
    'till what age can son daughter child stay in family policy 18 21 25',
  'pension-plans-age-to-buy':
    'what age start retire retirement at 60 i am 45 too late begin pension',
  'diabetes-health-insurance-day-one-cover': 'diabetes insurance from day 1 without waiting',
  'grievance-redressal-rejected-claim': 'claim reject ho gaya rejected what to do now',
  '1crore-health-insurance-do-i-need': 'really need 1 crore cover or 10 lakh is enough',
  'insurance-companies-which-is-safest': 'which insurer is cheapest lowest price best company',
  'faqs-no-prices': 'price premium cost quote how much per month per year rate calculator',
  'faqs-no-claim-bonus-steps':
    'ncb kya hai kab khatam hota hai slab percentage 20 25 35 45 50 kitna milta discount no claim bonus lost',
  'faqs-no-claim-bonus-sale': 'transfer ncb new car old car',
  'faqs-existing-illness':
    'thyroid asthma bp heart bypass surgery illness already have declare get cover',
  'faqs-pre-existing-disease': 'ped full form meaning',
  'faqs-three-waits': 'health insurance waiting period cataract hernia stone how long wait',
  'faqs-tpa': 'tpa full form meaning third party administrator kya hota hai',
  'faqs-insurer-pays-late':
    'claim money days how long late payment not credited claim not settled since months pending stuck nahi aaya interest',
  'faqs-insurer-silent':
    'insurance company not replying no reply no response mail email one month ignoring',
  'faqs-paid-no-policy':
    'payment debited money deducted paisa kat gaya policy nahi aayi not received not issued refund',
  'faqs-bima-asba':
    'bima asba upi mandate block blocked amount money bank account release pay before approved approval accepted proposal deposit',
  'faqs-what-is-changing':
    'new insurance law rules change bima sugam sabka bima sabki raksha amendment act fdi',
  'faqs-change-my-details':
    'change update correct mobile number address email name spelling date of birth wrong mistake in policy',
  'faqs-seller-misled-me':
    'agent lied cheated mis-sold mis-selling wrong policy false promise bank sold guaranteed',
  'faqs-term-after-50': 'age 45 50 52 55 60 term plan older maximum age entry',
  'faqs-suicide': 'suicide clause family gets money die first year term accident death',
  'faqs-forgotten-illness':
    'moratorium 5 years 60 months claim cannot be contested non disclosure disclose',
  'faqs-cashless-how-fast':
    'cashless approval time how long hours discharge pre authorisation delay',
  'faqs-missed-life-premium':
    'policy lapsed revive revival missed premium grace period days still covered closed band ho gayi',
  'faqs-motor-policy-expired':
    'car bike insurance expired lapsed break in inspection needed days months back ago',
  'faqs-third-party-price': 'third party price rate per cc',
  'faqs-change-health-insurer': 'port portability switch company waiting period',
  'faqs-group-to-own-policy':
    'leaving job naukri chhod office company group mediclaim band own policy convert',
  'faqs-government-health-cover': 'ayushman bharat pmjay 5 lakh card government scheme free',
  'faqs-tax-on-health-premium': '80d tax benefit deduction health',
  'faqs-tax-on-life-premium': '80c tax benefit deduction lic life premium',
  'faqs-bonus-from-irdai': 'fake call irdai bonus fraud call lapsed policy money',
  'faqs-paid-a-fraud': 'cheated scam otp upi fraud money lost 1930',
  'faqs-nominee': 'no nominee change minor wife father expired legal heir who gets money',
  'faqs-loan-on-policy': 'loan against lic policy borrow',
  'faqs-stop-savings-policy': 'surrender value stop paying close policy get money back lic',
  'bike-insurance-helmet-licence': 'unlicensed without licence accident claim rejected',
  'claim-home-damaged':
    'home house shop crop roof wall collapsed rain flood water storm earthquake fire theft household',
  'claim-covid': 'covid corona claim refused unpaid hospital',
  'faqs-delivery-cost': 'delivery normal caesarean birth cost bill paid pregnancy claim',
  'cashless-hospital-ayushman-asks-money':
    'ayushman card hospital asking money deposit complaint pmjay free',
  'faqs-changed-my-mind': 'free look cancel refund new policy return within 30 days',
  'faqs-hurt-on-the-road': 'hit and run compensation accident victim treatment tribunal macr mact',
  'faqs-owner-has-died': 'owner death car transfer',
  'faqs-unpaid-part-of-bill': 'claim deducted less paid partial settlement consumables non medical',
  'faqs-policy-on-phone': 'digilocker soft copy traffic police mparivahan show insurance',
  'faqs-public-life-cover':
    'pmjjby pmsby pradhan mantri 436 20 rupees bank debit edli pf insurance',
  'faqs-employer-health-cover': 'company group insurance office enough left job',
  'faqs-health-cover-abroad': 'foreign treatment outside india',
  'faqs-which-ombudsman': 'ombudsman address office state city district uttar pradesh',
  'faqs-death-claim-how-fast': 'death claim time days how long settle nominee documents',
  'faqs-who-rejects': 'claim rejected reason letter clause',
  'faqs-late-papers':
    'late intimation delay in informing deri fir late documents missing claim rejected',
  'faqs-surveyor-when':
    'surveyor kab aayega when will surveyor come not coming delay repair estimate service centre',
  'faqs-which-data': 'privacy tracking cookies data',
  'term-insurance-claim-disputed': 'smoking cigarette hid term plan',
  'term-insurance-return-of-premium': 'trop money back term paisa wapas survive maturity',
  'investment-plans-illustration-rates': 'ulip returns guaranteed 4 8 10 12 15 percent promise',
  'investment-plans-tax-on-maturity': 'ulip 2.5 lakh 5 lakh premium 10(10d) tax free capital gains',
  'pension-plans-is-income-taxed': 'pension annuity tax taxable taxed',
  'super-topup-which-deductible': 'how to choose deductible how much which amount',
  'pension-plans-joint-life-or-return':
    'pensioner dies wife spouse gets pension after death nominee',
  'pension-plans-die-soon-after': 'pension death wife milega money lost',
  'joy-center-newborn-cover': 'newborn day 1 91 days baby cover',
  'grievance-redressal-calls':
    'insurance company agents calling every day different numbers block stop calls roz phone',
  'bike-insurance-large-workshop-share':
    'zero dep still paid own pocket jeb se lag deductible half bill',
  'joy-center-home-loan-insurance-mandatory':
    'bank loan insurance mandatory forced jabardasti kat liya',
  'claim-two-health-policies': '2 policy office employer own both dono bill claim',
  'senior-citizen-premium-rise': 'mummy papa mother father badha',
  'health-insurance-which-kind': 'which insurance should i take which plan suits family parents',
  'health-insurance-how-much-cover': 'how much sum insured 5 lakh 10 lakh enough health cover',
  'term-insurance-how-much-cover':
    'how much term cover insurance kitne ka lena chahiye salary 10 times income 50 lakh 1 crore enough',
  'car-insurance-small-claim-or-pay': 'scratch dent bumper claim or not ncb',
  'bike-insurance-lapsed-for-months': 'bike scooter insurance expired ran out months ago',
  'renewal-health-expired-months':
    'health mediclaim insurance forgot renew bhul gaya days after grace expired khatam late',
  'renewal-motor-grace-period': 'car bike motor insurance grace period days',
  'car-insurance-fine': 'bike car expired traffic challan fine penalty without insurance police',
  'car-insurance-policy-expired':
    'car insurance expired break in months no claim bonus ncb lost 90 days',
  'bike-insurance-second-hand': 'transfer insurance name old bike buy used rc transfer',
  'cashless-hospital-left-the-network': 'hospital removed blacklisted',
  'claim-surveyor-amount-too-small': 'surveyor gave less money low amount kam estimate not agree',
  'claim-hit-and-run':
    'gadi mar ke bhag gayi number nahi pata muavja compensation unknown vehicle ran away',
  'claim-told-insurer-late':
    'bike car chori stolen theft fir days later late delay deri intimation company bahana',
  'claim-tribunal-time-limit': 'mact case kab tak months after accident late',
  'claim-hospital-wants-deposit': 'hospital asking deposit advance money cashless',
  'claim-nominee-died': 'nominee has died no nominee who gets the claim probate',
  'claim-nominee-cannot-find-policy':
    'unclaimed amount father policy details not known after death find policy',
  'customer-login-no-code': 'otp code not received login problem sign in not working',
  'customer-login-fake-policy': 'policy original or fake check verify',
  'legal-check-registration': 'registered irdai broker genuine website check',
  'about-us-cost-through-broker':
    'broker charge extra fee buy through you or direct from company cheaper costlier discount',
  '/renewal#life': 'ulip premium missed unpaid',
  '/renewal#health':
    'forgot renew health policy late lose waiting period benefits continuity premium unpaid missed',
  'careers-posp-from-home': 'become posp agent work from home part time commission',
  'motor-theft': 'car bike stolen chori ho gayi theft claim fir keys',
  'motor-own-damage':
    'car hit damaged accident repair garage claim process dent windshield glass flood',
  'two-wheeler': 'bike scooter accident damage claim',
  'motor-third-party': 'hit someone injured pedestrian third party claim',
  '/claim/motor-third-party/answer?role=died':
    'died killed dead in road accident death by truck car bus tribunal compensation widow family',
  'health-cashless':
    'planned surgery operation next week inform insurer before admission knee cashless admission planned emergency hospital desk refuses not giving nahi de raha',
  'health-reimbursement': 'reimbursement paid hospital bill claim later documents',
  'critical-illness': 'cancer heart attack stroke kidney diagnosed claim lump sum',
  'life-death':
    'father mother husband wife died death claim documents papers nominee lic insurance money',
  travel:
    'fell sick ill abroad hospital asking money flight cancelled assistance number baggage lost delayed flight passport stolen abroad hospital claim bag airport',
  'personal-accident': 'disability accident leg hand lost owner driver claim pmsby',
  // Calculators.
  '/health-insurance/cover-calculator':
    'how much health insurance do i need calculate cover amount kitna health insurance lena chahiye kitne lakh ka mediclaim sum insured family of four enough',
  '/health-insurance/hospital-bill-calculator':
    'hospital bill room rent proportionate deduction how much will insurer pay from my share kitna katega kitna milega',
  '/health-insurance/waiting-period-calculator':
    'when does my waiting period end calculate date over kab khatam hoga',
  '/health-insurance/80d-calculator':
    '80d tax saving calculate how much tax save kitna tax bachega',
  '/critical-illness-insurance/cover-calculator':
    'how much critical illness cover should i take calculate amount kitna',
  '/super-topup/deductible-calculator':
    'which deductible to choose calculate super top up kitna deductible lu how much top up do i need',
  '/maternity-health-insurance/maternity-cover-calculator':
    'date when maternity cover starts calculate due date planning baby kab se',
  '/term-insurance/human-life-value-calculator':
    'how much term cover life insurance do i need calculate human life value hlv kitne ka term plan lena chahiye kitna',
  '/child-plans/child-education-calculator':
    'child education cost calculate college fees how much to save bacche ki padhai ka kharcha kitna plan',
  '/investment-plans/policy-return-calculator':
    'return irr percent of lic endowment money back policy calculate interest rate kitna return milega',
  '/investment-plans/maturity-tax-calculator':
    'is maturity amount taxable calculate tax on lic maturity 10 10d kitna tax lagega',
  '/pension-plans/pension-calculator':
    'how much to save for retirement calculate corpus pension kitna bachana',
  '/pension-plans/annuity-calculator':
    'annuity calculate monthly pension from lump sum kitni pension milegi',
  '/car-insurance/third-party-premium-calculator':
    'car third party premium calculate price kitna gadi',
  '/car-insurance/idv-calculator':
    'car idv calculate how much value kaise nikale gaadi ki idv kitni gadi',
  '/car-insurance/ncb-calculator':
    'should i claim or keep my ncb calculate small damage claim kare ya nahi car ncb kitna',
  '/bike-insurance/third-party-premium-calculator':
    'bike scooter third party premium calculate price kitna',
  '/bike-insurance/idv-calculator': 'bike scooter idv calculate how much value kaise nikale',
  '/bike-insurance/ncb-calculator': 'bike scooter ncb calculate should i claim or keep bonus',
  '/travel-insurance/cover-calculator': 'how much travel cover medical do i need calculate kitna',
};
