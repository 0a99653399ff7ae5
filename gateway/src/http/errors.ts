import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError, errorReply } from '@stezhka/kit/errors';
import { logLimited } from '@stezhka/kit/limited-log';
import { DEFAULT_LOCALE, type Envelope } from '@stezhka/kit-contract';
import type { ErrorRequestHandler } from 'express';

export function envelopeOf(error: unknown, req: IncomingMessage): ReturnType<typeof errorReply> {
  const { locale = DEFAULT_LOCALE, requestId = '' } = req.context ?? {};
  const reply = errorReply(error, { locale, requestId });
  if (reply.status >= 500 && !(error instanceof AppError))
    logLimited('error', { err: error, url: req.url, requestId }, 'request failed');
  return reply;
}

/** Answers any error with the envelope; a reply that has begun can only be cut off. */
export function sendError(error: unknown, req: IncomingMessage, res: ServerResponse): void {
  if (res.headersSent) return void res.destroy();
  const { status, body, headers } = envelopeOf(error, req);
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  res.setHeader('Cache-Control', 'no-store');
  if (error instanceof MethodNotAllowed) res.setHeader('Allow', error.allow);
  sendJson(res, status, body);
}

export function sendJson(res: ServerResponse, status: number, body: Envelope | object): void {
  if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'no-store');
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.end(JSON.stringify(body));
}

export class MethodNotAllowed extends AppError {
  readonly allow: string;
  constructor(allow: string) {
    super('method_not_allowed');
    this.allow = allow;
  }
}

export const errorHandler: ErrorRequestHandler = (error, req, res, _next) => sendError(error, req, res);
