/** Folded text of a page of help and facts, with all of its styles: components/layout/static-frame.tsx explains why. */
import '@/components/ui/disclosure.module.css';
import '@/components/ui/note.module.css';
import '@/components/ui/prose.module.css';
import '@/components/ui/table.module.css';
import type { CollapsedTextProps } from './collapsed-text';
import { StaticText } from './static-text';
import './question-list.module.css';
import './rules-table.module.css';
import './section.module.css';
import './sources.module.css';
import './step-list.module.css';

export function CollapsedTextSection(props: CollapsedTextProps) {
  return <StaticText {...props} />;
}
