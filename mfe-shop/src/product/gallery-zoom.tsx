import { useText } from '@stezhka/intl';
import type { ImageData } from '@stezhka/kit-contract';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { lazyPart } from '@stezhka/shared-ui/lazy-part';
import { ZoomIn } from 'lucide-react';
import { useState } from 'react';
import styles from './gallery.module.css';

const Viewer = lazyPart(async () => (await import('./picture-viewer.tsx')).PictureViewer, { when: 'open' });

export function GalleryZoom({ picture }: { picture: ImageData }) {
  const t = useText('shop');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className={styles.zoom}
        icon={ZoomIn}
        variant="surface"
        label={t('gallery.zoom')}
        onClick={() => setOpen(true)}
      />
      <Viewer picture={picture} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
