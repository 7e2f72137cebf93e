/** Runs in the browser right before React takes the page over. */
import { stopRecordingEvents } from './lib/pre-hydration/replay-pending-events';

stopRecordingEvents();
