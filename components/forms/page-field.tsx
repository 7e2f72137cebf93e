/** Names the page that shows a form, in its language: the handler answers in it also without a referer. */
import { localHref } from '@/components/languages/local-text';

export function PageField({ page }: { page: string }) {
  return <input type="hidden" name="page" value={localHref(page)} />;
}
