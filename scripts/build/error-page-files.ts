/**
 * What the web server answers by itself: a page for who looks at one, JSON for a script. Written beside the files of a release
 * (copy-static.ts), with what the build knows of the broker, so that they are there when the site is not.
 */
import { plainPage } from '../../lib/http/plain-page.ts';

type Broker = { name: string; phone: string };

/** Also what our forms' script shows, beside its own button. */
const errorPages = {
  'too-large': {
    title: 'This is too large to send',
    message: 'This is too large to send. Please shorten it, or choose a smaller file.',
    advice:
      'Go back with your browser. What you typed is usually still there. A file may have 2 MB.',
  },
  'too-many': {
    title: 'Please wait a moment',
    message:
      'Too much was asked for at once. Please wait a few seconds and try again, or phone us.',
    advice:
      'Others may use the same network as you. If you sent a form, go back and send it again.',
  },
  away: {
    title: 'The site cannot answer just now',
    message: 'Something went wrong on our side. Please try again in a minute, or phone us.',
    advice:
      'If you sent a form, go back and send it again. Sent twice within ten minutes, the same request counts once.',
  },
} as const;

/** @returns texts by file name, as deploy/nginx.conf asks for them. */
export function errorPageFiles(broker: Broker): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errorPages).flatMap(([name, { title, message, advice }]) => [
      [`${name}.json`, JSON.stringify({ message: withPhone(message, broker) })],
      [`${name}.html`, plainPage(broker, title, [message, advice])],
    ]),
  );
}

/** A script shows the sentence alone. */
function withPhone(message: string, { phone }: Broker): string {
  return message.replace('phone us', `phone us on ${phone}`);
}
