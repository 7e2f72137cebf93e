/** GET: the words that the search of /faqs looks through beside the page's own; made at build time. */
import { answerWords } from '@/lib/tools/questions/answer-words';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(answerWords(), { headers: { 'Cache-Control': 'public, max-age=3600' } });
}
