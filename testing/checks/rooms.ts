/**
 * The map: every room, which is a folder of code with one subject, with a line on what is in it, lowest tier first. A
 * file imports only from its own room and from rooms on lower tiers, so no two rooms need each other. Types count too.
 * `rooms.test.ts` reads every import and names the one that breaks this. Tests and browser specs may reach anything.
 */
/** The subjects, each with its tiers. */
const subjects: readonly {
  name: string;
  tiers: readonly Readonly<Record<string, string>>[];
}[] = [
  {
    name: 'Basics',
    tiers: [
      {
        'lib/text':
          'counts, lists, first letters, placeholders, inline marks, hashes of texts; an error as text',
        'lib/text/search':
          'words as a search compares them: normalised, stemmed, by sound, by edits',
        'lib/process':
          'what exists once per process: shared values, open servers, the last writes; --help; a file written whole',
        'lib/browser/pre-hydration': 'events before React has loaded: recorded, then replayed',
        'lib/browser/url-state': 'the state of searches and calculators in the query',
        'lib/browser/web-storage': "JSON in the browser's session or local storage",
        'lib/lead-service': 'the client of Lead.svc, its product codes and time slots',
        'lib/tools/comparison': 'choice of rows and columns in a comparison',
        'lib/tools/answer-parts': 'a headline number, a next step: what every answer has',
        'packages/seo-audit': 'the SEO crawler; imports nothing of this site',
      },
      {
        'lib/languages':
          'texts translated by a catalogue; amounts, dates and numbers in another language',
        'lib/tools/hospitals/text': 'the words of hospital lists, kinds of hospital',
        'lib/dates': 'dates in India: arithmetic, formatting, deadlines',
      },
    ],
  },
  {
    name: 'Routes and settings',
    tiers: [
      {
        'lib/site': 'the route table, navigation, redirects, banned words, content security policy',
      },
      {
        'lib/tools/hospitals/api': 'the query and the JSON of the hospital search',
        'lib/input': 'parsing and filtering of what visitors type: mobile numbers, dates, PDFs',
        'lib/config':
          'environment variables and their reader, keys, broker details, the folder of the build',
        'lib/site/campaign': 'advertisement parameters of a visit, the tag manager',
      },
    ],
  },
  {
    name: 'Content and figures',
    tiers: [
      {
        'lib/content': 'copy and figures as typed data, and the checks of their shape',
        'lib/http/anti-forgery':
          'the XSRF token and its check, cookies of this host; the fetch of the browser',
        'lib/process/logging': 'the log, a fault of the database in it, and lost output',
        'lib/tools/hospitals/places': 'states, districts, towns, PIN codes',
        'lib/tools/hospitals/map': 'the drawing of a page of results, laid out',
      },
      {
        'lib/figures':
          'figures as they are read: on a day, collected for a page, their sources numbered',
      },
    ],
  },
  {
    name: 'Store, HTTP, calculators',
    tiers: [
      {
        'lib/http': 'what route handlers share: form posts, body limits, rate limits, metrics',
        'lib/messages/mail': 'mail by SMTP, or as files',
        'lib/messages/sms': 'text messages by an HTTP gateway, or as files',
        'lib/store': 'tables (schema/), migrations, SQLite or Postgres, encryption of fields',
        'lib/tools/dated-plan': 'a timeline and calendar file counted from a date of the visitor',
        'lib/tools/letters': 'letters with blanks filled in',
        'lib/tools/insurers': 'the list of insurers: search, groups, figures',
        'lib/tools/questions': 'full-text search of questions and answers',
        'lib/tools/calculators': 'the definition of a calculator: fields, parsing, answer',
        'lib/tools/money': 'sums, goals, inflation, yearly returns',
      },
      { 'lib/tools/ombudsman': 'the Ombudsman office of a place, and the complaint to it' },
      {
        'lib/publishing':
          'metadata, structured data, Markdown pages, sitemap dates, sharing pictures',
        'lib/outbox':
          'rows that are written first and sent later: insert, claim, send, settle, retry, sweep',
        'lib/publishing/vitals': 'web vitals of real visits',
        'lib/imports/spreadsheets': 'CSV and XLSX files as tables',
        'lib/tools/hospitals/lists': "insurers' lists in the database, merged",
        'lib/tools/claims': 'claim plans, letters, checklists',
        'lib/tools/renewals': 'renewal plans',
        'lib/tools/complaints': 'complaint plans and letters',
        'lib/tools/life-events': 'plans for a wedding, a baby, a home and other events',
        'lib/tools/motor': 'calculators for cars and two-wheelers',
        'lib/tools/health': 'calculators for health insurance',
        'lib/tools/savings': 'calculators for savings and pensions',
        'lib/tools/tax': 'calculators for tax',
        'lib/tools/life': 'calculators for life cover',
        'lib/tools/travel': 'calculators for a trip',
      },
    ],
  },
  {
    name: 'Forms, records, lists',
    tiers: [
      {
        'lib/forms':
          'the POST handler of a form; its draft, the URL of its outcome, the token that opens its record',
        'lib/identity/sessions': 'who is signed in',
        'lib/imports':
          'one import at a time: its lock; a version is written, then put in force at once',
        'lib/tools/deductions': 'deductions of a claim paid in part: each judged, and their sum',
      },
      {
        'lib/policies': 'policies that the desk imported, their documents, the record of access',
        'lib/identity/one-time-codes': 'codes by SMS and e-mail: issued, checked, limited',
        'lib/tools/hospitals/index': 'the search index in memory',
        'lib/tools/hospitals/import': "an insurer's file: columns, repairs, checks",
        'lib/tools/plans': "insurers' own plans: import, search, prices",
        'lib/tools/refusals':
          'reasons of a refused claim: found in the letter, judged on dates, planned',
      },
    ],
  },
  {
    name: 'Requests, desk, search',
    tiers: [
      {
        'lib/leads':
          'the call-back request: submit/, deliver/ to Lead.svc, status/ for its visitor (without .server: in the browser), list/ for the desk; do-not-call list',
        'lib/start-up/store-move': 'the move from SQLite to Postgres',
        'lib/tools/hospitals/query': 'a typed query split into places, insurers, kinds and names',
        'lib/tools/calculator-registry': 'which calculators are on which page',
        'lib/tools/hospitals/cities': 'cities with a page of their own, and its words',
      },
      {
        'lib/tools/calendars': 'which calendar file belongs to which tool',
        'lib/requests':
          'every other form: submit/, deliver/ by mail, status/ for its visitor, list/ for the desk, allow-calls/ by a code',
        'lib/tools/hospitals/candidates': 'hospitals that may match, with scores',
      },
      {
        'lib/policies/customer-login': 'signing in and out, the pages of a customer',
        'lib/desk':
          'the call desk: sign-in/, records/, people/, do-not-call/, lists/ of insurers, export/, trail/; its actions and messages',
        'lib/tools/hospitals/ranking': 'the order of candidates',
        'lib/tools/hospitals/answer': 'a page of results and a corrected query',
      },
      { 'lib/tools/hospitals': 'the search itself, and what it suggests while a visitor types' },
      {
        'lib/tools/hospitals/worker':
          'the search in a process of its own, replaced when lists change',
      },
    ],
  },
  {
    name: 'Sections and start',
    tiers: [
      {
        'lib/start-up/site-status': 'the state of the site: for monitors and for the desk',
        'lib/start-up': 'what runs beside the handlers: checks, sweepers, shutdown',
        server: 'the production server: start, request guard, static files',
        'components/languages': 'the language of a page: the JSX runtime that translates it',
      },
      {
        'components/ui':
          'fields, buttons, tables, and the parts of every answer: no facts of insurance',
      },
      {
        'components/sharing': 'the picture of a page that is shared, and its logo',
        'components/forms': 'how forms behave: enhancement, error summary, honeypot',
      },
      {
        'components/call-back': 'the call-back form, its confirmation, the exit popup',
        'components/analytics':
          'what every page records and reports: campaign, web vitals, conversion',
        'components/letter': 'letters to print, copy and mail',
        'components/deductions': 'the form of deductions of a claim paid in part, and each judged',
        'components/questions': 'questions and their search',
        'components/desk': 'the pages of the desk',
      },
      {
        'components/layout': 'frame, header, breadcrumbs, menus, footer, bottom bar',
        'components/requests': 'service request forms and their confirmation',
      },
      { 'components/sections': 'sections that several kinds of page use' },
      {
        'components/timeline': 'the answer of a planner: its dates, its next steps, its folds',
        'components/ombudsman': 'the finder of an Ombudsman office',
        'components/drawings': 'SVG drawings of product pages',
        'components/comparison': 'comparison tables',
        'components/insurers': 'the list of insurers',
        'components/hospitals': 'the hospital search',
        'components/calculators': 'forms and answers of calculators',
        'components/customer-login': 'the pages of the customer login',
      },
      {
        'components/claims': 'the claim guide',
        'components/renewals': 'the renewal planner',
        'components/complaints': 'the complaint planner',
        'components/refusals': 'a refused claim decoded',
        'components/life-events': 'the planner of the joy center',
        'components/product-page': 'the sections of a product page',
      },
      { 'components/home': 'the sections of the home page' },
      {
        'components/hindi': 'the Hindi of all rooms as one catalogue; Hindi pages and their heads',
      },
    ],
  },
  {
    name: 'Pages, tests, commands',
    tiers: [
      { app: 'pages and route handlers, a folder per URL', 'scripts/build': 'build steps' },
      { testing: 'helpers, fixtures and stand-in servers of tests' },
      { 'scripts/command-line': 'what commands share: options, errors, output, the database' },
      {
        'scripts/commands':
          'a file for each `npm run` command, the parts of one in a folder of its name',
      },
      { 'scripts/bench': 'benchmarks' },
    ],
  },
];

const tiers = subjects.flatMap((subject) => subject.tiers);

export const rooms: readonly string[] = tiers.flatMap((tier) => Object.keys(tier));

/** One import from room to room: the file that imports, and the file it names. */
export type RoomImport = { from: string; to: string };

const innermostFirst = rooms.toSorted((a, b) => b.length - a.length);

/** The innermost room that a file is in; null for files of none (configuration at the top, tests). */
export function roomOf(file: string): string | null {
  return innermostFirst.find((room) => file.startsWith(`${room}/`)) ?? null;
}

function tierOf(room: string): number {
  return tiers.findIndex((tier) => Object.hasOwn(tier, room));
}

/** One sentence for each import that is not downwards; says so where it closes a circle. */
export function findForbiddenImports(imports: readonly RoomImport[]): string[] {
  const arrows = new Map<string, Set<string>>();
  const between = imports.flatMap(({ from, to }) => {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (!room || !other || room === other) return [];
    arrows.set(room, (arrows.get(room) ?? new Set()).add(other));
    return [{ from, to, room, other }];
  });
  return between
    .filter(({ room, other }) => tierOf(other) >= tierOf(room))
    .map(({ from, to, room, other }) => {
      const circle = canReach(arrows, other, room)
        ? ` ${other} leads back to ${room}: a circle.`
        : '';
      return `${from} imports ${to}: ${other} is not below ${room}.${circle}`;
    });
}

function canReach(arrows: ReadonlyMap<string, ReadonlySet<string>>, start: string, goal: string) {
  const seen = new Set([start]);
  for (const room of seen) for (const next of arrows.get(room) ?? []) seen.add(next);
  return seen.has(goal);
}
