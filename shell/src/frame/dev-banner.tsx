import { useDispatch } from '@stezhka/store';
import { useEffect } from 'react';
import { errorCleared } from '../state/error.slice.ts';
import styles from './dev-banner.module.css';

/** Development only; a click anywhere clears the error message (product 8). */
export function DevBanner({ message }: { message: string }) {
  const dispatch = useDispatch();
  useEffect(() => {
    const clear = () => void dispatch(errorCleared());
    addEventListener('click', clear);
    return () => removeEventListener('click', clear);
  }, [dispatch]);
  return (
    <p className={styles.banner} role="alert" data-dev-banner="">
      {message}
    </p>
  );
}
