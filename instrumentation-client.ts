/** Runs in the browser right before React hydrates the page. */
import { watchMissingFields } from './components/ui/missing-fields';
import { rememberFields } from './lib/browser/pre-hydration/replay-pending-events';

rememberFields();
watchMissingFields();
