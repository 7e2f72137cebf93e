/** Imports header and footer with all of their styles; static-frame.tsx explains why. */
import { frameDetails } from '@/lib/config/broker.server';
import './footer.module.css';
import './footer-disclosures.module.css';
import './header.module.css';
import './product-icons.module.css';
import './site-menu.module.css';
import './logo.module.css';
import '@/components/ui/prose.module.css';
import type { FrameProps } from './frame-props';
import { StaticFrame } from './static-frame';

type FrameSectionProps = Omit<FrameProps, 'broker'> & { part: 'header' | 'footer' };

export function FrameSection(props: FrameSectionProps) {
  return <StaticFrame {...props} broker={frameDetails()} />;
}
