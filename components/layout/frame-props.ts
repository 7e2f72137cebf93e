import type { FrameDetails } from '@/lib/config/broker.server';

/** What header and footer need: the page they stand on, and who we are. */
export type FrameProps = {
  path?: string | undefined;
  /** Query of an answer that is listed under its own address and has its own review date. */
  search?: string | undefined;
  broker: FrameDetails;
};
