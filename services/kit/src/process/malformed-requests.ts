import { randomUUID } from 'node:crypto';
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { DEFAULT_LOCALE } from '@stezhka/kit-contract';
import { AppError, errorReply } from '../errors/errors.ts';
import { logLimited } from './limited-log.ts';

const FAULTS: Record<string, { status: number; code: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request_timeout' },
};

/** Requests that Node cannot parse get the envelope too. */
export function answerUnreadable(server: Server): void {
  const replies = new WeakMap<Socket, ServerResponse>();
  server.on('request', (req, res) => {
    replies.set(req.socket, res);
    res.once('close', () => replies.delete(req.socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // A second reply after a begun one would be read as its end.
    if (!socket.writable || replies.get(socket)?.headersSent) return void socket.destroy();
    const { status, headers, body } = reply(error.code);
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
  });
}

export function refuse(res: ServerResponse): void {
  const { status, headers, body } = reply();
  res.writeHead(status, headers).end(body);
}

function reply(fault = '') {
  const { status, code } = FAULTS[fault] ?? { status: 400, code: 'bad_request' };
  const requestId = randomUUID();
  logLimited('info', { requestId, fault, status }, 'unreadable request');
  const { body } = errorReply(new AppError(code), { locale: DEFAULT_LOCALE, requestId });
  const text = JSON.stringify(body);
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
    Connection: 'close',
  };
  return { status, headers, body: text };
}
