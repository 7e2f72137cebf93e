/** The catalogues of all rooms, each beside the English texts that it translates. */

import { answerInPlaceRows } from '@/components/calculators/answer-in-place.hi';
import { calculatorsComponentHindi } from '@/components/calculators/calculators.hi';
import { callBackComponentHindi } from '@/components/call-back/call-back.hi';
import { claimsComponentHindi } from '@/components/claims/claims.hi';
import { comparisonComponentHindi } from '@/components/comparison/comparison.hi';
import { complaintsComponentHindi } from '@/components/complaints/complaints.hi';
import { customerLoginComponentHindi } from '@/components/customer-login/customer-login.hi';
import { deductionsComponentHindi } from '@/components/deductions/deductions.hi';
import { deskComponentHindi } from '@/components/desk/desk.hi';
import { drawingsComponentHindi } from '@/components/drawings/drawings.hi';
import { codeEntryHindi, formsComponentHindi } from '@/components/forms/forms.hi';
import { pagesComponentHindi } from '@/components/hindi/pages.hi';
import { patternsComponentHindi } from '@/components/hindi/patterns.hi';
import { sharedComponentHindi } from '@/components/hindi/shared.hi';
import { homeComponentHindi } from '@/components/home/home.hi';
import { hospitalsComponentHindi } from '@/components/hospitals/hospitals.hi';
import { hospitalResultsHindi } from '@/components/hospitals/results/hospital-results.hi';
import { insurersComponentHindi } from '@/components/insurers/insurers.hi';
import { layoutComponentHindi } from '@/components/layout/layout.hi';
import { letterComponentHindi } from '@/components/letter/letter.hi';
import { lifeEventsComponentHindi } from '@/components/life-events/life-events.hi';
import { ombudsmanComponentHindi, ombudsmanPlacesHindi } from '@/components/ombudsman/ombudsman.hi';
import { productPageComponentHindi } from '@/components/product-page/product-page.hi';
import { questionsComponentHindi } from '@/components/questions/questions.hi';
import { refusalsComponentHindi } from '@/components/refusals/refusals.hi';
import { renewalsComponentHindi } from '@/components/renewals/renewals.hi';
import { requestsComponentHindi } from '@/components/requests/requests.hi';
import { sectionsComponentHindi } from '@/components/sections/sections.hi';
import { timelineComponentHindi } from '@/components/timeline/timeline.hi';
import { calculatorsCalculatorHindi } from '@/lib/content/calculators/calculators.hi';
import { healthCalculatorHindi } from '@/lib/content/calculators/health.hi';
import { lifeCalculatorHindi } from '@/lib/content/calculators/life.hi';
import { motorCalculatorHindi } from '@/lib/content/calculators/motor.hi';
import { claimsClaimHindi } from '@/lib/content/claims/claims.hi';
import { healthClaimHindi } from '@/lib/content/claims/health.hi';
import { indexableClaimsClaimHindi } from '@/lib/content/claims/indexable-claims.hi';
import { lifeClaimHindi } from '@/lib/content/claims/life.hi';
import { motorClaimHindi } from '@/lib/content/claims/motor.hi';
import { roadAccidentClaimHindi } from '@/lib/content/claims/road-accident.hi';
import { sharedCopyClaimHindi } from '@/lib/content/claims/shared-copy.hi';
import { travelClaimHindi } from '@/lib/content/claims/travel.hi';
import { bikeInsuranceComparisonHindi } from '@/lib/content/comparisons/bike-insurance.hi';
import { carInsuranceComparisonHindi } from '@/lib/content/comparisons/car-insurance.hi';
import { comparisonsComparisonHindi } from '@/lib/content/comparisons/comparisons.hi';
import { healthInsuranceComparisonHindi } from '@/lib/content/comparisons/health-insurance.hi';
import { seniorCitizenComparisonHindi } from '@/lib/content/comparisons/senior-citizen.hi';
import { termInsuranceComparisonHindi } from '@/lib/content/comparisons/term-insurance.hi';
import { complaintsComplaintHindi } from '@/lib/content/complaints/complaints.hi';
import { ombudsmanComplaintComplaintHindi } from '@/lib/content/complaints/ombudsman-complaint.hi';
import { consentHindi } from '@/lib/content/consent.hi';
import { drawingsHindi } from '@/lib/content/drawings.hi';
import { claimsFigureHindi } from '@/lib/content/figures/claims.hi';
import { figuresFigureHindi } from '@/lib/content/figures/figures.hi';
import { healthFigureHindi } from '@/lib/content/figures/health.hi';
import { lifeFigureHindi } from '@/lib/content/figures/life.hi';
import { motorFigureHindi } from '@/lib/content/figures/motor.hi';
import { savingsFigureHindi } from '@/lib/content/figures/savings.hi';
import { lifeEventsHindi } from '@/lib/content/life-events/life-events.hi';
import { ombudsmanOfficesHindi } from '@/lib/content/ombudsman-offices.hi';
import { cashlessHospitalPageHindi } from '@/lib/content/pages/cashless-hospital.hi';
import { claimPageHindi } from '@/lib/content/pages/claim.hi';
import { contactUsPageHindi } from '@/lib/content/pages/contact-us.hi';
import { faqsPageHindi } from '@/lib/content/pages/faqs.hi';
import { grievanceRedressalPageHindi } from '@/lib/content/pages/grievance-redressal.hi';
import { insuranceCompaniesPageHindi } from '@/lib/content/pages/insurance-companies.hi';
import { insurerPageHindi } from '@/lib/content/pages/insurer-page.hi';
import { pagesPageHindi } from '@/lib/content/pages/pages.hi';
import { privacyPolicyPageHindi } from '@/lib/content/pages/privacy-policy.hi';
import { renewalPageHindi } from '@/lib/content/pages/renewal.hi';
import { bikeInsuranceProductHindi } from '@/lib/content/products/bike-insurance.hi';
import { carInsuranceProductHindi } from '@/lib/content/products/car-insurance.hi';
import { healthInsuranceProductHindi } from '@/lib/content/products/health-insurance.hi';
import { productsProductHindi } from '@/lib/content/products/products.hi';
import { seniorCitizenProductHindi } from '@/lib/content/products/senior-citizen.hi';
import { termInsuranceProductHindi } from '@/lib/content/products/term-insurance.hi';
import { allLinesRefusalHindi } from '@/lib/content/refusals/all-lines.hi';
import { healthRefusalHindi } from '@/lib/content/refusals/health.hi';
import { lifeRefusalHindi } from '@/lib/content/refusals/life.hi';
import { motorRefusalHindi } from '@/lib/content/refusals/motor.hi';
import { readCasesRefusalHindi } from '@/lib/content/refusals/read-cases.hi';
import { reasonPagesRefusalHindi } from '@/lib/content/refusals/reason-pages.hi';
import { refusalCopyRefusalHindi } from '@/lib/content/refusals/refusal-copy.hi';
import { refusalsRefusalHindi } from '@/lib/content/refusals/refusals.hi';
import { travelRefusalHindi } from '@/lib/content/refusals/travel.hi';
import { healthRenewalHindi } from '@/lib/content/renewals/health.hi';
import { lifeNotLinkedRenewalHindi } from '@/lib/content/renewals/life-not-linked.hi';
import { motorThirdPartyRenewalHindi } from '@/lib/content/renewals/motor-third-party.hi';
import { renewalsRenewalHindi } from '@/lib/content/renewals/renewals.hi';
import { requestKindsRequestHindi } from '@/lib/content/requests/request-kinds.hi';
import { requestNoticesHindi } from '@/lib/content/requests/request-notices.hi';
import { requestsRequestHindi } from '@/lib/content/requests/requests.hi';
import { sharedHindi } from '@/lib/content/shared.hi';
import { termsHindi } from '@/lib/content/terms.hi';
import { httpHindi, rejectionPageHindi } from '@/lib/http/http.hi';
import { oneTimeCodesHindi } from '@/lib/identity/one-time-codes/one-time-codes.hi';
import { inputHindi } from '@/lib/input/input.hi';
import type { Catalogue } from '@/lib/languages/create-translator';
import { leadsHindi } from '@/lib/leads/leads.hi';
import { requestMessagesHindi } from '@/lib/requests/requests.hi';
import { routesHindi } from '@/lib/site/routes.hi';
import { calculatorRegistryToolHindi } from '@/lib/tools/calculator-registry/calculator-registry.hi';
import { calculatorsToolHindi } from '@/lib/tools/calculators/calculators.hi';
import { openingToolHindi } from '@/lib/tools/calculators/opening.hi';
import { claimsToolHindi } from '@/lib/tools/claims/claims.hi';
import { complaintsToolHindi } from '@/lib/tools/complaints/complaints.hi';
import { datedPlanToolHindi } from '@/lib/tools/dated-plan/dated-plan.hi';
import { deductionsToolHindi } from '@/lib/tools/deductions/deductions.hi';
import { healthToolHindi } from '@/lib/tools/health/health.hi';
import { healthCoverOpeningHindi } from '@/lib/tools/health/health-cover/health-cover-opening.hi';
import { hospitalsToolHindi } from '@/lib/tools/hospitals/hospitals.hi';
import { insurersToolHindi } from '@/lib/tools/insurers/insurers.hi';
import { lettersToolHindi } from '@/lib/tools/letters/letters.hi';
import { humanLifeValueOpeningHindi } from '@/lib/tools/life/human-life-value/human-life-value-opening.hi';
import { lifeToolHindi } from '@/lib/tools/life/life.hi';
import { moneyToolHindi } from '@/lib/tools/money/money.hi';
import { motorToolHindi } from '@/lib/tools/motor/motor.hi';
import { thirdPartyOpeningHindi } from '@/lib/tools/motor/third-party-premium/third-party-premium-opening.hi';
import { ombudsmanToolHindi } from '@/lib/tools/ombudsman/ombudsman.hi';
import { questionsToolHindi } from '@/lib/tools/questions/questions.hi';
import { refusalsToolHindi } from '@/lib/tools/refusals/refusals.hi';
import { renewalsToolHindi } from '@/lib/tools/renewals/renewals.hi';
import { savingsToolHindi } from '@/lib/tools/savings/savings.hi';
import { taxToolHindi } from '@/lib/tools/tax/tax.hi';
import { travelToolHindi } from '@/lib/tools/travel/travel.hi';

export const catalogues: readonly Catalogue[] = [
  answerInPlaceRows,
  calculatorsComponentHindi,
  callBackComponentHindi,
  claimsComponentHindi,
  comparisonComponentHindi,
  complaintsComponentHindi,
  customerLoginComponentHindi,
  deductionsComponentHindi,
  deskComponentHindi,
  drawingsComponentHindi,
  formsComponentHindi,
  codeEntryHindi,
  pagesComponentHindi,
  patternsComponentHindi,
  sharedComponentHindi,
  homeComponentHindi,
  hospitalsComponentHindi,
  hospitalResultsHindi,
  insurersComponentHindi,
  layoutComponentHindi,
  letterComponentHindi,
  lifeEventsComponentHindi,
  ombudsmanComponentHindi,
  ombudsmanPlacesHindi,
  productPageComponentHindi,
  questionsComponentHindi,
  refusalsComponentHindi,
  renewalsComponentHindi,
  requestsComponentHindi,
  sectionsComponentHindi,
  timelineComponentHindi,
  calculatorsCalculatorHindi,
  healthCalculatorHindi,
  lifeCalculatorHindi,
  motorCalculatorHindi,
  claimsClaimHindi,
  healthClaimHindi,
  indexableClaimsClaimHindi,
  lifeClaimHindi,
  motorClaimHindi,
  roadAccidentClaimHindi,
  sharedCopyClaimHindi,
  travelClaimHindi,
  bikeInsuranceComparisonHindi,
  carInsuranceComparisonHindi,
  comparisonsComparisonHindi,
  healthInsuranceComparisonHindi,
  seniorCitizenComparisonHindi,
  termInsuranceComparisonHindi,
  complaintsComplaintHindi,
  ombudsmanComplaintComplaintHindi,
  drawingsHindi,
  claimsFigureHindi,
  figuresFigureHindi,
  healthFigureHindi,
  lifeFigureHindi,
  motorFigureHindi,
  savingsFigureHindi,
  lifeEventsHindi,
  ombudsmanOfficesHindi,
  cashlessHospitalPageHindi,
  claimPageHindi,
  contactUsPageHindi,
  faqsPageHindi,
  grievanceRedressalPageHindi,
  insuranceCompaniesPageHindi,
  insurerPageHindi,
  pagesPageHindi,
  privacyPolicyPageHindi,
  renewalPageHindi,
  bikeInsuranceProductHindi,
  carInsuranceProductHindi,
  healthInsuranceProductHindi,
  productsProductHindi,
  seniorCitizenProductHindi,
  termInsuranceProductHindi,
  allLinesRefusalHindi,
  healthRefusalHindi,
  lifeRefusalHindi,
  motorRefusalHindi,
  readCasesRefusalHindi,
  reasonPagesRefusalHindi,
  refusalCopyRefusalHindi,
  refusalsRefusalHindi,
  travelRefusalHindi,
  healthRenewalHindi,
  lifeNotLinkedRenewalHindi,
  motorThirdPartyRenewalHindi,
  renewalsRenewalHindi,
  consentHindi,
  httpHindi,
  inputHindi,
  rejectionPageHindi,
  leadsHindi,
  oneTimeCodesHindi,
  requestMessagesHindi,
  requestNoticesHindi,
  requestKindsRequestHindi,
  requestsRequestHindi,
  sharedHindi,
  termsHindi,
  routesHindi,
  calculatorRegistryToolHindi,
  openingToolHindi,
  healthCoverOpeningHindi,
  humanLifeValueOpeningHindi,
  thirdPartyOpeningHindi,
  calculatorsToolHindi,
  claimsToolHindi,
  complaintsToolHindi,
  datedPlanToolHindi,
  healthToolHindi,
  hospitalsToolHindi,
  insurersToolHindi,
  lettersToolHindi,
  lifeToolHindi,
  moneyToolHindi,
  motorToolHindi,
  ombudsmanToolHindi,
  questionsToolHindi,
  refusalsToolHindi,
  deductionsToolHindi,
  renewalsToolHindi,
  savingsToolHindi,
  taxToolHindi,
  travelToolHindi,
];
