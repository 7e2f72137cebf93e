/** About us: what a direct broker does, and how we are paid. */
import { PeopleBand } from '@/components/sections/people-band';
import { TextPage } from '@/components/sections/text-page';
import { broker } from '@/lib/config/broker.server';
import { aboutUs } from '@/lib/content/pages/about-us';
import { pageMetadata } from '@/lib/publishing/metadata';

const path = '/about-us';
export const metadata = pageMetadata(path);

export default function AboutUsPage() {
  return (
    <TextPage
      path={path}
      content={aboutUs(broker())}
      foldsHeading="How we work"
      band={<PeopleBand />}
      openSections={['direct-broker', 'how-we-are-paid']}
    />
  );
}
