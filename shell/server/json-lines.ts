import type { Duplex } from 'node:stream';
import type { FromWorker, ToWorker } from './messages.ts';

type Message = FromWorker | ToWorker;
const NEWLINE = 0x0a;

export const writeLine = (to: Duplex, message: Message): void =>
  void to.write(`${JSON.stringify(message)}\n`);

/**
 * Messages as lines of JSON. Node's own channel (`fork`) believes the other side: one wrong line there
 * ends the process that reads it.
 * @param refuse hears of what is no message, or longer than `longest` bytes; nothing is read after that
 */
export function readLines<T extends Message>(
  from: Duplex,
  receive: (message: T) => void,
  refuse: (error: Error) => void,
  longest = Infinity,
): void {
  let parts: Buffer[] = [];
  let length = 0;
  const keep = (part: Buffer) => {
    length += part.length;
    if (length > longest) throw new Error(`A message has more than ${longest} bytes.`);
    parts.push(part);
  };
  const read = (data: Buffer) => {
    try {
      let start = 0;
      for (let end = data.indexOf(NEWLINE); end >= 0; end = data.indexOf(NEWLINE, start)) {
        keep(data.subarray(start, end));
        const line = Buffer.concat(parts);
        parts = [];
        length = 0;
        start = end + 1;
        receive(JSON.parse(line.toString()));
      }
      keep(data.subarray(start));
    } catch (error) {
      from.off('data', read);
      refuse(error as Error);
    }
  };
  from.on('data', read);
  // Its other end is gone: the process's exit tells the rest.
  from.on('error', () => {});
}
