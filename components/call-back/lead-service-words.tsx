/** Why Lead.svc refused a call, in its own words, which are English: a Hindi page has a Hindi sentence before them. */
import { isPageInHindi } from '@/components/languages/local-text';
import { refusedMessage } from '@/lib/leads/submit/call-back-submission';

export function LeadServiceWords({ words }: { words: string }) {
  if (!isPageInHindi()) return words;
  return (
    <>
      <span>{refusedMessage}</span> <span lang="en">{words}</span>
    </>
  );
}
