/** The one function behind the search of questions: what was asked, and what answers it, nearest first. */
import { answerDocuments } from './answer-documents.ts';
