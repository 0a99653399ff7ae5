import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@stezhka/kit/errors';
import { plainFiles } from '@stezhka/kit/plain-files';
import { isReleaseId, type ReleaseManifest } from '@stezhka/shell-composition/releases';

/** @throws AppError not_found when there is no such build, when its release.json tells of another one, or when it holds links */
export async function readManifest(folder: string, name: string, version: string): Promise<ReleaseManifest> {
  if (!isReleaseId(name, version)) throw new AppError('bad_request');
  try {
    const text = await readFile(join(folder, name, version, 'release.json'), 'utf8');
    const manifest = JSON.parse(text) as ReleaseManifest;
    if (manifest.name !== name || manifest.version !== version)
      throw new Error(`release.json says ${manifest.name}@${manifest.version}`);
    plainFiles(join(folder, name, version));
    return manifest;
  } catch (cause) {
    throw new AppError('not_found', { cause });
  }
}

/** The build of each name that was finished last; half-copied and broken ones are passed over. */
export async function newestBuilds(folder: string): Promise<ReleaseManifest[]> {
  const newest: ReleaseManifest[] = [];
  for (const name of await folders(folder)) {
    const builds: { at: number; manifest: ReleaseManifest }[] = [];
    for (const version of await folders(join(folder, name))) {
      const manifest = await readManifest(folder, name, version).catch(() => undefined);
      if (!manifest) continue;
      const { mtimeMs: at } = await stat(join(folder, name, version, 'release.json'));
      builds.push({ at, manifest });
    }
    const last = builds.sort((a, b) => b.at - a.at)[0];
    if (last) newest.push(last.manifest);
  }
  return newest;
}

const folders = async (path: string) =>
  (await readdir(path, { withFileTypes: true }).catch(() => []))
    .filter((one) => one.isDirectory())
    .map((one) => one.name);
