import type { FrameDetails } from '@/lib/config/broker.server';
import type { headerAction } from '@/lib/site/page-action';

/** Props of header and footer: the current page and the broker’s details. */
export type FrameProps = {
  path?: string;
  /** Path of a tool that is indexed by itself and has a day of its own. */
  datedPath?: string;
  /** Address of the English page where it exists in the other language and is offered there. */
  languageHref?: string;
  /** The header's way to a person. */
  action?: ReturnType<typeof headerAction>;
  broker: FrameDetails;
};
