import { Button } from '@stezhka/shared-ui/button';
import { useIntl } from 'react-intl';

export function Component() {
  const { formatMessage } = useIntl();
  return (
    <section>
      <h1>{formatMessage({ id: 'content.home.title' })}</h1>
      <Button href="/news">{formatMessage({ id: 'content.home.title' })}</Button>
    </section>
  );
}
