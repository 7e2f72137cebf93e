/** The index of the question search: one in the process, whose content does not change while it runs. */
import 'server-only';
import { broker } from '@/lib/config/broker.server';
import { processSingleton } from '@/lib/process/process-singleton';
import { answerDocuments } from '@/lib/tools/questions/answer-documents';
import { buildAnswerIndex } from '@/lib/tools/questions/answer-index';
import { hindi } from './hindi';

export const answerIndex = () =>
  processSingleton('answers', () => buildAnswerIndex(answerDocuments(broker(), hindi.translate)));
