/** Renders the blocks of a text page's section, one component per kind. */
import { Note } from '@/components/ui/note';
import { BulletList, Paragraphs } from '@/components/ui/prose';
import { RowTable } from '@/components/ui/row-table';
import { Table } from '@/components/ui/table';
import type { Block } from '@/lib/content/types';
import type { NumberedSources } from '@/lib/figures/number-sources';
import { RulesTable } from './rules-table';
import { StepList } from './step-list';

type BlocksProps = { blocks: readonly Block[]; sources: NumberedSources };

export function Blocks({ blocks, sources }: BlocksProps) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: fixed text; a key is sent to the browser as well
    <BlockView key={index} block={block} sources={sources} />
  ));
}

function BlockView({ block, sources }: { block: Block; sources: NumberedSources }) {
  switch (block.kind) {
    case 'paragraphs':
      return <Paragraphs text={block.text} />;
    case 'list':
      return <BulletList items={block.items} />;
    case 'steps':
      return <StepList steps={block.steps} />;
    case 'rows':
      return <RowTable caption={block.caption} rows={block.rows} />;
    case 'table':
      return <Table caption={block.caption} columns={block.columns} rows={block.rows} />;
    case 'figures':
      return <RulesTable caption={block.caption} rules={block.rows} sources={sources} />;
    case 'note':
      return (
        <Note title={block.title}>
          <Paragraphs text={block.text} />
        </Note>
      );
  }
}
