/** The tag manager of this build, for pages where it may report. */
import 'server-only';
import { environment } from '../config/env.server.ts';
import type { Route } from '../site/find-route.ts';
import { mayReportConversions } from './tag-manager.ts';

export function tagManagerIdFor(route: Route): string | null {
  return mayReportConversions(route) ? environment().tagManagerId : null;
}
