/** Files: a day, the calls that reached nobody, the clicks for Google Ads. */
import { DeskForm } from '@/components/desk/desk-form';
import { DeskPage } from '@/components/desk/desk-page';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { RadioField } from '@/components/ui/radio-field';
import { TextField } from '@/components/ui/text-field';
import { firstValue, type PageProps } from '@/lib/browser/url-state/search-params';
import { todayInIndia } from '@/lib/dates/iso-date';
import { parseDeskMessage } from '@/lib/desk/desk-messages';
import { deskExportsPath, deskFieldIds } from '@/lib/desk/desk-paths';
import { maxConversionNameLength } from '@/lib/desk/export/export-conversions.server';
import { requireStaff } from '@/lib/desk/require-staff.server';
import { typedFields } from '@/lib/desk/typed-fields';

export const dynamic = 'auto';
export const metadata = { title: { absolute: 'Exports, desk' } };

export default async function ExportsPage(props: PageProps) {
  const message = parseDeskMessage(firstValue(await props.searchParams, 'message'));
  const desk = await requireStaff('manager', message);
  const records = typedFields(desk, 'export-records', {
    defaults: { which: 'unreached', day: todayInIndia(desk.now) },
  });
  const conversions = typedFields(desk, 'export-conversions');
  return (
    <DeskPage heading="Exports" here={deskExportsPath} desk={desk} message={message}>
      <p>
        Each file is an event of the audit trail. No cell of a file for a spreadsheet is a formula.
      </p>
      <h2>Calls and requests</h2>
      <DeskForm desk={desk} action="export-records" layout="column">
        <RadioField
          id="export-which"
          label="Which"
          options={[
            { value: 'unreached', label: 'Not reached, and may still be called: of all days' },
            { value: 'day', label: 'Everything of one day' },
          ]}
          {...records.field('export-which', 'which')}
        />
        <TextField
          id={deskFieldIds.exportDay}
          type="date"
          label="Day"
          hint="For everything of one day."
          {...records.field(deskFieldIds.exportDay, 'day')}
        />
        <CheckboxField
          id="export-numbers"
          value="yes"
          label="With full numbers, addresses and notes"
          hint="Without it they are masked. Delete the file when the calls are made."
          {...records.box('numbers')}
        />
        <Button type="submit">Save as CSV</Button>
      </DeskForm>
      <h2>Conversions for Google Ads</h2>
      <p>
        Calls asked for in the last 90 days by visitors who consented to the report. It has the
        click’s id and a random number, never a mobile number.
      </p>
      <DeskForm desk={desk} action="export-conversions" layout="column">
        <TextField
          id={deskFieldIds.exportName}
          label="Name of the conversion action in Google Ads"
          autoComplete="off"
          maxLength={maxConversionNameLength}
          required
          {...conversions.field(deskFieldIds.exportName, 'name')}
        />
        <Button type="submit" variant="tool">
          Save the conversions
        </Button>
      </DeskForm>
    </DeskPage>
  );
}
