import { useIntl } from 'react-intl';

/** 404 (product 8). */
export function NotFound() {
  const { formatMessage } = useIntl();
  return (
    <section>
      <h1>{formatMessage({ id: 'errors.MESSAGE_404' })}</h1>
      <p>{formatMessage({ id: 'errors.PAGE_NOT_FOUND' })}</p>
    </section>
  );
}
