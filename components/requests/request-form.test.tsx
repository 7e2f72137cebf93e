/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { cleanup, render, screen } from '@testing-library/react';
import { requestKinds } from '@/lib/content/requests/request-kinds';
import { ServiceForm } from './service-form';

afterEach(cleanup);

function show(over: Partial<Parameters<typeof ServiceForm>[0]> = {}) {
  const { fields, button, oneOf } = requestKinds.renewal;
  render(
    <ServiceForm
      kind="renewal"
      page="/renewal"
      fields={fields}
      oneOf={oneOf}
      button={button}
      values={{}}
      next={[]}
      {...over}
    />,
  );
  return screen.getByRole('button').closest('form') as HTMLFormElement;
}

test('the form posts without JavaScript: method, URL, kind and page are in its HTML', () => {
  const form = show();
  expect(form).toHaveAttribute('action', '/api/requests');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({ kind: 'renewal', page: '/renewal', line: '', mobile: '' });
});

test('known values are filled in, and fields that need no question are hidden', () => {
  const form = show({ values: { line: 'health', policyNumber: 'P/1', expiryDate: '2026-12-01' } });
  expect(screen.queryByLabelText('What is insured')).toBeNull();
  expect(screen.getByLabelText(/Policy number/)).toHaveValue('P/1');
  expect(form).toHaveFormValues({ line: 'health', expiryDate: '2026-12-01' });
});

test('the registration number is asked for a vehicle, or while the kind of policy is unknown', () => {
  const asksNumber = () => screen.queryByLabelText(/Registration number/) !== null;
  show({ values: { line: 'health' } });
  expect(asksNumber()).toBe(false);
  cleanup();
  show({ values: { line: 'car' } });
  expect(asksNumber()).toBe(true);
  cleanup();
  show();
  expect(asksNumber()).toBe(true);
});

test('an error of the previous attempt is shown beside its field and associated with it', () => {
  show({ errors: { mobile: 'Enter valid mobile no.' } });
  expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(
    /Enter valid mobile no\./,
  );
});

test('a form with a file is sent as multipart', () => {
  const { fields, button } = requestKinds['job-application'];
  const form = show({ kind: 'job-application', fields, button });
  expect(form).toHaveAttribute('enctype', 'multipart/form-data');
});
