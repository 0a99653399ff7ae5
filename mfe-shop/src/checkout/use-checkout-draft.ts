import type { FormDefinition } from '@stezhka/kit-contract';
import type { FormTransport, Values } from '@stezhka/shared-ui/form';
import { readSessionDraft, saveSessionDraft } from '@stezhka/shared-ui/session-draft';
import type { Cart } from '@stezhka/shop-contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DRAFT, forgetDraft } from './checkout-draft.middleware.ts';
import { askedWithTyped, asTyped, needsAsking, type Typed, typedIn, withTyped } from './checkout-draft.ts';

/** A member's draft is shown to that member alone. */
const ownerOf = (cart: Cart | undefined): string => (cart?.member ? cart.id : '');

/**
 * The form with what was typed in it before: on another page, in another language, before a reload.
 * @returns no definition while the fields of a choice are asked for
 */
export function useCheckoutDraft(
  form: FormDefinition | undefined,
  cart: Cart | undefined,
  get: FormTransport['get'],
) {
  const owner = ownerOf(cart);
  const typed = useRef<Typed>(undefined);
  typed.current ??= asTyped(readSessionDraft(DRAFT, owner));
  const over = useRef(false);

  const at = useMemo(() => {
    if (!form) return undefined;
    const then = typed.current!;
    return needsAsking(form, then) ? undefined : withTyped(form, then);
  }, [form]);
  const [asked, setAsked] = useState<{ form: FormDefinition; whole: FormDefinition }>();
  useEffect(() => {
    if (!form || at) return;
    let dropped = false;
    void askedWithTyped(form, typed.current!, get).then((whole) => {
      if (!dropped) setAsked({ form, whole });
    });
    return () => {
      dropped = true;
    };
  }, [form, at, get]);

  const remember = useCallback(
    (values: Values) => {
      if (!form || over.current) return;
      typed.current = typedIn(form, values);
      saveSessionDraft(DRAFT, owner, typed.current);
    },
    [form, owner],
  );
  return {
    definition: at ?? (asked?.form === form ? asked?.whole : undefined),
    remember,
    /** Drops the draft after the order, unless the visitor comes back to this very page. */
    setOver(ordered: boolean) {
      over.current = ordered;
      if (ordered) forgetDraft();
    },
  };
}
