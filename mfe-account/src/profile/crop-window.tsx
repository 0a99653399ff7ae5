import { uploadFile } from '@stezhka/account-contract';
import { useText } from '@stezhka/intl';
import { Button } from '@stezhka/shared-ui/button';
import { Modal } from '@stezhka/shared-ui/modal';
import { type CallError, shell } from '@stezhka/shell-contract';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { type CropArea, cropPicture } from './crop-picture.ts';
import styles from './crop-window.module.css';

/** Moved by dragging or arrow keys, enlarged by the slider. */
export function CropWindow({ file, onClose }: { file: File; onClose: () => void }) {
  const text = useText('account.profile');
  const [send, { isLoading }] = shell().useChange(uploadFile, { quiet: true });
  const [url, setUrl] = useState('');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea>();
  const [error, setError] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const upload = async () => {
    if (!area) return;
    setError('');
    try {
      const body = new FormData();
      body.set('file', await cropPicture(url, area), 'avatar.jpg');
      await send({ query: { for: 'avatar' }, body });
      shell().toast(text('picture.done'), { tone: 'good' });
      onClose();
    } catch (failure) {
      // A browser's own error message is not shown.
      const { status, message } = failure as CallError;
      setError(status === undefined ? text('picture.failed') : message);
    }
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={text('picture.crop')}
      description={text('picture.crop.lead')}
      closeLabel={text('close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button loading={isLoading} disabled={!area} onClick={() => void upload()}>
            {text('picture.save')}
          </Button>
        </>
      }
    >
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.stage}>
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={4}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{
              onError: () => {
                shell().toast(text('picture.kind'), { tone: 'bad' });
                onClose();
              },
            }}
            cropperProps={{ role: 'group', 'aria-label': text('picture.move') }}
            disableAutomaticStylesInjection
          />
        )}
      </div>
      <label className={styles.zoom}>
        <span>{text('picture.zoom')}</span>
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
        />
      </label>
    </Modal>
  );
}
