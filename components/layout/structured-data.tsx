/** The page's graph for crawlers. A data block, which the Content-Security-Policy does not concern. */

import { broker, siteOrigin } from '@/lib/config/broker.server';
import type { Question } from '@/lib/content/types';
import { structuredData, structuredDataText } from '@/lib/publishing/structured-data';

type StructuredDataProps = { path: string; questions?: readonly Question[] | undefined };

export function StructuredData({ path, questions }: StructuredDataProps) {
  const graph = structuredData({ path, questions, origin: siteOrigin(), broker: broker() });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which "<" is escaped
      dangerouslySetInnerHTML={{ __html: structuredDataText(graph) }}
    />
  );
}
