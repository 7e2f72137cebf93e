/** Runs in the browser right before React takes the page over. */
import { stopNotingActs } from './lib/early/replay-early-acts';

stopNotingActs();
