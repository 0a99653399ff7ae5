import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxField } from './checkbox-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const user = userEvent.setup();

test('a text field stands without a form', async () => {
  const onChange = jest.fn();
  render(<TextField label="Name" value="" onChange={onChange} error="Type your name" required />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Type your name',
  );
  await user.type(input, 'I');
  expect(onChange).toHaveBeenCalledWith('I');
});

test('a select offers emptiness only while it may be empty', () => {
  const options = [{ value: 'a', label: 'A' }];
  const names = () => screen.getAllByRole('option').map((one) => one.textContent);
  const select = { label: 'Letter', options, onChange: () => {}, placeholder: 'Any' };
  const { rerender } = render(<SelectField {...select} value="" required />);
  expect(names()).toEqual(['Any', 'A']);
  rerender(<SelectField {...select} value="a" required />);
  expect(names()).toEqual(['A']);
  rerender(<SelectField {...select} value="a" />);
  expect(names()).toEqual(['Any', 'A']);
});

test('a checkbox is ticked by its label, whose link is still a link', async () => {
  const onChange = jest.fn();
  const label = (
    <>
      I agree with the <a href="#policy">Privacy Policy</a>
    </>
  );
  render(<CheckboxField label={label} checked={false} onChange={onChange} />);
  await user.click(screen.getByText('I agree with the'));
  expect(onChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).not.toBeNull();
});
