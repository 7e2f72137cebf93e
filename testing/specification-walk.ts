/**
 * The owner's specification, sentence by sentence, and where each is seen to hold: the table to walk down before a
 * release. `says` is a piece of docs/specification.md; a test is "file: its title", with … for what a loop fills in.
 * specification-walk.test.ts finds every test and decision named here, and any block of the specification that is not.
 */
export type WalkRow = {
  says: string;
  /** In a real browser (e2e), or in a unit test where a browser has nothing to show. */
  seenIn: readonly string[];
  /** Decisions that say why the words are not taken to the letter, or which reading was chosen. */
  decisions?: readonly number[];
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
const card = 'testing/specification-walk.test.ts: the packages and the top level are the card’s';

export const specificationWalk: readonly WalkRow[] = [
  // 0 and 1
  { says: 'ask for a call-back. This document', seenIn: [everyPage, thanks] },
  { says: 'Audience: visitors in India', seenIn: [everyPage] },
  {
    says: 'Browsing and comparing insurance products',
    seenIn: [
      'e2e/comparison.spec.ts: four are shown at first; pick, remove and reorder; a reload and the back button keep it',
      'e2e/home.spec.ts: the home page shows the health insurance page’s answer, figures and drawing, and every product',
    ],
    decisions: [14],
  },
  {
    says: 'Policy renewal.',
    seenIn: [
      'e2e/renewal.spec.ts: a health policy that lapsed nine days ago: a dated plan on one page, without a name',
    ],
  },
  {
    says: 'A smart claim service.',
    seenIn: [
      'e2e/claim.spec.ts: a car stolen an hour ago: a dated plan on one page, and nobody asked for a name',
    ],
  },
  {
    says: 'A cashless hospital network search.',
    seenIn: [
      'e2e/hospitals.spec.ts: results come as one types, the URL keeps the search, the list says what it is worth',
    ],
  },
  {
    says: 'A customer login for downloading policies.',
    seenIn: [
      'e2e/customer-login.spec.ts: from the number to the e-card and out: one tap after the code, and the log knows neither',
      links,
    ],
    decisions: [65, 91],
  },
  {
    says: 'A joy center.',
    seenIn: [everyPage, itself('Joy Center lists moments of a life and ways on')],
  },
  {
    says: 'A recurring request-a-call lead form',
    seenIn: [itself('Get a Call stands on every page where people choose cover')],
    decisions: [53, 58],
  },
  { says: 'An expert is promised to call within 15 minutes.', seenIn: [promise] },
  { says: 'The footer carries a disclaimer', seenIn: [footer] },
  { says: 'Content of the individual product pages', seenIn: [everyPage] },
  // 2
  { says: 'Each has its own page title and meta description', seenIn: [everyPage] },
  {
    says: '| (empty path) | health insurance page |',
    seenIn: [
      'e2e/home.spec.ts: the home page shows the health insurance page’s answer, figures and drawing, and every product',
    ],
    decisions: [92],
  },
  {
    says: '| any unknown path | redirects to the empty path |',
    seenIn: [unknownPath],
    decisions: [3],
  },
  {
    says: 'Navigation restores scroll position.',
    seenIn: [navigation('going back brings the page where it was left')],
  },
  {
    says: 'Pages load on demand.',
    seenIn: [footer],
  },
  {
    says: 'About Us, a Products mega menu, Renew Policy, Joy Center, Smart Claim and a phone number.',
    seenIn: [listed],
  },
  {
    says: 'a side drawer listing all products plus Customer Login',
    seenIn: [navigation('the drawer holds every product and Customer Login')],
  },
  {
    says: 'Menu groups:',
    seenIn: [listed],
    decisions: [11, 93],
  },
  { says: 'Company links, legal pages, social links, payment methods', seenIn: [footer] },
  { says: 'It also links to a blog and a Hindi blog', seenIn: [footer, links] },
  {
    says: 'Appears when the mouse pointer leaves through the top of the window',
    seenIn: [
      opens,
      popup(
        'a mouse that leaves at y = … as its first movement opens it, before the scripts are there',
      ),
      popup('it never appears where somebody has a claim, a complaint or business with us'),
    ],
    decisions: [53],
  },
  {
    says: 'It has a close icon.',
    seenIn: [clearsFlags],
  },
  // 3
  { says: 'Fields: product, timeSlot, mobile number.', seenIn: [listed, thanks], decisions: [1] },
  { says: 'Product choices and codes', seenIn: [listed], decisions: [58, 75] },
  { says: 'Time slots (labels)', seenIn: [listed], decisions: [55] },
  {
    says: 'A title and a list of meta tags',
    seenIn: [
      everyPage,
      'lib/site/routes.test.ts: a meta tag has a name, a content, and no twin on its page',
    ],
    decisions: [12],
  },
  // 4
  { says: 'Starts with the form visible.', seenIn: [thanks] },
  {
    says: 'Opening the popup clears the error flags.',
    seenIn: [
      clearsFlags,
      popup(
        'it opens on its heading; Space, digits and a paste as the first keys change nothing and lose nothing',
      ),
    ],
  },
  {
    says: 'shows a loading spinner',
    seenIn: [refusal],
  },
  {
    says: 'switches to a thank-you message and clears the product and mobile fields',
    seenIn: [thanks],
  },
  {
    says: 'The thank-you state is broadcast so the popup can show it.',
    seenIn: [
      fromPopup,
      popup(
        'a thank-you in the page’s form is there in the popup too, and a honeypot that the browser filled loses no request',
      ),
    ],
  },
  {
    says: "Error response: shows the server's message and re-enables the button.",
    seenIn: [
      refusal,
      withoutScripts(
        'a refusal shows Lead.svc’s words; no usable answer says that the request is saved',
      ),
    ],
    decisions: [64],
  },
  {
    says: 'Closing the popup stores a marker in local storage',
    seenIn: [staysAway, nextDay],
    decisions: [2],
  },
  { says: 'The popup reopens only when the stored day differs', seenIn: [nextDay] },
  {
    says: 'After a successful submit a cookie is also written',
    seenIn: [
      fromPopup,
      'e2e/page-load.spec.ts: a request sent before the scripts are there is posted by the browser and arrives once',
    ],
  },
  // 5
  {
    says: 'Mobile: invalid if empty, shorter than 10 characters, or numerically zero.',
    seenIn: [threeMessages],
  },
  {
    says: 'Digits only (non-digits stripped as typed), fixed length 10',
    seenIn: [
      digits,
      withoutScripts('a number with letters, or one digit too many, is refused and not cut'),
    ],
    decisions: [56],
  },
  { says: 'Product: required.', seenIn: [threeMessages] },
  { says: 'Time slot: required.', seenIn: [threeMessages] },
  {
    says: 'Validation runs on blur or change, and again on submit.',
    seenIn: [
      threeMessages,
      callBack('a field that was left before the enhancement came is told so when it comes'),
    ],
  },
  {
    says: 'Other reusable input filters:',
    seenIn: [
      'e2e/requests.spec.ts: a form left empty says what each field needs, a pasted number is read, and an answer that got lost is asked for again',
      'lib/input/input-filters.test.ts: an address is text, @, domain, dot and at least two letters',
      'lib/input/input-filters.test.ts: letters and spaces stay, digits and signs go',
      'lib/input/input-filters.test.ts: letters and digits stay, spaces go',
      'lib/input/input-filters.test.ts: thousands are grouped as in India: three digits, then pairs',
    ],
  },
  {
    says: 'Where these are applied: not shown.',
    seenIn: [
      'e2e/requests.spec.ts: a form left empty says what each field needs, a pasted number is read, and an answer that got lost is asked for again',
    ],
  },
  // 6
  { says: 'No roles. All shown pages are public.', seenIn: [everyPage] },
  // 7
  {
    says: 'Payload: MobileNumber, IsIVRRequest',
    seenIn: [
      thanks,
      'lib/lead-service/generate-lead.server.test.ts: the lead goes out exactly as the specification says',
    ],
  },
  { says: 'Response fields read: IsError, ErrorMessage.', seenIn: [refusal, wrongAnswers] },
  { says: 'On IsError true, the ErrorMessage is shown beneath the button', seenIn: [refusal] },
  {
    says: 'A generic GET helper',
    seenIn: [
      'testing/specification-walk.test.ts: every test and every decision that the walk names is there',
    ],
    decisions: [46],
  },
  { says: 'Service base URL depends on page origin', seenIn: [byOrigin] },
  {
    says: 'The redirect URL and main URL switch in the same way',
    seenIn: [links],
    decisions: [65],
  },
  {
    says: 'carry an anti-forgery header taken from a cookie',
    seenIn: [thanks, outOfReach],
    decisions: [5, 68],
  },
  // 8
  { says: '| Product missing | Select product |', seenIn: [threeMessages] },
  { says: '| Time slot missing | Select Time Slot |', seenIn: [threeMessages] },
  { says: '| Mobile invalid | Enter valid mobile no. |', seenIn: [threeMessages] },
  { says: '| Lead call returns IsError true |', seenIn: [refusal] },
  {
    says: '| Network failure | not shown |',
    seenIn: [outOfReach],
  },
  {
    says: '| Empty response | not shown (the spinner stays) |',
    seenIn: [
      wrongAnswers,
      'e2e/outage.spec.ts: a page that said "saved" tells a refusal that comes later, and the look-up knows it',
    ],
  },
  // 9
  { says: 'Call-back promise: within 15 minutes.', seenIn: [promise] },
  { says: 'Mobile number length: 10.', seenIn: [digits], decisions: [56] },
  {
    says: 'Popup exit-intent threshold: pointer y below 10 pixels.',
    seenIn: [
      opens,
      popup(
        'a mouse that leaves at y = … as its first movement opens it, before the scripts are there',
      ),
    ],
  },
  { says: 'Popup suppression: until the next day.', seenIn: [staysAway, nextDay] },
  {
    says: 'Time slots: 9, each 30 minutes except the last',
    seenIn: [
      listed,
      'lib/lead-service/time-slots.test.ts: nine slots, each 30 minutes but the last, which is 60, one after the other',
    ],
  },
  {
    says: 'Configuration flags: production true, OTP required false.',
    seenIn: [
      'lib/config/parse-environment.test.ts: one-time codes for call-backs need a gateway, except where a demonstration writes them to files',
      'app/api/call-back/code/route.test.ts: attack: a call without its code is on disk, answered 401, and never sent',
      'e2e/outage.spec.ts: an incomplete production environment stops the start with every missing name',
    ],
  },
  {
    says: 'A static key and an encryption key and IV exist in configuration',
    seenIn: [
      'lib/config/keys.server.test.ts: secrets that are given are used and nothing is written',
    ],
    decisions: [82],
  },
  { says: 'Displayed contact: a support phone number', seenIn: [footer] },
  { says: 'Broker license valid until 10-May-2027.', seenIn: [everyPage, footer] },
  // 10
  { says: 'Preferred language: TypeScript.', seenIn: [card] },
  { says: 'kind: server-rendered Next.js website', seenIn: [everyPage] },
  {
    says: 'packages: next, react',
    seenIn: [
      card,
      'testing/documents.test.ts: every dependency is explained, and nothing that is none',
    ],
  },
  { says: 'top-level: package.json', seenIn: [card] },
  { says: 'shape: App Router pages', seenIn: [everyPage, unknownPath, thanks] },
  {
    says: 'used-by: search-engine crawlers',
    seenIn: [
      'e2e/seo-audit.spec.ts: our own audit finds no error and no warning on any route as served, nor on one of each kind as drawn',
      'e2e/analytics.spec.ts: an advertisement’s tags, of a mistyped address too, stay with the visit and come with its request',
    ],
  },
];
