import type { FrameDetails } from '@/lib/config/broker.server';

/** What header and footer need: the page they stand on, and who we are. */
export type FrameProps = {
  path?: string | undefined;
  /** Path of a tool that is listed by itself and has its own review date. */
  reviewedPath?: string | undefined;
  broker: FrameDetails;
};
