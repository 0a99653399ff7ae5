import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

declare const __non_webpack_require__: NodeJS.Require;

export default (): ModuleFederationRuntimePlugin => ({
  name: 'files',
  async loadEntry({ remoteInfo }) {
    return __non_webpack_require__(remoteInfo.entry)[remoteInfo.name];
  },
});
