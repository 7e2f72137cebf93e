/** The process's one index of answers, made when somebody first searches: the content does not change while it runs. */
import 'server-only';
import { broker } from '../../config/broker.server.ts';
import { perProcess } from '../../config/per-process.ts';
import { answerDocuments } from './answer-documents.ts';
import { buildAnswerIndex } from './answer-index.ts';

export const cachedAnswerIndex = () =>
  perProcess('answers', () => buildAnswerIndex(answerDocuments(broker())));
