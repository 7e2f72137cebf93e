/**
 * A page's facts for search and answer engines as one schema.org graph: only what the page or the footer shows. No
 * ratings, no counts, nothing that is not configured. Every node has a stable `@id`: its page's URL and a fragment.
 */
import type { BreadcrumbList, FAQPage, Graph, Question as QuestionNode, Thing } from 'schema-dts';
import type { BrokerDetails } from '../config/broker-details.ts';
import type { Question } from '../content/types.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { Translator } from '../languages/create-translator.ts';
import { type Route, routeFor } from '../site/find-route.ts';
import { ogImagePathOf, pageUrl } from '../site/page-urls.ts';
import type { IndexedTool } from '../site/route-row.ts';
import { textChangedOn } from '../site/text-dates.ts';
import { plainText } from '../text/plain-text.ts';
import { articleNode, type PageNodeInput, pageNode, serviceNode } from './structured-data-page.ts';
import { organizationNode, siteNode } from './structured-data-site.ts';

export type StructuredDataInput = {
  path: string;
  /** Canonical origin, no trailing slash. */
  origin: string;
  broker: BrokerDetails;
  /** Questions answered on this page that have it as their home. */
  questions?: readonly Question[];
  /** Set if the tool is indexed under its own path. */
  tool?: IndexedTool;
  /** Of a page in another language than English; null for English. */
  translator?: Translator | null;
};

const untranslated: Translator = { translate: (text) => text, localHref: (href) => href };

/** @throws if the path has no row in the route table. */
export function structuredData({
  path,
  origin,
  broker,
  questions = [],
  tool,
  translator = null,
}: StructuredDataInput): Graph {
  const row = routeFor(path);
  const route: Route = tool ? { ...row, kind: 'tool', seo: tool.seo } : row;
  const { translate, localHref } = translator ?? untranslated;
  const url = pageUrl(origin, localHref(tool?.path ?? path));
  const page: PageNodeInput = {
    route,
    origin,
    url,
    translate,
    language: translator ? 'hi-IN' : 'en-IN',
    imageUrl: pageUrl(origin, ogImagePathOf(path, tool)),
    hasQuestions: questions.length > 0,
    published: publicationDay(row, tool),
    changedOn: tool?.dataDay ?? textChangedOn(tool?.path ?? path),
    author: broker.author,
    review: broker.review,
  };
  const nodes: (Thing | null)[] = [
    organizationNode(broker, origin, translate),
    siteNode(broker, origin),
    pageNode(page),
    breadcrumbs(page, translator ?? untranslated, tool),
    serviceNode(page),
    articleNode(page),
    page.hasQuestions ? questionsNode(page, questions) : null,
  ];
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== null) };
}

/** First day of the texts in the repository: no later than a page's review, which the day of the launch may be. */
const firstDay: IsoDate = '2026-11-21';

/** A page of the day's data has no first day of a text. */
function publicationDay(route: Route, tool?: IndexedTool): IsoDate | null {
  return tool?.dataDay ? null : ((tool ?? route).publishedOn ?? firstDay);
}

/** JSON that is safe inside a script element: text such as "</script>" cannot close it. */
export function structuredDataText(graph: Graph): string {
  return JSON.stringify(graph)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The middle breadcrumb has no page of its own, so it is left out. */
function breadcrumbs(
  { route: { path, label }, origin, url }: PageNodeInput,
  { translate, localHref }: Translator,
  tool?: IndexedTool,
): BreadcrumbList | null {
  if (path === '/') return null;
  const steps = [
    { name: translate(routeFor('/').label), item: pageUrl(origin, localHref('/')) },
    { name: translate(label), item: pageUrl(origin, localHref(path)) },
    ...(tool?.parent
      ? [
          {
            name: translate(tool.parent.label),
            item: pageUrl(origin, localHref(tool.parent.path)),
          },
        ]
      : []),
    ...(tool ? [{ name: translate(tool.label), item: url }] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...step,
    })),
  };
}

/** `#faq` and not `#questions`, which is an anchor on the page. */
function questionsNode({ url, translate }: PageNodeInput, questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    isPartOf: { '@id': `${url}#webpage` },
    mainEntity: questions.map(
      ({ id, question, answer }): QuestionNode => ({
        '@type': 'Question',
        '@id': `${url}#${id}`,
        name: translate(question),
        acceptedAnswer: {
          '@type': 'Answer',
          text: answer.map((paragraph) => plainText(translate(paragraph))).join('\n'),
        },
      }),
    ),
  };
}
