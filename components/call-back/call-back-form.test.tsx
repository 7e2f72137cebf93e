/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announceConfirmation } from '@/lib/leads/call-back-signals';
import { CallBackForm } from './call-back-form';

afterEach(() => {
  act(() => announceConfirmation(null));
  cleanup();
});

test('the form posts by itself: method, URL, names and the preselected product are in its HTML', () => {
  render(<CallBackForm productCode={3} page="/term-insurance" source="hero" />);
  const form = screen.getByRole('button', { name: 'Get a Call' }).closest('form');
  expect(form).toHaveAttribute('action', '/api/call-back');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({
    product: '3',
    timeSlot: '',
    mobile: '',
    page: '/term-insurance',
    source: 'hero',
  });
});

test('what was wrong before is said beside its field and tied to it', () => {
  render(<CallBackForm page="/" source="page" errors={{ mobile: 'Enter valid mobile no.' }} />);
  const mobile = screen.getByLabelText('Mobile number');
  expect(mobile).toHaveAttribute('aria-invalid', 'true');
  expect(mobile).toHaveAccessibleDescription(/Enter valid mobile no\./);
});

test('the mobile field keeps digits only, also before the enhancement is loaded', async () => {
  const user = userEvent.setup();
  render(<CallBackForm page="/" source="panel" />);
  const mobile = screen.getByLabelText('Mobile number');
  await user.type(mobile, '98a76-5');
  expect(mobile).toHaveValue('98765');
});

test('a field that is left wrong says so, and stops saying so once it is right', async () => {
  const user = userEvent.setup();
  render(<CallBackForm page="/" source="panel" />);
  const mobile = screen.getByLabelText('Mobile number');
  await user.click(mobile);
  // The first touch loads the enhancement; only then are fields checked as they are left.
  await act(() => import('./call-back-enhancement'));
  await user.type(mobile, '98765');
  await user.tab();
  expect(await screen.findByText('Enter valid mobile no.')).toBeInTheDocument();
  await user.type(mobile, '43210');
  await waitFor(() => expect(screen.queryByText('Enter valid mobile no.')).toBeNull());
});

test('a field that has the focus before the scripts come is checked like any other', async () => {
  const user = userEvent.setup();
  const form = <CallBackForm page="/" source="panel" />;
  const served = render(form).container.innerHTML;
  cleanup();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = served;
  const mobile = screen.getByLabelText('Mobile number');
  mobile.focus();
  await act(async () => {
    render(form, { container, hydrate: true });
  });
  await act(() => import('./call-back-enhancement'));
  await user.keyboard('98765');
  await user.tab();
  expect(mobile).toHaveValue('98765');
  expect(await screen.findByText('Enter valid mobile no.')).toBeInTheDocument();
  container.remove();
});

test('a request that went through elsewhere on the page shows its thank-you here too', () => {
  render(<CallBackForm page="/" source="panel" />);
  act(() =>
    announceConfirmation({
      status: 'queued',
      reference: 'CB-2222-3333',
      product: 4,
      timeSlot: '2:30 PM - 3:00 PM',
    }),
  );
  expect(screen.getByRole('status')).toHaveTextContent('CB-2222-3333');
  expect(screen.getByRole('status')).toHaveTextContent('Car');
  expect(screen.getByRole('status')).toHaveTextContent('saved here');
  expect(screen.getByText('Get a Call')).not.toBeVisible();
});
