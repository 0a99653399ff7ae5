import type { SocialNetwork } from '@stezhka/content-contract';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import styles from './social-links.module.css';

/** An SVG takes the colour of its ground; other pictures keep their own. */
export function SocialLinks({ networks, className }: { networks: SocialNetwork[]; className?: string }) {
  return (
    <span className={className}>
      {networks.map(({ link, title, socialNetwork: { image } }) => (
        <IconButton key={link} href={link} label={title} target="_blank">
          {image.endsWith('.svg') ? (
            <span className={styles.glyph} style={{ maskImage: `url(${JSON.stringify(image)})` }} />
          ) : (
            <img src={image} alt="" width={22} height={22} />
          )}
        </IconButton>
      ))}
    </span>
  );
}
