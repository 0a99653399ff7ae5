import { shell } from '@stezhka/shell-contract';
import { useEffect } from 'react';

/** While it is, no reload is offered. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => (unsaved ? shell().markUnsaved() : undefined), [unsaved]);
}
