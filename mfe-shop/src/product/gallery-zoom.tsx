import type { ImageData } from '@stezhka/kit-contract';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { ZoomIn } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../ui/use-text.ts';
import styles from './gallery.module.css';

const Viewer = lazy(async () => ({ default: (await import('./picture-viewer.tsx')).PictureViewer }));

/** Opens the picture that is shown over the whole screen. */
export function GalleryZoom({ picture }: { picture: ImageData }) {
  const t = useText();
  const [viewer, setViewer] = useState({ wanted: false, open: false });
  return (
    <>
      <IconButton
        className={styles.zoom}
        icon={ZoomIn}
        variant="surface"
        label={t('gallery.zoom')}
        onClick={() => setViewer({ wanted: true, open: true })}
      />
      {viewer.wanted && (
        <Suspense fallback={null}>
          <Viewer
            picture={picture}
            open={viewer.open}
            onClose={() => setViewer({ wanted: true, open: false })}
          />
        </Suspense>
      )}
    </>
  );
}
