import { getPresentationVideo } from '@stezhka/content-contract';
import { Button } from '@stezhka/shared-ui/button';
import { noBreak } from '@stezhka/shared-ui/format';
import { Picture } from '@stezhka/shared-ui/picture';
import { Section } from '@stezhka/shared-ui/section';
import { useInViewport } from '@stezhka/shared-ui/use-in-viewport';
import { shell } from '@stezhka/shell-contract';
import { useRef } from 'react';
import { sizesOf } from '../lib/sizes.ts';
import { Film } from '../videos/film.tsx';
import styles from './presentation-video.module.css';

const SIZES = sizesOf(760);

/** A film beside its words; its picture alone until the reader comes near, and where there is no film. */
export function PresentationVideo() {
  const ref = useRef<HTMLDivElement>(null);
  const { data } = shell().useCall(getPresentationVideo);
  const near = useInViewport(ref, { before: false, margin: '25% 0px' });
  if (!data?.imageData) return null;
  const { title, text, links, imageData, video } = data;
  return (
    <Section aria-labelledby="presentation-video">
      <div ref={ref} className={styles.parts}>
        {video && near ? (
          <Film film={video} poster={imageData} sizes={SIZES} />
        ) : (
          <Picture image={imageData} frame="panel" ratio="16 / 9" sizes={SIZES} />
        )}
        <div>
          <h2 id="presentation-video">{noBreak(title)}</h2>
          <p>{noBreak(text)}</p>
          {links
            .filter(({ link }) => shell().hasPage(link))
            .map(({ label, link }) => (
              <Button key={link} href={link} variant="soft">
                {label}
              </Button>
            ))}
        </div>
      </div>
    </Section>
  );
}
