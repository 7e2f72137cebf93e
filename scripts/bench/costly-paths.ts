/** What costs the site most to answer: words that no list holds are compared with all that it does, and pages are made. */
const unmatchedQuery =
  'qzkwor plivexa bhrontu cadmyel drusqik fantopul gexhawim jorbenty klumsarp vextidol';

/** Each takes another parameter behind it, which makes it another address. */
export const costlyPaths = [
  `/api/hospitals?q=${encodeURIComponent(unmatchedQuery)}`,
  `/cashless-hospital/answer?q=${encodeURIComponent(unmatchedQuery)}&city=Mumbai`,
  `/api/hospitals/suggestions?q=${encodeURIComponent(unmatchedQuery)}`,
  '/faqs/answer?q=what+happens+to+my+no+claim+bonus+when+I+sell+the+car',
  '/claim/motor-own-damage/answer?date=2026-11-20',
  '/car-insurance/third-party-premium-calculator/answer?fuel=petrol&cc=1197',
];
