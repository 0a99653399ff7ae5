/**
 * Stands in the shell's build for what the federation runtime has for manifests and for preloading by them: releases
 * name each remote's entry themselves, and the document preloads what a page needs.
 */
export class SnapshotHandler {
  /** The runtime forgets a remote here when a newer release of it is registered. */
  manifestCache = new Map();
  hooks = { applyPlugin() {} };
}

export const getGlobalRemoteInfo = () => ({});

export const formatPreloadArgs = () => [];

export const preloadAssets = async () => [];

export const snapshotPlugin = () => ({ name: 'snapshot-plugin' });

export const generatePreloadAssetsPlugin = () => ({ name: 'generate-preload-assets-plugin' });

export { SnapshotHandler as DisabledSnapshotHandler };
