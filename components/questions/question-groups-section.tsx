/** All questions by subject, with the styles of their parts. */
import '@/components/ui/disclosure.module.css';
import '@/components/ui/prose.module.css';
import { StaticQuestionGroups } from './static-question-groups';
import './question-groups.module.css';

export function QuestionGroupsSection() {
  return <StaticQuestionGroups />;
}
