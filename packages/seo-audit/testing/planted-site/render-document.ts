/** Renders a page: everything a correct page has, with the replacements of its row. */
import { article } from './generated-text.ts';
import type { Page } from './row.ts';

export const siteTitle = 'Mango Lane';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function titleOf(page: Page): string {
  return `${page.topic} | ${siteTitle}`;
}

function descriptionOf(page: Page): string {
  return `${page.topic}: the pot, the soil, the water and the weeks it takes, told step by step with the mistakes we made ourselves.`;
}

function sharingTags(page: Page): string {
  const title = page.title || titleOf(page);
  const description = page.description || descriptionOf(page);
  const tags: Record<string, string | null> = {
    'og:title': title,
    'og:description': description,
    'og:url': page.canonical || '{url}',
    'og:type': 'article',
    'og:site_name': siteTitle,
    'og:locale': 'en_IN',
    'og:image': '{origin}/files/sharing.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `A garden bed: ${page.topic.toLowerCase()}`,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': '{origin}/files/sharing.png',
    ...page.sharing,
  };
  return Object.entries(tags)
    .filter((tag): tag is [string, string] => tag[1] !== null)
    .map(([name, value]) => {
      const key = name.startsWith('twitter') ? 'name' : 'property';
      return `<meta ${key}="${name}" content="${escapeHtml(value)}">`;
    })
    .join('\n');
}

function breadcrumb(page: Page): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: '{origin}/' },
      { '@type': 'ListItem', position: 2, name: page.topic, item: '{url}' },
    ],
  };
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
}

function tag(value: string | null | undefined, usual: string, write: (value: string) => string) {
  return value === null ? '' : write(value ?? usual);
}

/** The server fills in the markers {origin}, {url} and {outside}. */
export function renderDocument(page: Page): string {
  const html = `<!doctype html>
<html${tag(page.lang, 'en-IN', (lang) => ` lang="${lang}"`)}>
<head>
${tag(page.charset, 'utf-8', (charset) => `<meta charset="${charset}">`)}
${page.headFirst ?? ''}
${tag(page.viewport, 'width=device-width, initial-scale=1', (it) => `<meta name="viewport" content="${it}">`)}
${tag(page.title, titleOf(page), (title) => `<title>${escapeHtml(title)}</title>`)}
${tag(page.description, descriptionOf(page), (it) => `<meta name="description" content="${escapeHtml(it)}">`)}
${tag(page.canonical, '{url}', (href) => `<link rel="canonical" href="${escapeHtml(href)}">`)}
${sharingTags(page)}
<meta name="theme-color" content="#176b3a">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/files/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/files/touch.png">
<link rel="manifest" href="/files/site.webmanifest">
<link rel="stylesheet" href="/files/site.css">
${page.breadcrumb === false ? '' : breadcrumb(page)}
${page.head ?? ''}
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header><nav aria-label="Main"><a href="/">${siteTitle} home</a> <a href="/about">About the garden</a> <a href="/contact">Write to us</a></nav></header>
<main id="main">
${tag(page.h1, page.topic, (h1) => `<h1>${h1}</h1>`)}
${page.text ?? article(page.topic, page.textSeed ?? page.path)}
${page.body ?? ''}
</main>
<footer><p><a href="/privacy">How we treat your data</a></p></footer>
</body>
</html>
`;
  return page.edit ? page.edit(html) : html;
}
