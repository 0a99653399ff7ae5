import type { Duplex } from 'node:stream';
import type { FromWorker, ToWorker } from './messages.ts';

type Message = FromWorker | ToWorker;
const NEWLINE = 0x0a;

export const writeLine = (to: Duplex, message: Message): void =>
  void to.write(`${JSON.stringify(message)}\n`);

/**
 * Messages as lines of JSON. Node's own channel (`fork`) believes the other side: one wrong line there
 * ends the process that reads it.
 * @param refuse hears of what is no message; nothing is read after that
 */
export function readLines<T extends Message>(
  from: Duplex,
  receive: (message: T) => void,
  refuse: (error: Error) => void,
): void {
  let parts: Buffer[] = [];
  const read = (data: Buffer) => {
    try {
      let start = 0;
      for (let end = data.indexOf(NEWLINE); end >= 0; end = data.indexOf(NEWLINE, start)) {
        const line = Buffer.concat([...parts, data.subarray(start, end)]);
        parts = [];
        start = end + 1;
        receive(JSON.parse(line.toString()));
      }
      parts.push(data.subarray(start));
    } catch (error) {
      from.off('data', read);
      refuse(error as Error);
    }
  };
  from.on('data', read);
  // Its other end is gone: the process's exit tells the rest.
  from.on('error', () => {});
}
