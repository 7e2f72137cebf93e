/**
 * All documents of the question search: the questions themselves, sections of pages, claim guides, and pages and tools
 * with people's words for them.
 */
import type { BrokerDetails } from '../../config/broker-details.ts';
import { calculatorTexts } from '../../content/calculators/all-calculators.ts';
import { claimTypes } from '../../content/claims/all-claims.ts';
import { planName, plansOf } from '../../content/claims/claim-plans.ts';
import type { ClaimType } from '../../content/claims/claim-types.ts';
import { aboutUs } from '../../content/pages/about-us.ts';
import { careers } from '../../content/pages/careers.ts';
import { cashlessHospital } from '../../content/pages/cashless-hospital.ts';
import { claim } from '../../content/pages/claim.ts';
import { contactUs } from '../../content/pages/contact-us.ts';
import { customerLogin } from '../../content/pages/customer-login.ts';
import { faqGroups } from '../../content/pages/faqs.ts';
import { grievanceRedressal } from '../../content/pages/grievance-redressal.ts';
import { insuranceCompanies } from '../../content/pages/insurance-companies.ts';
import { joyCenter } from '../../content/pages/joy-center.ts';
import { legal } from '../../content/pages/legal.ts';
import { privacyPolicy } from '../../content/pages/privacy-policy.ts';
import { renewal } from '../../content/pages/renewal.ts';
import { termsAndConditions } from '../../content/pages/terms-and-conditions.ts';
import { products } from '../../content/products.ts';
import { refusalReasons } from '../../content/refusals/all-refusals.ts';
import type { RefusalReason } from '../../content/refusals/refusal-types.ts';
import type { Block, Question, TextSection } from '../../content/types.ts';
import { productRoutes, routeFor } from '../../site/find-route.ts';
import type { ProductPath } from '../../site/routes.ts';
import { answerPath } from '../../site/tool-paths.ts';
import {
  type CalculatorRoute,
  calculatorRoutes,
  claimPath,
  refusedPath,
} from '../../site/tool-routes.ts';
import { plainText } from '../../text/plain-text.ts';
import { lowerStart } from '../../text/words.ts';
import { type AnswerDocument, sentencesIn, type ToText } from './answer-document.ts';
import { answerKeywords } from './answer-keywords.ts';
import { answerPages } from './answer-pages.ts';
import waysToAsk from './paraphrases.json' with { type: 'json' };

const textPages = {
  '/about-us': aboutUs,
  '/careers': careers,
  '/cashless-hospital': cashlessHospital,
  '/claim': claim,
  '/contact-us': contactUs,
  '/customer-login': customerLogin,
  '/grievance-redressal': grievanceRedressal,
  '/insurance-companies': insuranceCompanies,
  '/joy-center': joyCenter,
  '/legal': legal,
  '/privacy-policy': privacyPolicy,
  '/renewal': renewal,
  '/terms-and-conditions': termsAndConditions,
};

/** @param toHindi the Hindi of a text of the site; the text itself where it has none. */
export function answerDocuments(
  broker: BrokerDetails,
  toHindi: ToText = (text) => text,
): AnswerDocument[] {
  const pages = answerPages.map((page) => ({
    ...page,
    topic: '',
    action: page.action ?? seePage(page.title),
    answer: [page.line],
    words: page.line,
    page: productSentences(page.href).join(' '),
  }));
  const pageHrefs = new Set(pages.map(({ href }) => href));
  const places = [
    ...faqGroups.flatMap((group) =>
      group.questions.map((one) => questionDocument('/faqs', group.heading, one)),
    ),
    ...productRoutes.flatMap(({ path, label }) => {
      const { questions, topics = [], beforeBuying } = products[path].content;
      return [
        ...questions.map((one) => questionDocument(path, label, one)),
        ...[...topics, ...(beforeBuying ? [beforeBuying] : [])].map((one) =>
          sectionDocument(path, label, one, toHindi),
        ),
      ];
    }),
    ...Object.entries(textPages).flatMap(([path, content]) => {
      const { sections, questions } = content(broker);
      const { label } = routeFor(path);
      return [
        ...questions.map((one) => questionDocument(path, label, one)),
        ...sections
          // Hindi sections are left out, because this search is in English; the claim guides are added below with
          // their own URLs.
          .filter(({ id, lang }) => !lang && !claimSectionIds.has(id))
          .map((one) => sectionDocument(path, label, one, toHindi)),
      ];
    }),
    ...claimTypes.flatMap((type) => [
      claimDocument(type),
      // A plan for one answer is found by itself if it has words of its own: a death on the road.
      ...plansOf(type)
        .filter((plan) => plan.answer && answerKeywords[claimHref(plan)])
        .map(claimDocument),
    ]),
    ...calculatorRoutes.map(calculatorDocument),
    ...refusalReasons.map(refusalDocument),
  ];
  const all = [...pages, ...places.filter(({ href }) => !pageHrefs.has(href))];
  return all.map((one: AnswerDocument) => {
    const answerInHindi = one.answerInHindi ?? one.answer.map(toHindi);
    return {
      ...one,
      answerInHindi,
      paraphrases: paraphrasesFor(one.href),
      titleInHindi: hindiOnly(toHindi(one.title)),
      wordsInHindi: answerInHindi.map(hindiOnly).join(' '),
    };
  });
}

/** Latin words of a Hindi text are among the English ones already. */
function hindiOnly(text: string): string {
  return plainText(text).replace(/[^\p{Script=Devanagari}]+/gu, ' ');
}

/** "Car insurance, with the third-party price of your car": "See car insurance". */
function seePage(title: string): string {
  const [name = ''] = title.split(/[,:]/);
  return `See ${lowerStart(name)}`;
}

const claimSectionIds: ReadonlySet<string> = new Set(
  claimTypes.flatMap((type) => [type.id, ...plansOf(type).map(planName)]),
);

/** Paraphrases of an answer: what each group of writers wrote for it. */
function paraphrasesFor(href: string): string {
  const groups: readonly { ways: object }[] = waysToAsk;
  return groups
    .flatMap(({ ways }) => (ways as Readonly<Record<string, string>>)[href] ?? [])
    .join('; ');
}

/** A product page's text outside its questions and topics: cover, how to choose, price factors. */
function productSentences(path: string): string[] {
  if (!(path in products)) return [];
  const { content } = products[path as ProductPath];
  const { questions: _, topics, beforeBuying, related, figuresInText, ...rest } = content;
  return sentencesIn(rest);
}

function claimHref({ id, question, answer }: ClaimType): string {
  const path = claimPath(id);
  return question && answer ? `${answerPath(path)}?${question.name}=${answer}` : path;
}

function claimDocument(type: ClaimType): AnswerDocument {
  const { id, label, heading, summary, ...guide } = type;
  const href = claimHref(type);
  return {
    href,
    title: heading,
    topic: routeFor('/claim').label,
    answer: [summary],
    words: `${label} ${summary} ${sentencesIn(guide).join(' ')}`,
    keywords: answerKeywords[href] ?? answerKeywords[id] ?? '',
  };
}

function calculatorDocument({ id, path, page }: CalculatorRoute): AnswerDocument {
  const { label, computes, formula } = calculatorTexts[id];
  return {
    href: path,
    tool: 'calculator',
    title: label,
    topic: routeFor(page).label,
    answer: computes,
    words: sentencesIn([computes, formula]).join(' '),
    keywords: answerKeywords[path] ?? '',
  };
}

function refusalDocument({ id, label, verdict, words, meaning }: RefusalReason): AnswerDocument {
  return {
    href: `${answerPath(refusedPath)}?reason=${id}`,
    tool: 'reason',
    title: label,
    topic: 'Claim refused',
    answer: [verdict, meaning],
    words: `${verdict} ${meaning}`,
    keywords: words.join(' ').replaceAll('|', ' '),
  };
}

/** The text of a rule says little without its figure, that of a row without its label. */
function linesIn(block: Block, toText: ToText, stop: string): string[] {
  if (block.kind === 'figures') {
    return block.rows.map(
      ({ label, figure, text }) =>
        `${toText(label)}: ${toText(figure.text)}${stop} ${toText(text)}`,
    );
  }
  if (block.kind === 'rows') {
    return block.rows.map((row) => {
      const [label = '', ...text] = sentencesIn(row, toText);
      return `${label}: ${text.join(' ')}`;
    });
  }
  return sentencesIn(block, toText);
}

/** False for a caption or a label, such as "What the law says". */
function saysSomething(text: string): boolean {
  return text.length >= 60 && /[.?!]$/.test(text);
}

function questionDocument(
  path: string,
  topic: string,
  { id, question, answer }: Question,
): AnswerDocument {
  return {
    href: `${path}#${id}`,
    title: question,
    topic,
    answer,
    words: sentencesIn(answer).join(' '),
    keywords: answerKeywords[id] ?? '',
  };
}

function sectionDocument(
  path: string,
  topic: string,
  { id, heading, blocks }: TextSection,
  toHindi: ToText,
): AnswerDocument {
  const sentences = sentencesIn(blocks);
  // A cell of a table says little without its row and its column.
  const read = [...blocks].sort((a, b) => Number(a.kind === 'table') - Number(b.kind === 'table'));
  const lines = read.flatMap((block) => linesIn(block, plainText, '.'));
  const inHindi = (text: string) => plainText(toHindi(text));
  const hindiLines = read.flatMap((block) => linesIn(block, inHindi, '।'));
  const at = Math.max(0, lines.findIndex(saysSomething));
  return {
    href: `${path}#${id}`,
    title: heading,
    topic,
    answer: [lines[at] ?? ''],
    answerInHindi: [hindiLines[at] ?? ''],
    lines: lines
      .map((text, line) => ({ text, inHindi: hindiLines[line] ?? text }))
      .filter(({ text }) => saysSomething(text)),
    words: sentences.join(' '),
    keywords: answerKeywords[`${path}#${id}`] ?? '',
  };
}
