import { createServiceApp } from '@stezhka/kit/app';
import { type Served, serve } from '@stezhka/kit/http';
import { serveSeo } from '@stezhka/kit/seo';
import { identityKeys } from '@stezhka/kit/testing/identities';
import { type Method, type OperationOptions, operation } from '@stezhka/kit-contract';
import { describeCall } from '@stezhka/kit-contract/examples';
import type { Express, Request, Response } from 'express';
import Joi from 'joi';

export function op(method: Method, path: string, options: Partial<OperationOptions> = {}) {
  const made = operation<{ params: Record<string, string>; reply: unknown }>(method, path, {
    access: 'public',
    reply: 'AnyReply',
    ...options,
  });
  describeCall(made, { summary: 'A call of the tests', example: { params: {}, reply: {} } });
  return made;
}

const anything = {
  params: Joi.object().unknown(),
  query: Joi.object().unknown(),
  body: Joi.object().unknown(),
};

export class Counter {
  readonly #counts = new Map<string, number>();
  add(name: string): number {
    const next = this.of(name) + 1;
    this.#counts.set(name, next);
    return next;
  }
  of = (name: string): number => this.#counts.get(name) ?? 0;
  clear = (): void => this.#counts.clear();
}

/** A service with one operation of every kind that the gateway has a rule for, or with the given ones alone. */
export function createShop(
  counter: Counter,
  {
    name = 'shop',
    more = [] as Served[],
    served: only = undefined as Served[] | undefined,
    gate = (): Promise<void> => Promise.resolve(),
    files = {} as Record<string, (req: Request, res: Response) => Promise<unknown>>,
  } = {},
): Express {
  return createServiceApp({
    name,
    identityKeys,
    served: only ?? [
      serve(op('GET', '/things/:id', { cache: 60, tags: ['things'] }), anything, (c) => {
        c.cacheTags(`thing:${c.params.id}`);
        const { locale, identity } = c;
        return { id: c.params.id, n: counter.add('thing'), locale, identity, by: name };
      }),
      serve(op('GET', '/things/new'), anything, () => ({ specific: true })),
      serve(op('GET', '/cart/add/:id', { mutates: true, access: 'guest' }), anything, (c) => ({
        n: counter.add('add'),
        guestId: c.identity.guestId,
      })),
      serve(op('GET', '/who', { access: 'guest' }), anything, ({ identity, req }) => ({
        identity,
        headers: req.headers,
      })),
      serve(op('GET', '/known'), anything, ({ identity, req }) => ({ identity, headers: req.headers })),
      serve(op('GET', '/mine', { access: 'user' }), anything, (c) => ({ user: c.userId() })),
      serve(op('GET', '/staff', { access: 'admin' }), anything, () => ({ n: counter.add('staff') })),
      serve(op('GET', '/inside', { access: { services: ['diary'] } }), anything, () => ({
        n: counter.add('inside'),
      })),
      serve(op('POST', '/save'), anything, ({ body }) => ({ n: counter.add('save'), body })),
      serve(op('POST', '/callback', { callback: true }), anything, () => ({ n: counter.add('callback') })),
      serve(op('POST', '/upload', { upload: 2_000_000 }), {}, () => ({ n: counter.add('upload') })),
      serve(op('POST', '/login', { session: true }), anything, (c) => {
        const {
          userId = 'u1',
          roles = ['ROLE_USER'],
          epoch = 0,
          secondFactorAt,
        } = c.body as unknown as Partial<Parameters<typeof c.startSession>[0]>;
        c.startSession({ userId, roles, epoch, ...(secondFactorAt && { secondFactorAt }) });
        return { ok: true };
      }),
      serve(op('POST', '/logout', { session: true }), anything, (c) => {
        c.endSession();
        return { ok: true };
      }),
      serve(op('POST', '/sly'), anything, (c) => {
        c.startSession({ userId: 'stolen', roles: ['ROLE_SUPER_ADMIN'] });
        return { ok: true };
      }),
      serve(op('GET', '/slow'), anything, async ({ req }) => {
        counter.add('slow');
        await new Promise((resolve) => req.socket.once('close', resolve));
        return {};
      }),
      serve(op('GET', '/pause', { cache: 60, tags: ['pause'] }), anything, async () => {
        const n = counter.add('pause');
        await gate();
        return { n };
      }),
      serve(op('GET', '/stream', { access: 'guest' }), anything, ({ res }) => {
        res.set('Content-Type', 'text/event-stream');
        res.write('data: first\n\n');
      }),
      serveSeo(() => ({ status: 200, title: name, description: '' })),
      ...more,
    ],
    extra: (app) => {
      app.get(`/files/${name}/:file`, (req, res) => {
        const { file } = req.params;
        if (files[file]) return void files[file](req, res);
        res.set('Cache-Control', 'public, max-age=31536000, immutable');
        res.status(file === 'broken.txt' ? 404 : 200);
        res.type('txt').send(file);
      });
    },
  });
}
