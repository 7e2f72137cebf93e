/** Joy center: cover at life’s happy moments. */
import { TextPage } from '@/components/sections/text-page';
import { broker } from '@/lib/config/broker.server';
import { joyCenter } from '@/lib/content/pages/joy-center';
import { pageMetadata } from '@/lib/publishing/metadata';

const path = '/joy-center';
export const metadata = pageMetadata(path);

export default function JoyCenterPage() {
  return <TextPage path={path} content={joyCenter(broker())} />;
}
