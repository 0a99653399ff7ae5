import { jest } from '@jest/globals';
import { uploadFile } from '@stezhka/account-contract';
import { failing, type PageOptions } from '@stezhka/shell/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../testing/show.tsx';

const cropPicture = jest.fn(async () => new Blob(['jpeg']));
jest.unstable_mockModule('./crop-picture.ts', () => ({ cropPicture }));
const { CropWindow } = await import('./crop-window.tsx');

URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => {};

async function open(replies: PageOptions['replies'] = []) {
  const onClose = jest.fn();
  const { said } = show(
    <CropWindow file={new File(['words'], 'fake.jpg', { type: 'image/jpeg' })} onClose={onClose} />,
    {
      replies,
    },
  );
  await screen.findByRole('dialog');
  const picture = document.querySelector('img')!;
  return { onClose, picture, said, user: userEvent.setup() };
}

test('a file that is no picture is said to be none, and the window closes', async () => {
  const { onClose, picture, said } = await open();
  fireEvent.error(picture);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(said).toEqual(['Use a photo in JPEG, PNG, WebP, AVIF or GIF']);
});

test.each([
  ['of the server, in its words', () => {}, 'The picture is too large.'],
  [
    'of the browser, in ours',
    () => cropPicture.mockRejectedValueOnce(new Error('The source image cannot be decoded.')),
    'The photo wasn’t saved. Try again.',
  ],
])('a refusal %s, stands above the picture, where it is seen', async (_, before, words) => {
  before();
  const { onClose, picture, user } = await open([
    [uploadFile, failing(413, 'too_large', { message: 'The picture is too large.' })],
  ]);
  fireEvent.load(picture);
  await user.click(screen.getByRole('button', { name: 'Save the photo' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(words);
  expect(alert.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(onClose).not.toHaveBeenCalled();
});
