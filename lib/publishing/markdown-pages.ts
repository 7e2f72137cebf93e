/** The help and company pages that are also served as Markdown, and whose sections are static. */
import type { BrokerDetails, BrokerText } from '../config/broker-details.ts';
import { escalationFigures, escalationSteps } from '../content/claims/escalation-steps.ts';
import { claim } from '../content/pages/claim.ts';
import { faqGroups, faqs } from '../content/pages/faqs.ts';
import { grievanceRedressal } from '../content/pages/grievance-redressal.ts';
import { insuranceCompanies } from '../content/pages/insurance-companies.ts';
import { renewal } from '../content/pages/renewal.ts';
import { type ReasonPage, reasonContent, reasonPages } from '../content/refusals/reason-pages.ts';
import {
  refusedPage,
  refusedQuestionFigures,
  refusedQuestions,
} from '../content/refusals/refusal-copy.ts';
import type { TextPageContent } from '../content/types.ts';
import type { MarkdownPagePath } from '../site/page-urls.ts';
import { refusedPath } from '../site/tool-routes.ts';

export const markdownPages: Record<MarkdownPagePath, (broker: BrokerText) => TextPageContent> = {
  '/renewal': renewal,
  '/claim': claim,
  '/grievance-redressal': grievanceRedressal,
  '/insurance-companies': insuranceCompanies,
};

/** Without the section that the page fills with a letter. */
function reasonText(page: ReasonPage): TextPageContent {
  const content = reasonContent(page);
  return { ...content, sections: content.sections.filter(({ blocks }) => blocks.length > 0) };
}

/** Pages of tools and questions, and of one reason: their text as sections. */
const toolPages: Readonly<Record<string, (broker: BrokerDetails) => TextPageContent>> = {
  '/faqs': (broker) => ({
    ...faqs(broker),
    sections: [],
    questions: faqGroups.flatMap(({ questions }) => questions),
  }),
  [refusedPath]: () => ({
    heading: refusedPage.heading,
    answer: refusedPage.answer,
    sections: [
      {
        id: 'lawful',
        heading: 'What the insurer owes you',
        blocks: [{ kind: 'figures', caption: 'Rules for insurers', rows: [...refusedPage.rules] }],
      },
      {
        id: 'steps',
        heading: 'The steps after a no',
        blocks: [{ kind: 'steps', steps: [...escalationSteps] }],
      },
      {
        id: 'reasons',
        heading: 'The most searched reasons, explained',
        blocks: [
          {
            kind: 'list',
            items: reasonPages.map(({ title, listed }) => `[${title}](${listed.path})`),
          },
        ],
      },
    ],
    questions: [...refusedQuestions],
    figuresInText: [...escalationFigures, ...refusedQuestionFigures],
    furtherSources: [],
  }),
  ...Object.fromEntries(reasonPages.map((page) => [page.listed.path, () => reasonText(page)])),
};

/** Null for a path whose page is no text of sections. */
export function markdownContentOf(path: string, broker: BrokerDetails): TextPageContent | null {
  const content = { ...toolPages, ...markdownPages }[path];
  return content ? content(broker) : null;
}
