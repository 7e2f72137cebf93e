/** HTML of a page without faults; each part can be replaced, or removed with ''. */

type Parts = Partial<
  Record<'title' | 'description' | 'canonical' | 'head' | 'h1' | 'text' | 'body', string>
>;

/** @param url absolute; its path makes the page's words differ from those of all others. */
export function goodPage(url: string, parts: Parts = {}): string {
  const { pathname, search } = new URL(url);
  const name = (pathname + search).replace(/\W+/g, ' ').trim() || 'home';
  const word = name.replaceAll(' ', '');
  const text = Array.from({ length: 60 }, (_, at) => `${word}${at}`).join(' ');
  const {
    title = `<title>What ${name} means for you, and when</title>`,
    description = `<meta name="description" content="All about ${name}: what it is, whom it is for, what it costs and how long it takes.">`,
    canonical = `<link rel="canonical" href="${url}">`,
    head = '',
    h1 = `<h1>Understand ${name}</h1>`,
    body = '',
  } = parts;
  const sharing = ['og:title', 'og:description', 'twitter:card']
    .map((tag) => `<meta property="${tag}" content="About ${name}">`)
    .join('');
  const image = new URL('/share.png', url).href;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${title}${description}${canonical}<meta name="viewport" content="width=device-width">${sharing}<meta property="og:url" content="${url}"><meta property="og:image" content="${image}">${head}</head>
<body><nav><a href="/">The home page</a></nav><main>${h1}<p>${parts.text ?? text}</p>${body}</main></body></html>`;
}
