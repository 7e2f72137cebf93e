/**
 * The kind of client in a few words: enough to tell a phone from a stranger's computer, too little to identify a
 * person. Without versions, because browsers update themselves during a session.
 */
import 'server-only';

/** The first match counts: most browsers also name those that they descend from. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['UCBrowser', 'UC Browser'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const;

/** "Chrome on Android"; "a browser on a device" if unknown. */
export function describeUserAgent(headers: Pick<Headers, 'get'>): string {
  const agent = (headers.get('user-agent') ?? '').slice(0, 500);
  const findName = (words: readonly (readonly [string, string])[]) =>
    words.find(([word]) => agent.includes(word))?.[1];
  return `${findName(browsers) ?? 'a browser'} on ${findName(systems) ?? 'a device'}`;
}
