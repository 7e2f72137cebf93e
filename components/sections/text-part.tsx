/** The folded parts of a text page, with what they say of us and with the styles of all they are made of. */
import '@/components/ui/disclosure.module.css';
import '@/components/ui/note.module.css';
import '@/components/ui/prose.module.css';
import '@/components/ui/table.module.css';
import { contentDetails } from '@/lib/config/broker.server';
import './question-list.module.css';
import './rules-table.module.css';
import './section.module.css';
import './sources.module.css';
import './step-list.module.css';
import { KeptText, type KeptTextProps } from './kept-text';

export function TextPart(props: Omit<KeptTextProps, 'us'>) {
  return <KeptText {...props} us={contentDetails()} />;
}
