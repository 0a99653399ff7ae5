import type { SocialNetwork } from '@stezhka/content-contract';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { Camera, CirclePlay, Globe, type LucideIcon, Send, ThumbsUp } from 'lucide-react';

const GLYPHS: Record<string, LucideIcon> = {
  telegram: Send,
  instagram: Camera,
  facebook: ThumbsUp,
  youtube: CirclePlay,
};

export function SocialLinks({ networks, className }: { networks: SocialNetwork[]; className?: string }) {
  return (
    <span className={className}>
      {networks.map(({ link, title, socialNetwork: { image } }) => {
        const rest = { href: link, label: title, target: '_blank' };
        if (/^(\/|https?:)/.test(image)) {
          return (
            <IconButton key={link} {...rest}>
              <img src={image} alt="" width={22} height={22} />
            </IconButton>
          );
        }
        return <IconButton key={link} {...rest} icon={GLYPHS[image] ?? Globe} />;
      })}
    </span>
  );
}
