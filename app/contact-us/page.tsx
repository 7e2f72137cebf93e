/** Contact us: every way to reach us, and the form on a page of its own. */
import { ContactActions } from '@/components/sections/contact-actions';
import { TextPage } from '@/components/sections/text-page';
import { contactUs } from '@/lib/content/pages/contact-us';
import { broker } from '@/lib/site/broker.server';
import { pageMetadata } from '@/lib/site/metadata';

const path = '/contact-us';
export const metadata = pageMetadata(path);

export default function ContactUsPage() {
  return <TextPage path={path} content={contactUs(broker())} actions={<ContactActions />} />;
}
