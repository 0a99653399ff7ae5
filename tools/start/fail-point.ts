import { connect, createServer, type Server, type Socket } from 'node:net';

export interface FailPoint {
  /** Resolves when the process has come to that point. */
  reached: Promise<void>;
}

/** How a command begins on the wire: its name as the first field, and the collection as its value. */
function beginningOf(command: string, collection: string | undefined): Buffer {
  if (collection === undefined) return Buffer.from(`${command}\0`);
  const length = Buffer.alloc(4);
  length.writeInt32LE(collection.length + 1);
  return Buffer.concat([Buffer.from(`\x02${command}\0`), length, Buffer.from(`${collection}\0`)]);
}

/** From a chosen point on nothing passes between process and database: a test can kill the process there. */
export class FailPointProxy {
  readonly uri: string;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #wanted: { bytes: Buffer; passes: boolean; reached: () => void } | undefined;
  #frozen = false;

  private constructor(server: Server, uri: string) {
    this.#server = server;
    this.uri = uri;
  }

  /** @param primary of the replica set, 'host:port' */
  static async open(primary: string, appName: string): Promise<FailPointProxy> {
    const [host = '', port] = primary.split(':');
    let failPoints: FailPointProxy;
    const server = createServer((client) => failPoints.#pipe(client, connect(Number(port), host)));
    await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
    const { port: own } = server.address() as { port: number };
    failPoints = new FailPointProxy(
      server,
      `mongodb://127.0.0.1:${own}/?directConnection=true&appName=${appName}`,
    );
    return failPoints;
  }

  before(command: string, collection: string): FailPoint {
    return this.#hold(beginningOf(command, collection), false);
  }

  /** After the database has carried a command out, before the process hears of it. */
  after(command: string): FailPoint {
    return this.#hold(beginningOf(command, undefined), true);
  }

  #hold(bytes: Buffer, passes: boolean): FailPoint {
    const { promise: reached, resolve } = Promise.withResolvers<void>();
    this.#wanted = { bytes, passes, reached: resolve };
    return { reached };
  }

  #pipe(client: Socket, database: Socket): void {
    let answers: (() => void) | undefined;
    for (const socket of [client, database]) {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.on('data', (chunk: Buffer) => {
      if (this.#frozen) return;
      const wanted = this.#wanted?.bytes && chunk.includes(this.#wanted.bytes) ? this.#wanted : undefined;
      if (!wanted) {
        database.write(chunk);
        return;
      }
      this.#frozen = true;
      this.#wanted = undefined;
      if (wanted.passes) {
        answers = wanted.reached;
        database.write(chunk);
      } else wanted.reached();
    });
    database.on('data', (chunk) => {
      if (this.#frozen) answers?.();
      else client.write(chunk);
    });
  }

  release(): void {
    this.#frozen = false;
    this.#wanted = undefined;
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.release();
    await new Promise((done) => void this.#server.close(done));
  }
}
