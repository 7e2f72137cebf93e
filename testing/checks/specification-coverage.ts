/**
 * The owner's specification, sentence by sentence, and where each is seen to hold: the table to walk down before a
 * release. `says` is a piece of docs/specification.md; a test is "file: its title", with … for what a loop fills in.
 * specification-coverage.test.ts finds every test and decision named here, and any block of the specification that is
 * not.
 */
export type CoverageRow = {
  quote: string;
  /** Tests in a real browser (e2e), or unit tests where a browser has nothing to show. */
  tests: readonly string[];
  /** Decisions that say why the words are not taken literally, or which reading was chosen. */
  decisions?: readonly number[];
  /** Sections of docs/rules.md that say the same. */
  rules?: readonly number[];
};

const everyPage = 'e2e/every-page.spec.ts: … is in order';
const callBack = (title: string) => `e2e/call-back.spec.ts: ${title}`;
const popup = (title: string) => `e2e/exit-popup.spec.ts: ${title}`;
const navigation = (title: string) => `e2e/navigation.spec.ts: ${title}`;
const origins = (title: string) => `e2e/origins.spec.ts: ${title}`;
const itself = (title: string) => `e2e/specification.spec.ts: ${title}`;
const withoutScripts = (title: string) => `e2e/without-javascript.spec.ts: ${title}`;

const application = origins('under … the login leads to the Application …');
const blogs = origins(
  'a production build links to the live blogs by their own address, whatever the host',
);
const threeMessages = callBack(
  'submitting an empty form shows the three messages and sends nothing; a field is checked on blur, and again as it is corrected',
);
const refusal = callBack(
  'Lead.svc’s message is shown beneath the button, which works again; a spinner shows while it is sent, and a second press is not a second request',
);
const wrongAnswers = callBack(
  'on any invalid response of Lead.svc the request is stored, the visitor is told so, and it is delivered once',
);
const outOfReach = callBack(
  'when our own server is unreachable the message says so, and the next press is the same request; an invalid token is replaced silently',
);
const digits = callBack(
  'only digits are accepted while typing, and none is lost; a pasted number loses its other characters',
);
const thanks = callBack(
  'a request reaches Lead.svc with the anti-forgery token of its header, the confirmation says what happens next, and the log has none of its data',
);
const listed = itself('the header, the Products menu and the form have the specification’s items');
const staysAway = popup(
  'closed in any way, it returns the focus and stays closed until the next day, on every page',
);
const nextDay = popup('the next day it may appear again');
const opens = popup(
  'it opens when the pointer leaves upwards, not at any other edge, and never for a finger',
);
const clearsFlags = popup(
  'opening it clears the errors of the page’s form, and it fits 1366×625: the consent and the button are entirely visible',
);
const fromPopup = popup(
  'a request sent from it shows the confirmation in it and in the page’s form, and a cookie suppresses it',
);
const footer = itself(
  'a page is loaded when it is opened, never prefetched; its footer has all items of the specification',
);
const unknownPath = navigation('an unknown path redirects home and keeps the advertisement’s tags');
const byOrigin = origins('a request goes to the live service from a production origin, else to QA');
const promise = itself(
  'the promise of fifteen minutes is beside the form, in it and in the confirmation',
);
const card =
  'testing/checks/specification-coverage.test.ts: the packages and the top level are the card’s';

export const specificationCoverage: readonly CoverageRow[] = [
  // 0 and 1
  { quote: 'ask for a call-back. This document', tests: [everyPage, thanks] },
  { quote: 'Audience: visitors in India', tests: [everyPage] },
  {
    quote: 'Browsing and comparing insurance products',
    tests: [
      'e2e/comparison.spec.ts: four are shown at first; pick, remove and reorder; reload and back preserve it',
      'e2e/home.spec.ts: the home page shows the health insurance page’s answer, figures and drawing, and every product',
    ],
    rules: [9],
  },
  {
    quote: 'Policy renewal.',
    tests: [
      'e2e/renewal.spec.ts: a health policy that lapsed nine days ago: a dated plan on one page, without a name',
    ],
  },
  {
    quote: 'A smart claim service.',
    tests: [
      'e2e/claim.spec.ts: a car stolen an hour ago: a dated plan on one page, without asking for a name',
    ],
  },
  {
    quote: 'A cashless hospital network search.',
    tests: [
      'e2e/hospitals.spec.ts: results update while typing, the URL has the search, the list states its limits',
    ],
  },
  {
    quote: 'A customer login for downloading policies.',
    tests: [
      'e2e/customer-login.spec.ts: from the number to the e-card and out: one tap after the code, and the log has neither',
      application,
    ],
    decisions: [65, 87],
  },
  {
    quote: 'A joy center.',
    tests: [everyPage, itself('Joy Center lists life events and further links')],
  },
  {
    quote: 'A recurring request-a-call lead form',
    tests: [itself('Get a Call is on every page where people choose cover')],
    rules: [6],
  },
  { quote: 'An expert is promised to call within 15 minutes.', tests: [promise] },
  { quote: 'The footer carries a disclaimer', tests: [footer] },
  { quote: 'Content of the individual product pages', tests: [everyPage] },
  // 2
  { quote: 'Each has its own page title and meta description', tests: [everyPage] },
  {
    quote: '| (empty path) | health insurance page |',
    tests: [
      'e2e/home.spec.ts: the home page shows the health insurance page’s answer, figures and drawing, and every product',
    ],
    rules: [10],
  },
  {
    quote: '| any unknown path | redirects to the empty path |',
    tests: [unknownPath],
    decisions: [3],
  },
  {
    quote: 'Navigation restores scroll position.',
    tests: [navigation('the back button restores the scroll position')],
  },
  {
    quote: 'Pages load on demand.',
    tests: [footer],
  },
  {
    quote:
      'About Us, a Products mega menu, Renew Policy, Joy Center, Smart Claim and a phone number.',
    tests: [listed],
  },
  {
    quote: 'a side drawer listing all products plus Customer Login',
    tests: [navigation('the drawer has every product and Customer Login')],
  },
  {
    quote: 'Menu groups:',
    tests: [listed],
    decisions: [11],
    rules: [10],
  },
  { quote: 'Company links, legal pages, social links, payment methods', tests: [footer] },
  { quote: 'It also links to a blog and a Hindi blog', tests: [footer, blogs] },
  {
    quote: 'Appears when the mouse pointer leaves through the top of the window',
    tests: [
      opens,
      popup('a mouse that leaves at y = … as its first movement opens it, before hydration'),
      popup('it never appears on pages about a claim, a complaint or business with us'),
    ],
    rules: [6],
  },
  {
    quote: 'It has a close icon.',
    tests: [clearsFlags],
  },
  // 3
  { quote: 'Fields: product, timeSlot, mobile number.', tests: [listed, thanks], rules: [6] },
  { quote: 'Product choices and codes', tests: [listed], rules: [2, 6] },
  { quote: 'Time slots (labels)', tests: [listed], rules: [6] },
  {
    quote: 'A title and a list of meta tags',
    tests: [
      everyPage,
      'lib/site/routes.test.ts: a meta tag has a name and content, and is unique on its page',
    ],
    rules: [11],
  },
  // 4
  { quote: 'Starts with the form visible.', tests: [thanks] },
  {
    quote: 'Opening the popup clears the error flags.',
    tests: [
      clearsFlags,
      popup(
        'it opens with the focus on its heading; Space, digits and a paste as the first keys change nothing and lose nothing',
      ),
    ],
  },
  {
    quote: 'shows a loading spinner',
    tests: [refusal],
  },
  {
    quote: 'switches to a thank-you message and clears the product and mobile fields',
    tests: [thanks],
  },
  {
    quote: 'The thank-you state is broadcast so the popup can show it.',
    tests: [
      fromPopup,
      popup(
        'a confirmation in the page’s form is shown in the popup too, and a honeypot filled by the browser loses no request',
      ),
    ],
  },
  {
    quote: "Error response: shows the server's message and re-enables the button.",
    tests: [
      refusal,
      withoutScripts(
        'a refusal shows Lead.svc’s message; without a usable response the page says that the request is saved',
      ),
    ],
    rules: [6],
  },
  {
    quote: 'Closing the popup stores a marker in local storage',
    tests: [staysAway, nextDay],
    rules: [6],
  },
  { quote: 'The popup reopens only when the stored day differs', tests: [nextDay] },
  {
    quote: 'After a successful submit a cookie is also written',
    tests: [
      fromPopup,
      'e2e/page-load.spec.ts: a request sent before hydration is posted by the browser and delivered once',
    ],
  },
  // 5
  {
    quote: 'Mobile: invalid if empty, shorter than 10 characters, or numerically zero.',
    tests: [threeMessages],
  },
  {
    quote: 'Digits only (non-digits stripped as typed), fixed length 10',
    tests: [
      digits,
      withoutScripts('a number with letters, or one digit too many, is refused and not truncated'),
    ],
    rules: [6],
  },
  { quote: 'Product: required.', tests: [threeMessages] },
  { quote: 'Time slot: required.', tests: [threeMessages] },
  {
    quote: 'Validation runs on blur or change, and again on submit.',
    tests: [
      threeMessages,
      callBack('a field left before the enhancement loads is checked when it loads'),
    ],
  },
  {
    quote: 'Other reusable input filters:',
    tests: [
      'e2e/requests.spec.ts: an empty form says what each field needs, a pasted number is accepted, and after a lost response the request is repeated',
      'lib/input/input-filters.test.ts: an address is text, @, domain, dot and at least two letters',
      'lib/input/input-filters.test.ts: letters and spaces stay, digits and signs go',
      'lib/input/input-filters.test.ts: letters and digits stay, spaces go',
      'lib/input/input-filters.test.ts: thousands are grouped as in India: three digits, then pairs',
    ],
  },
  {
    quote: 'Where these are applied: not shown.',
    tests: [
      'e2e/requests.spec.ts: an empty form says what each field needs, a pasted number is accepted, and after a lost response the request is repeated',
    ],
  },
  // 6
  { quote: 'No roles. All shown pages are public.', tests: [everyPage] },
  // 7
  {
    quote: 'Payload: MobileNumber, IsIVRRequest',
    tests: [
      thanks,
      'lib/lead-service/generate-lead.test.ts: the lead goes out exactly as the specification says',
    ],
  },
  { quote: 'Response fields read: IsError, ErrorMessage.', tests: [refusal, wrongAnswers] },
  { quote: 'On IsError true, the ErrorMessage is shown beneath the button', tests: [refusal] },
  {
    quote: 'A generic GET helper',
    tests: [
      'testing/checks/specification-coverage.test.ts: every test and every decision that the walk names is there',
    ],
    rules: [6],
  },
  { quote: 'Service base URL depends on page origin', tests: [byOrigin] },
  {
    quote: 'The redirect URL and main URL switch in the same way',
    tests: [application, blogs],
    decisions: [65],
  },
  {
    quote: 'carry an anti-forgery header taken from a cookie',
    tests: [thanks, outOfReach],
    decisions: [5],
  },
  // 8
  { quote: '| Product missing | Select product |', tests: [threeMessages] },
  { quote: '| Time slot missing | Select Time Slot |', tests: [threeMessages] },
  { quote: '| Mobile invalid | Enter valid mobile no. |', tests: [threeMessages] },
  { quote: '| Lead call returns IsError true |', tests: [refusal] },
  {
    quote: '| Network failure | not shown |',
    tests: [outOfReach],
  },
  {
    quote: '| Empty response | not shown (the spinner stays) |',
    tests: [
      wrongAnswers,
      'e2e/outage.spec.ts: a page that said "saved" shows a later refusal, and the look-up has it',
    ],
  },
  // 9
  { quote: 'Call-back promise: within 15 minutes.', tests: [promise] },
  { quote: 'Mobile number length: 10.', tests: [digits], rules: [6] },
  {
    quote: 'Popup exit-intent threshold: pointer y below 10 pixels.',
    tests: [
      opens,
      popup('a mouse that leaves at y = … as its first movement opens it, before hydration'),
    ],
  },
  { quote: 'Popup suppression: until the next day.', tests: [staysAway, nextDay] },
  {
    quote: 'Time slots:',
    tests: [
      listed,
      'lib/lead-service/time-slots.test.ts: the number and the length of the slots are the specification’s, one after the other',
    ],
  },
  {
    quote: 'Configuration flags: production true, OTP required false.',
    tests: [
      'lib/config/parse-environment.test.ts: one-time codes for call-backs need a gateway, except where a demonstration writes them to files',
      'app/api/call-back/code/route.test.ts: attack: a call without its code is stored, answered 401, and never sent',
      'e2e/outage.spec.ts: an incomplete production environment stops the start with every missing name',
    ],
  },
  {
    quote: 'A static key and an encryption key and IV exist in configuration',
    tests: ['lib/config/keys.test.ts: secrets that are given are used and nothing is written'],
    decisions: [82],
  },
  { quote: 'Displayed contact: a support phone number', tests: [footer] },
  { quote: 'Broker license valid until 10-May-2027.', tests: [everyPage, footer] },
  // 10
  { quote: 'Preferred language: TypeScript.', tests: [card] },
  { quote: 'kind: server-rendered Next.js website', tests: [everyPage] },
  {
    quote: 'packages: next, react',
    tests: [
      card,
      'testing/checks/documents.test.ts: every dependency is explained, and nothing that is none',
    ],
  },
  { quote: 'top-level: package.json', tests: [card] },
  { quote: 'shape: App Router pages', tests: [everyPage, unknownPath, thanks] },
  {
    quote: 'used-by: search-engine crawlers',
    tests: [
      'e2e/seo-audit.spec.ts: our own audit finds no error and no warning on any route as served, nor on one of each kind as rendered',
      'e2e/analytics.spec.ts: an advertisement’s tags, also on a mistyped address, stay with the visit and are stored with its request',
    ],
  },
];
