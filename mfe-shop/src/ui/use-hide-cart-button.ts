import { useEffect } from 'react';

/** While #buy is on screen the floating cart button is not laid over it on a phone: cart-button.module.css hides it. */
export function useHideCartButton(): void {
  useEffect(() => {
    const buy = document.getElementById('buy');
    if (!buy || typeof IntersectionObserver === 'undefined') return;
    const { dataset } = document.documentElement;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry!.isIntersecting) dataset.buying = '';
      else delete dataset.buying;
    });
    observer.observe(buy);
    return () => {
      observer.disconnect();
      delete dataset.buying;
    };
  }, []);
}
