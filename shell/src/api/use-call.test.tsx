import { operation } from '@stezhka/kit-contract';
import type { CallError } from '@stezhka/shell-contract';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInShell } from '../testing/in-shell.tsx';
import type { CallResult } from './transport.ts';
import { useCall, useChange } from './use-call.ts';

const unreachable: CallResult = { error: { status: 0, code: 'unreachable', message: '' } };
const _example = { reply: null };
const read = operation('GET', '/data/test-words', {
  access: 'public',
  reply: 'unknown',
} as never);
const change = operation('POST', '/data/test-words', {
  access: 'public',
  reply: 'unknown',
} as never);

function Page() {
  const { error: missing } = useCall(read, undefined, { optional: true });
  const [send, { error }] = useChange(change, { quiet: true });
  const [caught, setCaught] = useState('');
  const press = () => send().catch((failure: CallError) => setCaught(failure.message));
  return (
    <button type="button" onClick={press}>
      {[missing?.message, error?.message, caught].filter(Boolean).join(' | ')}
    </button>
  );
}

test.each([
  ['that reached nobody has words in the page’s language', unreachable, 'No connection'],
  [
    'that was answered without words says that we do not answer',
    { error: { status: 502, code: 'internal', message: '' } },
    'We’re not answering',
  ],
  [
    'keeps what the server said',
    { error: { status: 503, code: 'unavailable', message: 'The service is resting.' } },
    'The service is resting.',
  ],
] as const)('a quiet call %s', async (_, result, words) => {
  await renderInShell(<Page />, { locale: 'en', transport: async () => result });
  const button = await screen.findByRole('button', { name: new RegExp(`^${words}`) });
  fireEvent.click(button);
  expect(
    await screen.findByRole('button', { name: new RegExp(`(${words}[^|]*(\\| |$)){3}`) }),
  ).not.toBeNull();
});

test('the reply to earlier arguments stays while new ones load, and not once those have failed', async () => {
  const replies = [
    { data: 'the first page' },
    { error: { status: 503, code: 'unavailable', message: '' } },
    { data: 'the second page' },
  ];
  const next = Promise.withResolvers<void>();
  function List() {
    const [page, setPage] = useState(1);
    const { data, error, refetch } = useCall(read, { query: { page } } as never, { optional: true });
    return (
      <button type="button" onClick={() => (page === 1 ? setPage(2) : refetch())}>
        {(data as string | undefined) ?? (error ? 'nothing' : 'waiting')}
      </button>
    );
  }
  await renderInShell(<List />, {
    transport: async () => {
      if (replies.length === 2) await next.promise;
      return replies.shift() as CallResult;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'the first page' }));
  expect(screen.getByRole('button', { name: 'the first page' })).not.toBeNull();
  next.resolve();
  fireEvent.click(await screen.findByRole('button', { name: 'nothing' }));
  expect(screen.queryByRole('button', { name: 'the first page' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'the second page' })).not.toBeNull();
});
