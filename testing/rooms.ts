/**
 * The rooms of this repository and the floor each stands on, lowest first. A file imports only its own room and
 * rooms on lower floors; never one on its own floor, so no two rooms can need each other. Types count too.
 * `rooms.test.ts` reads every import and names the one that breaks this. Tests and browser specs may reach anything.
 */
export const floors: readonly (readonly string[])[] = [
  [
    'lib/dates',
    'lib/pre-hydration',
    'lib/url-state',
    'lib/lead-service',
    'components/ui',
    'packages/seo-audit',
  ],
  ['lib/input', 'lib/site', 'lib/config'],
  ['lib/content', 'lib/anti-forgery', 'lib/logging', 'lib/campaign'],
  ['lib/http', 'lib/mail', 'lib/sms', 'lib/publishing', 'lib/store'],
  ['lib/spreadsheets'],
  // The largest tool has rooms of its own: a search goes up through them once.
  ['lib/tools/hospitals/text'],
  ['lib/tools/hospitals/api'],
  ['places', 'map'].map((room) => `lib/tools/hospitals/${room}`),
  ['lib/tools/hospitals/lists'],
  ['index', 'import'].map((room) => `lib/tools/hospitals/${room}`),
  ['lib/tools/hospitals/query'],
  ['lib/tools/hospitals/candidates'],
  ['ranking', 'answer'].map((room) => `lib/tools/hospitals/${room}`),
  [
    ...[
      'dated-plan',
      'letters',
      'hospitals',
      'comparison',
      'insurers',
      'questions',
      'ombudsman',
    ].map((tool) => `lib/tools/${tool}`),
    'lib/outbox',
    'lib/vitals',
  ],
  ['lib/tools/calculators', 'lib/tools/money'],
  ['motor', 'health', 'savings', 'tax', 'life', 'travel', 'plans'].map(
    (subject) => `lib/tools/${subject}`,
  ),
  ['lib/tools/calculator-registry'],
  ['lib/policies'],
  ['lib/one-time-codes', 'lib/sessions', 'lib/store-move'],
  [
    ...['claims', 'renewals', 'complaints', 'life-events'].map((tool) => `lib/tools/${tool}`),
    'lib/leads',
  ],
  ['lib/tools/calendars', 'lib/tools/old-addresses', 'lib/requests'],
  ['lib/customer-login'],
  ['lib/start-up', 'components/forms', 'components/analytics'],
  ['components/call-back', 'components/letter', 'components/timeline', 'components/ombudsman'],
  ['components/layout', 'components/requests', 'components/hospitals'],
  ['components/sections'],
  [
    'components/drawings',
    'components/comparison',
    'components/insurers',
    'components/questions',
    'components/calculators',
    'components/claims',
    'components/renewals',
    'components/complaints',
    'components/life-events',
    'components/customer-login',
  ],
  ['components/product-page'],
  ['components/home'],
  ['app', 'server'],
  ['scripts/build'],
  ['testing'],
  ['scripts/commands'],
  ['scripts/bench'],
];

/** One import from room to room: the file that imports, and the file it names. */
export type RoomImport = { from: string; to: string };

/** The listed room that a file stands in; null for what belongs to none (configuration at the top, tests). */
export function roomOf(file: string): string | null {
  return floors.flat().find((room) => file.startsWith(`${room}/`)) ?? null;
}

function floorOf(room: string): number {
  return floors.findIndex((rooms) => rooms.includes(room));
}

/** One sentence for each import that does not lead downwards; says so where it closes a circle. */
export function findForbiddenImports(imports: readonly RoomImport[]): string[] {
  const arrows = new Map<string, Set<string>>();
  const between = imports.flatMap(({ from, to }) => {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (!room || !other || room === other) return [];
    arrows.set(room, (arrows.get(room) ?? new Set()).add(other));
    return [{ from, to, room, other }];
  });
  return between
    .filter(({ room, other }) => floorOf(other) >= floorOf(room))
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
