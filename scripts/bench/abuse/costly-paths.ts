/** The requests that cost the site most: a search for words of no list, and pages that are rendered per request. */
const unmatchedQuery =
  'qzkwor plivexa bhrontu cadmyel drusqik fantopul gexhawim jorbenty klumsarp vextidol';

/** Another parameter may be appended, so that no two URLs are the same. */
export const costlyPaths = [
  `/api/hospitals?q=${encodeURIComponent(unmatchedQuery)}`,
  `/cashless-hospital/answer?q=${encodeURIComponent(unmatchedQuery)}&city=Mumbai`,
  `/api/hospitals/suggestions?q=${encodeURIComponent(unmatchedQuery)}`,
  '/faqs/answer?q=what+happens+to+my+no+claim+bonus+when+I+sell+the+car',
  '/claim/motor-own-damage/answer?date=2026-11-20',
  '/car-insurance/third-party-premium-calculator/answer?fuel=petrol&cc=1197',
];
