/** A page without the site's layout, for responses that are not one of the site's own pages. */
import { telephoneHref } from '../site/contact-links.ts';
import { cspHash } from '../text/sha256-hex.ts';

type Broker = { name: string; phone: string };

const style =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:2rem 1.25rem;overflow-wrap:break-word}';
export const plainPagePolicy = `default-src 'none'; style-src ${cspHash(style)}; base-uri 'none'; form-action 'none'`;

export function plainPage(
  { name, phone }: Broker,
  title: string,
  sentences: readonly string[],
  lang = 'en-IN',
): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${plainPagePolicy}">
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
