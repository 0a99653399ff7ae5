import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

declare const __non_webpack_require__: NodeJS.Require;

/** On the server a remote's entry is a file: it is required, nothing is fetched or evaluated. */
export default (): ModuleFederationRuntimePlugin => ({
  name: 'files',
  async loadEntry({ remoteInfo }) {
    return __non_webpack_require__(remoteInfo.entry)[remoteInfo.name];
  },
});
