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
const box = () => screen.getByRole<HTMLInputElement>('textbox');
const masked = () => waitFor(() => expect(box().dataset.masked).toBe('true'));

test('what was typed before the mask came is masked when it comes', async () => {
  render(<Phone />);
  fireEvent.change(box(), { target: { value: '0501234567' } });
  expect([box().dataset.masked, box().value]).toEqual(['false', '0501234567']);
  await masked();
  await waitFor(() => expect(box().value).toBe('050 123 45 67'));
});

test('what the server gave is not touched', async () => {
  render(<Phone given="0501234567" />);
  await masked();
  expect(box().value).toBe('0501234567');
});
