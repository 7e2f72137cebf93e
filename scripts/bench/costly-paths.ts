/** What costs the site most to answer: words that no list holds are compared with all that it does, and pages are made. */
const unmatchedQuery =
  'qzkwor plivexa bhrontu cadmyel drusqik fantopul gexhawim jorbenty klumsarp vextidol';

/** Each takes another parameter behind it, which makes it another address. */
export const costlyPaths = [
  `/api/hospitals?q=${encodeURIComponent(unmatchedQuery)}`,
  `/cashless-hospital?q=${encodeURIComponent(unmatchedQuery)}&city=Mumbai`,
  `/api/hospitals/suggestions?q=${encodeURIComponent(unmatchedQuery)}`,
  '/faqs?q=what+happens+to+my+no+claim+bonus+when+I+sell+the+car',
  '/claim?type=motor-own-damage',
  '/car-insurance?tool=car-third-party&fuel=petrol&cc=1197',
];
