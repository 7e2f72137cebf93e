/** Contacts outside our firm, short enough to fit the printed plan. The page has the long list. */
import { RowTable } from '@/components/ui/row-table';
import { broker } from '@/lib/config/broker.server';

export function OfficialContacts() {
  const { name, complaintsMailbox, phone, grievanceOfficer } = broker();
  return (
    <RowTable
      caption="Who to reach"
      isCaptionShown={false}
      rows={[
        {
          label: 'Bima Bharosa (IRDAI)',
          text: '155255 or 1800 4254 732; complaints@irdai.gov.in; bimabharosa.irdai.gov.in',
        },
        { label: 'Insurance Ombudsman', text: 'cioins.co.in, or the office for your area' },
        { label: 'Consumer helpline', text: '1915; consumerhelpline.gov.in' },
        { label: `Us, ${name}`, text: `${grievanceOfficer}; ${complaintsMailbox}; ${phone}` },
      ]}
    />
  );
}
