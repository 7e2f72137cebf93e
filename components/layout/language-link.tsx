/** Leads to this page, with its answer, in the other language. */
import { currentTranslator } from '#languages/current-translator';
import { hindiHref } from '@/lib/site/hindi-pages';

/** @param href of the English page */
export function LanguageLink({ href, className }: { href: string; className?: string }) {
  return currentTranslator() ? (
    <a href={href} lang="en-IN" hrefLang="en-IN" className={className} data-print="no">
      English
    </a>
  ) : (
    <a href={hindiHref(href)} lang="hi-IN" hrefLang="hi-IN" className={className} data-print="no">
      हिंदी
    </a>
  );
}
