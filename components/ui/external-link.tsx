/** A link to a site that is not ours and that we do not vouch for: an insurer's, or one that reports a judgment. */
import type { ReactNode } from 'react';

export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="nofollow noopener external">
      {children}
    </a>
  );
}
