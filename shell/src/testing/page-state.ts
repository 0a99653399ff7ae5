import { connectShell, type ShellApi } from '@stezhka/shell-contract';
import { openLayer } from '../page-state/layers.ts';
import { markUnsaved } from '../page-state/unsaved.ts';

export { hasUnsaved, onUnsaved } from '../page-state/unsaved.ts';

/** What the shell keeps for all parts of a page, for components that stand in no page. */
export const pageState = { openLayer, markUnsaved } satisfies Partial<ShellApi>;

export const connectPageState = (): void => connectShell(pageState as unknown as ShellApi);
