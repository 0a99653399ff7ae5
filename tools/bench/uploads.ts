import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import type { TestCluster } from '../start/test-cluster.ts';
import { register, withAccountCluster } from './account-cluster.ts';
import { writeTable } from './markdown-table.ts';
import { measureReads, nothing, quantile, READS_HEADER, readsRow } from './reads.ts';

const PORT = 21_500;
const IN_FLIGHT = 4;
/** Quiet and busy in turns: what else a machine does meanwhile meets both. */
const ROUNDS = 5;
const MOST = 2;

/** p99 of a member's reads while others upload the costliest pictures that are taken, against a quiet site. */
export const benchUploads = (): Promise<void> =>
  withAccountCluster({ name: 'uploads', port: PORT }, async (cluster) => {
    const [reader, ...uploaders] = await Promise.all(
      Array.from({ length: IN_FLIGHT + 1 }, (_, n) => register(cluster, `bench-${n}@stezhka.example`)),
    );
    const pictures = await costlyPictures();
    const answers: Record<number, number> = {};
    for (let n = 0; n < 200; n++) await cluster.get('/api/data/user', reader);
    const quiet = nothing();
    const busy = nothing();
    const before = peaks(cluster);
    for (let n = 0; n < ROUNDS; n++) {
      await measureReads(cluster, reader!, quiet);
      const crowd = await startUploads(cluster, uploaders, pictures, answers);
      await measureReads(cluster, reader!, busy);
      await crowd.stop();
    }
    const after = peaks(cluster);
    const ratio = quantile(busy.times, 0.99) / quantile(quiet.times, 0.99);
    writeTable('uploads', [
      ...READS_HEADER,
      readsRow('nobody uploads', quiet),
      readsRow(`${IN_FLIGHT} uploads in flight`, busy),
      '',
      `The p99 grows ${ratio.toFixed(2)} times (at most ${MOST}), on ${availableParallelism()} cores. ${answers[200]} pictures of 12.6 megapixels were taken meanwhile, ${answers[503] ?? 0} asked to come again.`,
      '',
      `Memory at its peak, MB, before and with the uploads: gateway ${before.gateway} and ${after.gateway}, service ${before.service} and ${after.service}; the pictures are decoded outside of both.`,
    ]);
    if (ratio > MOST || busy.unanswered || quiet.unanswered)
      throw new Error('Uploads are felt by everybody else.');
  });

const peaks = ({ gateway, of }: TestCluster) => ({
  gateway: peakMegabytes(gateway.pid!),
  service: peakMegabytes(of('account')[0]!.pid!),
});

/** Of the memory in use (proc(5)). */
function peakMegabytes(pid: number): number {
  const [, kib] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Math.round(Number(kib) / 1024);
}

/** Little to send and much to decode. */
function costlyPictures(): Promise<Uint8Array<ArrayBuffer>[]> {
  const coded: ((image: Sharp) => Sharp)[] = [
    (image) => image.avif({ effort: 0 }),
    (image) => image.jpeg({ progressive: true }),
    (image) => image.png({ progressive: true }),
  ];
  return Promise.all(
    coded.map(async (write) => {
      const blank = sharp({ create: { width: 4096, height: 3072, channels: 4, background: '#2b6a5080' } });
      return new Uint8Array(await write(blank).toBuffer());
    }),
  );
}

/** Resolves once the first picture is taken. @param answers by status */
async function startUploads(
  cluster: TestCluster,
  cookies: string[],
  pictures: Uint8Array<ArrayBuffer>[],
  answers: Record<number, number>,
) {
  const begun = Promise.withResolvers<void>();
  let going = true;
  const uploaders = cookies.map(async (cookie) => {
    for (let n = 0; going; n++) {
      const picture = pictures[n % pictures.length]!;
      const { status, retryAfter } = await cluster.upload('/api/file-upload?for=avatar', picture, cookie);
      answers[status] = (answers[status] ?? 0) + 1;
      if (status === 200) begun.resolve();
      else if (status === 503) await pause(retryAfter * 1000);
      else throw new Error(`An upload answered ${status}.`);
    }
  });
  const all = Promise.all(uploaders);
  all.catch(begun.reject);
  await begun.promise;
  return {
    stop: async () => {
      going = false;
      await all;
    },
  };
}
