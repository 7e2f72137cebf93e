/** What a visitor typed, as it was typed: neither this site's Hindi nor a browser's translation changes it. */
import { languageOf } from '@/lib/text/words';

type VisitorWordsProps = { children: string; className?: string };

export function VisitorWords({ children, className }: VisitorWordsProps) {
  return (
    <span className={className} lang={languageOf(children)} translate="no">
      {children}
    </span>
  );
}
