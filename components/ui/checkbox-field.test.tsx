/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { CheckboxField } from './checkbox-field';

test('the error of a check box describes it, and it is invalid', () => {
  render(<CheckboxField id="tick" label="Erase" hint="For good." error="Tick this line." />);
  const box = screen.getByRole('checkbox', { name: 'Erase' });
  expect(box).toHaveAccessibleDescription('For good. Error: Tick this line.');
  expect(box).toBeInvalid();
});
