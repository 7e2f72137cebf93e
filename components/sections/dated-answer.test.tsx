/** A link without a date asks for it; only a form that was sent has errors. */
import { renderToStaticMarkup } from 'react-dom/server';
import { ComplaintForm } from '@/components/complaints/complaint-form';
import { complaintHref, parseComplaintQuery } from '@/lib/tools/complaints/complaint-query';
import { DatedAnswer } from './dated-answer';

function page(params: Record<string, string>): string {
  return renderToStaticMarkup(
    <DatedAnswer
      path="/grievance-redressal"
      params={params}
      query={parseComplaintQuery(params, '2026-11-26')}
      formField="on"
      hrefOf={complaintHref}
      renderAnswer={() => null}
      renderForm={(values, errors) => <ComplaintForm values={values} errors={errors} />}
      idPrefix="complaint"
      backLabel="Back"
    />,
  );
}

const problem = 'Almost there';

test('a link without the day asks for it under a question, with no error on the page', () => {
  const html = page({ to: 'insurer' });
  expect(html).toContain('<h1>When did you complain?</h1>');
  expect(html).not.toMatch(/Almost there|aria-invalid|>Enter the day on which/);
  expect(page({ complained: '2026-11-01' })).toContain('<h1>Who did you complain to?</h1>');
});

test('a form that was sent with the day empty has the error in the summary and beside the field', () => {
  const html = page({ to: 'insurer', complained: '' });
  expect(html).toContain('<h1>When did you complain?</h1>');
  expect(html).toContain(problem);
  expect(html).toContain('aria-invalid="true"');
  expect(html.match(/>Enter the day on which you complained\./g)).toHaveLength(2);
});

test('a day that cannot be is an error, wherever it came from', () => {
  const html = page({ to: 'insurer', complained: '2026-02-31' });
  expect(html).toContain('<h1>We could not read your date</h1>');
  expect(html).toContain(problem);
});
