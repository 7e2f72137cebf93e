/** Runs in the browser right before React hydrates the page. */
import { watchMissingFields } from './components/ui/missing-fields';
import { stopRecordingEvents } from './lib/browser/pre-hydration/replay-pending-events';

stopRecordingEvents();
watchMissingFields();
