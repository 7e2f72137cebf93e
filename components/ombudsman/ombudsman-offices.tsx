/** The Ombudsman's offices by area: the finder, and the two tables with its data. */
import { Disclosure } from '@/components/ui/disclosure';
import { RowTable } from '@/components/ui/row-table';
import { Table } from '@/components/ui/table';
import { ombudsmanStates } from '@/lib/content/ombudsman-offices';
import { areasByOffice, describeOffices } from '@/lib/tools/ombudsman/ombudsman-areas';
import { OmbudsmanFinder } from './ombudsman-finder';

export function OmbudsmanOffices() {
  return (
    <>
      <OmbudsmanFinder states={ombudsmanStates} />
      <div>
        <Disclosure summary="The list by state and union territory">
          <RowTable
            caption="Which office serves which state"
            isCaptionShown={false}
            rows={ombudsmanStates.map((state) => ({
              label: state.name,
              text: describeOffices(state),
            }))}
          />
        </Disclosure>
      </div>
      <Table
        caption="Insurance Ombudsman offices and the areas they serve"
        columns={['Office', 'Area']}
        rows={areasByOffice()}
      />
    </>
  );
}
