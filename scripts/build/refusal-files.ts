/**
 * What the web server answers by itself: a page for who looks at one, JSON for a script. Written beside the files of a release
 * (copy-static.ts), with what the build knows of the broker, so that they are there when the site is not.
 */
import { createHash } from 'node:crypto';
import { telephoneHref } from '../../lib/site/contact-links.ts';

type Broker = { name: string; phone: string };

/** Also what our forms' script shows, beside its own button. */
const refusals = {
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

const style =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:2rem 1.25rem;overflow-wrap:break-word}';
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'`;

/** @returns texts by file name, as deploy/nginx.conf asks for them. */
export function refusalFiles(broker: Broker): Record<string, string> {
  return Object.fromEntries(
    Object.entries(refusals).flatMap(([name, { title, message, advice }]) => [
      [`${name}.json`, JSON.stringify({ message: withPhone(message, broker) })],
      [`${name}.html`, page(broker, title, [message, advice])],
    ]),
  );
}

/** A script shows the sentence alone. */
function withPhone(message: string, { phone }: Broker): string {
  return message.replace('phone us', `phone us on ${phone}`);
}

function page({ name, phone }: Broker, title: string, sentences: readonly string[]): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${sentences.map((sentence) => `<p>${sentence}</p>`).join('\n')}
<p>${text(name)}: <a href="${telephoneHref(phone)}">${text(phone)}</a></p>
</main>
</body>
</html>
`;
}

const text = (plain: string) => plain.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
