import { resolveUrl } from '../check-helpers/head-tags.ts';
import type { Resource } from '../site.ts';
import type { PageSummary } from './audit-run.ts';
import { escapeHtml } from './safe-html.ts';

/** Each image once, as a CSS class: hundreds of pages share one. */
export function imageStyles(pages: PageSummary[], resources: ReadonlyMap<string, Resource>) {
  const classes = new Map<string, string>();
  let style = '';
  const classOf = ({ tags, url }: PageSummary): string | null => {
    const picture = tags['og:image'] ? resolveUrl(tags['og:image'], url) : null;
    return picture ? (classes.get(picture) ?? null) : null;
  };
  for (const { tags, url } of pages) {
    const picture = tags['og:image'] ? (resolveUrl(tags['og:image'], url) ?? '') : '';
    const { preview, contentType = '' } = resources.get(picture) ?? {};
    const type = /^image\/(?:png|jpeg|webp|avif|gif)\b/i.exec(contentType)?.[0];
    if (!preview || !type || classes.has(picture)) continue;
    const name = `picture-${classes.size + 1}`;
    classes.set(picture, name);
    style += `.${name}{background-image:url(data:${escapeHtml(type)};base64,${preview})}\n`;
  }
  return { style, classOf };
}
