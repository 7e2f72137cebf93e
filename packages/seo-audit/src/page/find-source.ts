/** Recognises that a page names the publication from which its text was taken. */
import { attribute, type HtmlTree, walk } from './html-tree.ts';
import { mainNode, mainProse, textOf } from './page-text.ts';
import { isStagingHost, parseWebUrl } from './web-url.ts';

/** “First appeared in”, “mit freundlicher Genehmigung”, in the languages that most sites are in. */
const wordings = [
  '(?:syndicated|republished|re-published|reprinted|reproduced|reposted|cross-?posted|excerpted|adapted) (?:here )?(?:from|by|with|courtesy|under|in (?:arrangement|partnership))',
  'by permission of|(?:article|story|text|post|piece|report) (?:comes from|(?:is |was )?taken from|(?:is |appears )?courtesy of)',
  '(?:erschien\\w*|veröffentlicht|publiziert) (?:zuerst|zunächst|ursprünglich|erstmals)',
  '(?:zuerst|zunächst|ursprünglich|erstmals)[^.]{0,60}(?:erschien\\w*|veröffentlicht|publiziert)',
  'nachdruck aus|(?<!nur )mit (?:freundlicher )?genehmigung|übernommen (?:von|aus)',
  "(?:d['’]abord|initialement|à l['’]origine|pour la première fois)[^.]{0,30}(?:paru|publié|publiée|parue)",
  "(?:paru|parue|publiée?) (?:d['’]abord|initialement|à l['’]origine|pour la première fois)|avec l['’](?:aimable )?autorisation",
  '(?:publicad[oa]|aparecid[oa]|apareció) (?:originalmente|originariamente|inicialmente|primero|antes|por primera vez)|originalmente publicad[oa]|con permiso de',
  '(?:pubblicat[oa]|appars[oa]|uscit[oa]) (?:originariamente|originalmente|inizialmente|prima|per la prima volta)|per gentile concessione',
  'originalmente publicad[oa]|publicad[oa] (?:originalmente|pela primeira vez)|com (?:a )?permissão',
  '(?:oorspronkelijk|eerder|eerst)[^.]{0,40}(?:verschenen|verscheen|gepubliceerd)|verscheen (?:eerder|eerst|oorspronkelijk)|met toestemming',
  '(?:publicerades|publicerad|udgivet|publisert) (?:först|ursprungligen|først|oprindeligt|opprinnelig)',
  '(?:pierwotnie|po raz pierwszy)[^.]{0,30}(?:opublikowan|ukaza)\\w*',
  'ilk (?:olarak|kez)[^.]{0,60}yayı[mn]lan\\w+',
  '(?:впервые|первоначально)[^.]{0,30}опубликован\\w*|с разрешения',
  'نُ?شر\\S*[^.]{0,40}(?:أولا|لأول مرة|أصلا)|初出|(?:転載|转载)(?:元|自)|首发于|原载',
];
const sourceWording = new RegExp(`(?<!\\p{L})(?:${wordings.join('|')})`, 'iu');

/** In English the same words date a page that was taken from nowhere: “first published in 2019”. */
const firstPublished =
  /(?<!\p{L})(?:(?:first|originally|previously|initially) (?:appeared|published|printed|posted|ran|run|written)|(?:appeared|published|printed|posted) (?:first|originally|previously|initially)) (?:in|by|on|from|at) /giu;
const article = /^(?:the|an?|our) /i;
const timeName =
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Spring|Summer|Autumn|Winter)\p{L}*(?!\p{L}| \p{Lu})/u;

/** Reads the main content only: a notice around it is about every page. */
export function findSourceNotice(tree: HtmlTree): string | null {
  const prose = mainProse(tree);
  const wording = sourceWording.exec(prose)?.[0];
  if (wording !== undefined) return wording.slice(0, 120);
  const { node: main } = mainNode(tree);
  const linkTexts: string[] = [];
  if (main)
    walk(main, (node) => {
      const text = node.name === 'a' && attribute(node, 'href') ? textOf(node) : '';
      if (/^\p{L}{2}/u.test(text) && !timeName.test(text)) linkTexts.push(text);
      return true;
    });
  for (const { 0: words, index } of prose.matchAll(firstPublished)) {
    const rest = prose.slice(index + words.length, index + words.length + 120);
    const name = rest.replace(article, '').replace(/^[“"‘' ]+/, '');
    const isNamed = /^\p{Lu}/u.test(name) && !timeName.test(name);
    const isLink = (text: string) => rest.startsWith(text) || name.startsWith(text);
    if (isNamed || linkTexts.some((text) => isLink(text.slice(0, 100)))) return words.trim();
  }
  return null;
}

/** A shorter name may be a common word. */
const minNameLetters = 6;

/** The text, a byline or the structured data name the host of the canonical: “The Rope Gazette”. */
export function namesCanonical(tree: HtmlTree, prose: string): boolean {
  const tag = tree
    .byTagName('link')
    .find((node) => /\bcanonical\b/i.test(attribute(node, 'rel') ?? ''));
  const canonical = parseWebUrl((tag && attribute(tag, 'href')) ?? '', 'http://none.invalid/');
  if (!canonical || isStagingHost(canonical.href)) return false;
  const name = lettersOf(siteNameOf(canonical.hostname));
  if (name.length < minNameLetters) return false;
  const metas = tree.byTagName('meta');
  const named = (pattern: RegExp) =>
    metas
      .filter((node) => pattern.test(attribute(node, 'property') ?? attribute(node, 'name') ?? ''))
      .map((node) => attribute(node, 'content') ?? '');
  const data = tree
    .byTagName('script')
    .filter((node) => /ld\+json/i.test(attribute(node, 'type') ?? ''))
    .map(
      (node) => (node.children?.[0]?.data ?? '').match(/"name"\s*:\s*"[^"]*"/g)?.join(' ') ?? '',
    );
  const own = [...named(/^og:site_name$/i), ...tree.byTagName('title').map((node) => textOf(node))];
  // The site's own name on another host is a mistake of its template, not a source.
  if (own.some((text) => lettersOf(text).includes(name))) return false;
  return [
    prose,
    ...named(
      /^(?:author|article:publisher|article:author|publisher|copyright|dc\.source|source)$/i,
    ),
    ...data,
  ].some((text) => lettersOf(text).includes(name));
}

/** The label before the public suffix: “ropegazette” in www.ropegazette.co.uk. */
function siteNameOf(host: string): string {
  const labels = host.split('.').slice(0, -1);
  while (labels.length > 1 && /^(?:co|com|org|net|ac|gov|edu)$/.test(labels.at(-1) ?? ''))
    labels.pop();
  return labels.at(-1) ?? '';
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
