import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/dates/format-date';
import type { CityHospitals } from '@/lib/tools/hospitals/cities/city-hospitals';

export function CityLists({ lists, isSample }: Pick<CityHospitals, 'lists' | 'isSample'>) {
  if (isSample)
    return <p>A sample list, without insurers: it says nothing about any insurer’s network.</p>;
  return (
    <Table
      caption="Insurers with hospitals in this city"
      columns={['Insurer', 'List of', 'Hospitals here']}
      rows={lists.map(({ insurer, asOf, hospitals }) => [
        insurer,
        formatDate(asOf),
        String(hospitals),
      ])}
    />
  );
}
