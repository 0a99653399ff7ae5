import { useText } from '@stezhka/intl';
import type { ImageData } from '@stezhka/kit-contract';
import { Button } from '@stezhka/shared-ui/button';
import { Icon } from '@stezhka/shared-ui/icon';
import { Modal } from '@stezhka/shared-ui/modal';
import { Picture } from '@stezhka/shared-ui/picture';
import { Minus, Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { STAGE_SIZES } from './gallery.tsx';
import styles from './picture-viewer.module.css';

const STEPS = [1, 1.75, 3] as const;

interface PictureViewerProps {
  picture: ImageData;
  open: boolean;
  onClose: () => void;
}

/**
 * One picture over the whole screen, larger step by step; what does not fit is scrolled to, by finger, wheel or keys.
 * The usual library for it writes a style element, which the page's security policy refuses.
 */
export function PictureViewer({ picture, open, onClose }: PictureViewerProps) {
  const t = useText('shop');
  const [step, setStep] = useState(0);
  const frame = useRef<HTMLElement>(null);
  const scale = STEPS[step]!;
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    // What was in the middle stays there.
    current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
    current.scrollTop = (current.scrollHeight - current.clientHeight) / 2;
    void scale;
  }, [scale]);
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="full"
      title={t('gallery.close')}
      closeLabel={t('close')}
      footer={
        <>
          <Button
            variant="outline"
            icon={<Icon of={Minus} />}
            aria-disabled={step === 0}
            onClick={() => setStep(Math.max(0, step - 1))}
          >
            {t('gallery.smaller')}
          </Button>
          <Button
            icon={<Icon of={Plus} />}
            aria-disabled={step === STEPS.length - 1}
            onClick={() => setStep(Math.min(STEPS.length - 1, step + 1))}
          >
            {t('gallery.larger')}
          </Button>
        </>
      }
    >
      <section
        className={styles.frame}
        ref={frame}
        aria-label={t('gallery.close')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <div className={styles.sheet} style={{ width: `${scale * 100}%` }} data-scale={scale}>
          <div className={styles.known} aria-hidden="true">
            <Picture image={picture} alt="" sizes={STAGE_SIZES} />
          </div>
          <Picture image={picture} sizes={`${scale * 100}vw`} priority className={styles.sharp} />
        </div>
      </section>
    </Modal>
  );
}
