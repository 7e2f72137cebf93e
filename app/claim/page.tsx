/** Smart claim: what to do first, for each kind of claim. */
import { TextPage } from '@/components/sections/text-page';
import { claim } from '@/lib/content/pages/claim';
import { broker } from '@/lib/site/broker.server';
import { pageMetadata } from '@/lib/site/metadata';

const path = '/claim';
export const metadata = pageMetadata(path);

export default function ClaimPage() {
  return <TextPage path={path} content={claim(broker())} />;
}
