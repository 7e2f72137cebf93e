/** GET: the words that the search of /faqs looks through beside the page's own; made at build time. */
import { answerSearchIndex } from '@/lib/tools/questions/answer-search-index';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(answerSearchIndex(), {
    headers: { 'Cache-Control': 'public, max-age=3600' },
  });
}
