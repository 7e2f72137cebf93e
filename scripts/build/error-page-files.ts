/**
 * The web server's own error responses: a page for a browser, JSON for a script. They are written beside the files of a
 * release (npm run static:copy) with the broker's details of the build, and work while the site is down.
 */
import { plainPage } from '../../lib/http/plain-page.ts';

type Broker = { name: string; phone: string };

/** The forms' scripts show the message too, beside their own button. */
const errorPages = {
  'too-large': {
    title: 'This is too large to send',
    message: 'This is too large to send. Please shorten it, or choose a smaller file.',
    advice:
      'Go back with your browser. What you typed is usually still there. A file may have 2 MB.',
  },
  'too-many': {
    title: 'Please wait a moment',
    message: 'Too much was asked for at once. Please wait a few seconds and try again, or call us.',
    advice:
      'Others may use the same network as you. If you sent a form, go back and send it again.',
  },
  away: {
    title: 'The site cannot answer just now',
    message: 'Something went wrong on our side. Please try again in a minute, or call us.',
    advice:
      'If you sent a form, go back and send it again. Sent twice within ten minutes, the same request counts once.',
  },
} as const;

/** @returns the texts by file name (deploy/nginx.conf). */
export function errorPageFiles(broker: Broker): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errorPages).flatMap(([name, { title, message, advice }]) => [
      [`${name}.json`, JSON.stringify({ message: withPhone(message, broker) })],
      [`${name}.html`, plainPage(broker, title, [message, advice])],
    ]),
  );
}

/** JSON has no link to the number, so the number is in the sentence. */
function withPhone(message: string, { phone }: Broker): string {
  return message.replace('call us', `call us on ${phone}`);
}
