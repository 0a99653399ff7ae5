import { AVATAR_BYTES, updateUser } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { PictureInput } from '@stezhka/shared-ui/picture-input';
import { shell } from '@stezhka/shell-contract';
import { useRef, useState } from 'react';
import styles from './profile.module.css';

// The cropper is large: it loads with the first picture.
const CropWindow = lazyPart(
  async () => (await import(/* webpackChunkName: "crop-window" */ './crop-window.tsx')).CropWindow,
  { waiting: () => <Opening /> },
);

export function PictureButtons({ hasPicture }: { hasPicture: boolean }) {
  const text = useText('account.profile');
  const [remove, { isLoading }] = shell().useChange(updateUser);
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<HTMLButtonElement>(null);
  return (
    <>
      <PictureInput
        ref={input}
        maxBytes={AVATAR_BYTES}
        onChosen={setFile}
        onRefused={(problem) => shell().toast(text(`picture.${problem}`), { tone: 'bad' })}
      />
      <Button ref={upload} variant="outline" size="s" onClick={() => input.current?.click()}>
        {text('picture.upload')}
      </Button>
      {hasPicture && (
        <Button
          variant="outline"
          size="s"
          loading={isLoading}
          onClick={() =>
            void remove({ body: { image: '' } }).then(
              () => upload.current?.focus(),
              () => {},
            )
          }
        >
          {text('picture.remove')}
        </Button>
      )}
      {file && <CropWindow file={file} onClose={() => setFile(undefined)} />}
    </>
  );
}

function Opening() {
  const text = useText('account.profile');
  return <span className={styles.quiet}>{text('picture.opening')}</span>;
}
