/** The answer index of this process, built on first use; the content does not change while the process runs. */
import 'server-only';
import { broker } from '../../config/broker.server.ts';
import { processSingleton } from '../../process/process-singleton.ts';
import { answerDocuments } from './answer-documents.ts';
import { buildAnswerIndex } from './answer-index.ts';

export const cachedAnswerIndex = () =>
  processSingleton('answers', () => buildAnswerIndex(answerDocuments(broker())));
