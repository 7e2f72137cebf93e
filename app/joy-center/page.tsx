/** Joy center: cover at life’s happy moments, each a tile that opens what to do. */
import { MomentTiles } from '@/components/sections/moment-tiles';
import { TextPage } from '@/components/sections/text-page';
import { ToolBand } from '@/components/sections/tool-band';
import { broker } from '@/lib/config/broker.server';
import { joyCenter } from '@/lib/content/pages/joy-center';
import { pageMetadata } from '@/lib/publishing/metadata';

const path = '/joy-center';
export const metadata = pageMetadata(path);

export default function JoyCenterPage() {
  const content = joyCenter(broker());
  return (
    <TextPage
      path={path}
      content={content}
      isFolded
      tool={
        <ToolBand id="moments" heading="What is the good news?">
          <MomentTiles moments={content.sections} />
        </ToolBand>
      }
    />
  );
}
