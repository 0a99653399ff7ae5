import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './releases.ts';

/** Scripts the federation runtime adds are asked for as the document preloads them, and must be what the release says. */
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
