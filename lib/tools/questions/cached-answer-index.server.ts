/** The answer index of this process, built on first use; the content does not change while the process runs. */
import 'server-only';
import { broker } from '../../config/broker.server.ts';
import { processSingleton } from '../../process/process-singleton.ts';
import { answerDocuments } from './answer-documents.ts';
import { buildAnswerIndex } from './answer-index.ts';

/** @param toHindi the Hindi of a text of the site, the same at every call. */
export const cachedAnswerIndex = (toHindi: (text: string) => string) =>
  processSingleton('answers', () => buildAnswerIndex(answerDocuments(broker(), toHindi)));
