/** Runs in the browser right before React hydrates the page. */
import { stopRecordingEvents } from './lib/pre-hydration/replay-pending-events';

stopRecordingEvents();
