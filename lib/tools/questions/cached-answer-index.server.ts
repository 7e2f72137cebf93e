/** The process's one index of answers, made when somebody first searches: the content does not change while it runs. */
import 'server-only';
import { broker } from '../../config/broker.server.ts';
import { processSingleton } from '../../config/process-singleton.ts';
import { answerDocuments } from './answer-documents.ts';
import { buildAnswerIndex } from './answer-index.ts';

export const cachedAnswerIndex = () =>
  processSingleton('answers', () => buildAnswerIndex(answerDocuments(broker())));
