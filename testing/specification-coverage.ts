/**
 * The owner's specification, sentence by sentence, and where each is seen to hold: the table to walk down before a
 * release. `says` is a piece of docs/specification.md; a test is "file: its title", with … for what a loop fills in.
 * specification-coverage.test.ts finds every test and decision named here, and any block of the specification that is not.
 */
export type CoverageRow = {
  quote: string;
  /** In a real browser (e2e), or in a unit test where a browser has nothing to show. */
  tests: readonly string[];
  /** Decisions that say why the words are not taken to the letter, or which reading was chosen. */
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

const links = origins('under … links lead to … and its Application');
const threeMessages = callBack(
  'pressing the button with nothing filled in shows the three messages and sends nothing; a field is checked when it is left, and again as it is mended',
);
const refusal = callBack(
  'Lead.svc’s own words stand beneath the button, which works again; a spinner shows while it is sent, and a second press is not a second request',
);
const wrongAnswers = callBack(
  'whatever Lead.svc answers wrongly, the request is kept, the visitor is told so, and it goes out once',
);
const outOfReach = callBack(
  'when our own server is out of reach the message says so, and the next press is the same request; a token that is no longer good is replaced unseen',
);
const digits = callBack(
  'digits only as typed, and none too many is lost; a pasted number loses what stands around it',
);
const thanks = callBack(
  'a request reaches Lead.svc with the anti-forgery token of its header, the thank-you says what happens next, and the log holds nothing of it',
);
const listed = itself(
  'the header, the Products menu and the form have what the specification lists',
);
const staysAway = popup(
  'closed in any way, it gives the focus back and stays away until the next day, on every page',
);
const nextDay = popup('the next day it may appear again');
const opens = popup(
  'it opens when the pointer leaves upwards, not at any other edge, and never for a finger',
);
const clearsFlags = popup(
  'opening it clears the error flags of the page’s form, and it fits 1366×625: the consent and the button stand whole in it',
);
const fromPopup = popup(
  'a request sent from it shows the thank-you in it and in the page’s form, and a cookie keeps it away',
);
const footer = itself(
  'a page is loaded when it is opened, and nothing of it before; its footer has everything that the specification lists',
);
const unknownPath = navigation('an unknown path leads home and keeps the advertisement’s tags');
const byOrigin = origins('a request goes to the live service from a production origin, else to QA');
const promise = itself(
  'the promise of fifteen minutes stands beside the form, in it and in the thank-you',
);
const card =
  'testing/specification-coverage.test.ts: the packages and the top level are the card’s';

export const specificationCoverage: readonly CoverageRow[] = [
  // 0 and 1
  { quote: 'ask for a call-back. This document', tests: [everyPage, thanks] },
  { quote: 'Audience: visitors in India', tests: [everyPage] },
  {
    quote: 'Browsing and comparing insurance products',
    tests: [
      'e2e/comparison.spec.ts: four are shown at first; pick, remove and reorder; a reload and the back button keep it',
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
      'e2e/claim.spec.ts: a car stolen an hour ago: a dated plan on one page, and nobody asked for a name',
    ],
  },
  {
    quote: 'A cashless hospital network search.',
    tests: [
      'e2e/hospitals.spec.ts: results come as one types, the URL keeps the search, the list says what it is worth',
    ],
  },
  {
    quote: 'A customer login for downloading policies.',
    tests: [
      'e2e/customer-login.spec.ts: from the number to the e-card and out: one tap after the code, and the log knows neither',
      links,
    ],
    decisions: [65, 87],
  },
  {
    quote: 'A joy center.',
    tests: [everyPage, itself('Joy Center lists moments of a life and ways on')],
  },
  {
    quote: 'A recurring request-a-call lead form',
    tests: [itself('Get a Call stands on every page where people choose cover')],
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
    tests: [navigation('going back brings the page where it was left')],
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
    tests: [navigation('the drawer holds every product and Customer Login')],
  },
  {
    quote: 'Menu groups:',
    tests: [listed],
    decisions: [11],
    rules: [10],
  },
  { quote: 'Company links, legal pages, social links, payment methods', tests: [footer] },
  { quote: 'It also links to a blog and a Hindi blog', tests: [footer, links] },
  {
    quote: 'Appears when the mouse pointer leaves through the top of the window',
    tests: [
      opens,
      popup(
        'a mouse that leaves at y = … as its first movement opens it, before the scripts are there',
      ),
      popup('it never appears where somebody has a claim, a complaint or business with us'),
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
        'it opens on its heading; Space, digits and a paste as the first keys change nothing and lose nothing',
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
        'a thank-you in the page’s form is there in the popup too, and a honeypot that the browser filled loses no request',
      ),
    ],
  },
  {
    quote: "Error response: shows the server's message and re-enables the button.",
    tests: [
      refusal,
      withoutScripts(
        'a refusal shows Lead.svc’s words; no usable answer says that the request is saved',
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
      'e2e/page-load.spec.ts: a request sent before the scripts are there is posted by the browser and arrives once',
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
      withoutScripts('a number with letters, or one digit too many, is refused and not cut'),
    ],
    rules: [6],
  },
  { quote: 'Product: required.', tests: [threeMessages] },
  { quote: 'Time slot: required.', tests: [threeMessages] },
  {
    quote: 'Validation runs on blur or change, and again on submit.',
    tests: [
      threeMessages,
      callBack('a field that was left before the enhancement came is told so when it comes'),
    ],
  },
  {
    quote: 'Other reusable input filters:',
    tests: [
      'e2e/requests.spec.ts: a form left empty says what each field needs, a pasted number is read, and an answer that got lost is asked for again',
      'lib/input/input-filters.test.ts: an address is text, @, domain, dot and at least two letters',
      'lib/input/input-filters.test.ts: letters and spaces stay, digits and signs go',
      'lib/input/input-filters.test.ts: letters and digits stay, spaces go',
      'lib/input/input-filters.test.ts: thousands are grouped as in India: three digits, then pairs',
    ],
  },
  {
    quote: 'Where these are applied: not shown.',
    tests: [
      'e2e/requests.spec.ts: a form left empty says what each field needs, a pasted number is read, and an answer that got lost is asked for again',
    ],
  },
  // 6
  { quote: 'No roles. All shown pages are public.', tests: [everyPage] },
  // 7
  {
    quote: 'Payload: MobileNumber, IsIVRRequest',
    tests: [
      thanks,
      'lib/lead-service/generate-lead.server.test.ts: the lead goes out exactly as the specification says',
    ],
  },
  { quote: 'Response fields read: IsError, ErrorMessage.', tests: [refusal, wrongAnswers] },
  { quote: 'On IsError true, the ErrorMessage is shown beneath the button', tests: [refusal] },
  {
    quote: 'A generic GET helper',
    tests: [
      'testing/specification-coverage.test.ts: every test and every decision that the walk names is there',
    ],
    rules: [6],
  },
  { quote: 'Service base URL depends on page origin', tests: [byOrigin] },
  {
    quote: 'The redirect URL and main URL switch in the same way',
    tests: [links],
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
      'e2e/outage.spec.ts: a page that said "saved" tells a refusal that comes later, and the look-up knows it',
    ],
  },
  // 9
  { quote: 'Call-back promise: within 15 minutes.', tests: [promise] },
  { quote: 'Mobile number length: 10.', tests: [digits], rules: [6] },
  {
    quote: 'Popup exit-intent threshold: pointer y below 10 pixels.',
    tests: [
      opens,
      popup(
        'a mouse that leaves at y = … as its first movement opens it, before the scripts are there',
      ),
    ],
  },
  { quote: 'Popup suppression: until the next day.', tests: [staysAway, nextDay] },
  {
    quote: 'Time slots: 9, each 30 minutes except the last',
    tests: [
      listed,
      'lib/lead-service/time-slots.test.ts: nine slots, each 30 minutes but the last, which is 60, one after the other',
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
    tests: [
      'lib/config/keys.server.test.ts: secrets that are given are used and nothing is written',
    ],
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
      'testing/documents.test.ts: every dependency is explained, and nothing that is none',
    ],
  },
  { quote: 'top-level: package.json', tests: [card] },
  { quote: 'shape: App Router pages', tests: [everyPage, unknownPath, thanks] },
  {
    quote: 'used-by: search-engine crawlers',
    tests: [
      'e2e/seo-audit.spec.ts: our own audit finds no error and no warning on any route as served, nor on one of each kind as drawn',
      'e2e/analytics.spec.ts: an advertisement’s tags, of a mistyped address too, stay with the visit and come with its request',
    ],
  },
];
