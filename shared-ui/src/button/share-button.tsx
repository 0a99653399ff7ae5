import { shell } from '@stezhka/shell-contract';
import { Share2 } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

interface ShareButtonProps {
  title: string;
  labels: {
    share: string;
    copied: string;
  };
}

/** Opens the device's share sheet with the page's address; without one, copies the address. */
export function ShareButton({ title, labels }: ShareButtonProps) {
  const { toast } = shell();
  async function share() {
    const url = window.location.origin + window.location.pathname;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast(labels.copied, { tone: 'good' });
      }
    } catch (error) {
      // A visitor who thinks better of it has not failed.
      if ((error as Error).name !== 'AbortError') toast(url);
    }
  }
  return <IconButton variant="outline" size="l" icon={Share2} label={labels.share} onClick={share} />;
}
