import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useMask } from './use-mask.ts';

function Phone({ given = '' }: { given?: string }) {
  const [value, setValue] = useState(given);
  const mask = useMask('phone', value, setValue);
  return (
    <input data-masked={mask !== undefined} value={value} onChange={({ target }) => setValue(target.value)} />
  );
}
// One test: the mask comes once for all fields, and both must be there before it.
test('a value typed before the mask has loaded is masked then, a value of the server is not', async () => {
  render(<Phone />);
  render(<Phone given="0501234567" />);
  const [typed, given] = screen.getAllByRole<HTMLInputElement>('textbox') as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  fireEvent.change(typed, { target: { value: '0501234567' } });
  expect([typed.dataset.masked, typed.value]).toEqual(['false', '0501234567']);
  for (const field of [typed, given]) await waitFor(() => expect(field.dataset.masked).toBe('true'));
  await waitFor(() => expect(typed.value).toBe('050 123 45 67'));
  expect(given.value).toBe('0501234567');
});
