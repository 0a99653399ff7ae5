import { useText } from '@stezhka/intl';
import { IconButton } from '@stezhka/shared-ui/icon-button';
import { shell } from '@stezhka/shell-contract';
import { Share2 } from 'lucide-react';

/** Opens the device's share sheet with the page's address; without one, copies the address. */
export function ShareButton({ title }: { title: string }) {
  const t = useText('shop');
  const { toast } = shell();
  async function share() {
    const url = window.location.origin + window.location.pathname;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast(t('share.copied'), { tone: 'good' });
      }
    } catch (error) {
      // A visitor who thinks better of it has not failed.
      if ((error as Error).name !== 'AbortError') toast(url);
    }
  }
  return <IconButton variant="outline" size="l" icon={Share2} label={t('share.label')} onClick={share} />;
}
