/** Joy center: tick past or coming life events and get one dated plan; below, each event by itself. */
import { LifeEventForm } from '@/components/life-events/life-event-form';
import { TextPage } from '@/components/sections/text-page';
import { ToolBand } from '@/components/sections/tool-band';
import { broker } from '@/lib/config/broker.server';
import { joyCenter, lifeEventSectionIds } from '@/lib/content/pages/joy-center';
import { pageMetadata } from '@/lib/publishing/metadata';

const path = '/joy-center';
export const metadata = pageMetadata(path);

export default function JoyCenterPage() {
  const content = joyCenter(broker());
  return (
    <TextPage
      path={path}
      content={content}
      foldsHeading="Who to tell, and the rules"
      foldGroups={{ 'All events, one by one': lifeEventSectionIds }}
      tool={
        <ToolBand id="moments" heading="What is the good news?" isHeadingForWide>
          <LifeEventForm />
        </ToolBand>
      }
    />
  );
}
