import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const now = new Date('2026-11-20T18:30:05.678Z');
const host = 'www.chhatri.example';

const due: CalendarEvent = {
  id: 'renewal-health-2026-11-30-due',
  date: '2026-11-30',
  title: 'Health policy: last day to pay',
  description: ['Pay today; then read the new policy.'],
  remindDaysBefore: [7],
};

function write(...events: CalendarEvent[]): string {
  return calendarFile({ events, host, now });
}

/** Unfolds the lines, as a calendar program does. */
function unfolded(text: string): string[] {
  return text.replaceAll('\r\n ', '').split('\r\n');
}

test('a whole-day event has the standard’s format', () => {
  expect(unfolded(write(due))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//www.chhatri.example//Dated plan//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:renewal-health-2026-11-30-due@www.chhatri.example',
    'DTSTAMP:20261120T183005Z',
    'DTSTART;VALUE=DATE:20261130',
    'DTEND;VALUE=DATE:20261201',
    'SUMMARY:Health policy: last day to pay',
    'DESCRIPTION:Pay today\\; then read the new policy.',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Health policy: last day to pay',
    'TRIGGER:-PT159H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('every event of a plan is in its file', () => {
  const lines = unfolded(write(due, { ...due, id: 'later', date: '2026-12-15' }));
  const days = lines.filter((line) => line.startsWith('DTSTART'));
  expect(days).toEqual(['DTSTART;VALUE=DATE:20261130', 'DTSTART;VALUE=DATE:20261215']);
});

test('a window of several days ends on the day after its last', () => {
  const lines = unfolded(write({ ...due, date: '2027-12-17', lastDate: '2027-12-31' }));
  expect(lines).toContain('DTSTART;VALUE=DATE:20271217');
  expect(lines).toContain('DTEND;VALUE=DATE:20280101');
});

test('a reminder is at nine in the morning, on the day itself or days before', () => {
  expect(unfolded(write({ ...due, remindDaysBefore: [0] }))).toContain('TRIGGER:PT9H');
  expect(unfolded(write({ ...due, remindDaysBefore: [1] }))).toContain('TRIGGER:-PT15H');
  const several = unfolded(write({ ...due, remindDaysBefore: [60, 30, 7] }));
  expect(several.filter((line) => line.startsWith('TRIGGER'))).toEqual([
    'TRIGGER:-PT1431H',
    'TRIGGER:-PT711H',
    'TRIGGER:-PT159H',
  ]);
  const { remindDaysBefore: _, ...silent } = due;
  expect(write(silent)).not.toContain('VALARM');
});

test('special characters are escaped and cannot start a new line', () => {
  const text = write({
    ...due,
    title: 'a\\b;c,d',
    description: ['one\r\nEND:VEVENT\nBEGIN:VALARM\r\u0007two.'],
  });
  expect(unfolded(text)).toContain('SUMMARY:a\\\\b\\;c\\,d');
  expect(unfolded(text)).toContain('DESCRIPTION:one\\nEND:VEVENT\\nBEGIN:VALARM\\ntwo.');
  expect(text.match(/^END:VEVENT\r$/gm)).toHaveLength(1);
});

test('every line ends in CRLF and has at most 75 octets, whatever the script', () => {
  const title = '₹5 lakh — पॉलिसी का नवीनीकरण, नियत तारीख से पहले भुगतान करें। '.repeat(5);
  const text = write({ ...due, title });
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = text.split('\r\n');
  const sizes = lines.map((line) => Buffer.byteLength(line));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}`);
});

test('a line of exactly 75 octets is not folded', () => {
  const fits = 'x'.repeat(75 - 'SUMMARY:'.length);
  expect(write({ ...due, title: fits })).toContain(`SUMMARY:${fits}\r\n`);
  expect(write({ ...due, title: `${fits}y` })).toContain(`SUMMARY:${fits}\r\n y\r\n`);
});

test('an event has the same UID whenever it is written', () => {
  const uid = /UID:.*/;
  const later = calendarFile({ events: [due], host, now: new Date('2027-01-01T00:00:00Z') });
  expect(uid.exec(later)?.[0]).toBe(uid.exec(write(due))?.[0]);
});

test('an appointment has its hours as instants, and a reminder ten minutes before', () => {
  const { remindDaysBefore: _, ...rest } = due;
  const lines = unfolded(write({ ...rest, date: '2026-11-30', minutes: { start: 270, end: 300 } }));
  // India's clock is five and a half hours ahead: before dawn it is the day before.
  expect(lines).toContain('DTSTART:20261129T230000Z');
  expect(lines).toContain('DTEND:20261129T233000Z');
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-PT10M']);
});
