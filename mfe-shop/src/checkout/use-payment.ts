import type { FormDefinition } from '@stezhka/kit-contract';
import { useNavigate } from '@stezhka/router';
import { shell } from '@stezhka/shell-contract';
import type { PayReply } from '@stezhka/shop-contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { flatFields } from './checkout-options.ts';

/** Product 9, Timings: the hidden form goes by itself after this long. */
const SUBMIT_MS = 1000;

/** A hidden form with the fields that the provider needs. */
function hiddenForm({ action, fields }: FormDefinition): HTMLFormElement {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action ?? '';
  form.hidden = true;
  for (const { fullName, value } of flatFields(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name: fullName, value: String(value ?? '') });
    form.append(input);
  }
  return form;
}

/**
 * Leads to where an order is paid for, or to what comes after (product 4, Cart: a form the server describes is sent
 * by itself, else an address is opened). It goes on when the page that asked is gone.
 */
export function usePayment() {
  const navigate = useNavigate();
  const { events } = shell();
  const busy = (on: boolean) => events.emit('shell:busy', { what: 'checkout', busy: on });
  const [waiting, setWaiting] = useState(false);
  usePageRestore(() => setWaiting(false));
  return {
    /** Until the visitor comes back from the payment's page, or is told why it cannot be paid. */
    waiting,
    /** The preloader is seen until the visitor is led on. */
    wait(on: boolean) {
      setWaiting(on);
      busy(on);
    },
    redirectToPayment({ checkoutForm, checkoutUrl }: PayReply) {
      if (checkoutForm) {
        const form = hiddenForm(checkoutForm);
        document.body.append(form);
        setTimeout(() => {
          form.submit();
          form.remove();
          busy(false);
        }, SUBMIT_MS);
        return;
      }
      if (checkoutUrl?.startsWith('/')) void navigate(checkoutUrl);
      else if (checkoutUrl) window.location.assign(checkoutUrl);
      busy(false);
    },
  };
}

/** Back from the payment's page the browser may show this one as it was left: what was under way then is over. */
export function usePageRestore(over: () => void): void {
  const onBack = useEffectEvent(over);
  useEffect(() => {
    const again = ({ persisted }: PageTransitionEvent) => persisted && onBack();
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, []);
}
