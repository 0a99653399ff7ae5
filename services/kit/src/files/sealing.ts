import { openBytes, sealBytes } from '../sealed/sealed.ts';
import { sealFilesBy } from './store.ts';

const FIELD = 'file';

/** For services that keep sealed pictures: their starts bring the master keys. */
export const useSealedFiles = (): void =>
  sealFilesBy({
    seal: (owner, bytes) => sealBytes(owner, FIELD, bytes),
    open: (owner, bytes) => openBytes(owner, FIELD, bytes),
  });
