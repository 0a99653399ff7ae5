import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './releases.ts';

/** Scripts must match the document's preloads and the release's integrity. */
export default (): ModuleFederationRuntimePlugin => ({
  name: 'integrity',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    script.integrity = integrityOf(url) ?? '';
    return script;
  },
});
