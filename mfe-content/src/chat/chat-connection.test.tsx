import { jest } from '@jest/globals';
import { type ChatReply, getChat } from '@stezhka/content-contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { arrives, id, message, nothing, show, talk } from '../testing/chat.tsx';
import { FakeEventSource } from '../testing/event-source.ts';
import { Component as Page } from './chat.page.tsx';

describe('the stream', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const refuse = () => act(async () => FakeEventSource.latest().fail(FakeEventSource.CLOSED));

  test('that is refused is asked for again from the last message, and says so only if it takes long', async () => {
    await show(Page, talk);
    await arrives('message', message(5, 'staff', 'Yes.'), `${id}:5`);
    await refuse();
    expect(screen.getByRole('status').textContent).toBe('');
    await act(async () => jest.advanceTimersByTime(1_000));
    expect(FakeEventSource.all).toHaveLength(2);
    expect(FakeEventSource.latest().url).toContain(`after=${id}%3A5`);
    await refuse();
    await act(async () => jest.advanceTimersByTime(2_500));
    expect(screen.getByRole('status').textContent).toBe('No connection, trying again…');
    await act(async () => FakeEventSource.latest().open());
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('of a thread that is gone is not asked for any more', async () => {
    let chat: ChatReply = talk;
    const { refetched } = await show(Page, () => chat);
    chat = nothing;
    for (const pause of [1_000, 2_000, 5_000]) {
      expect(refetched).toEqual([]);
      await refuse();
      await act(async () => jest.advanceTimersByTimeAsync(pause));
    }
    expect(refetched).toEqual([getChat.name]);
    const asked = FakeEventSource.all.length;
    await act(async () => jest.advanceTimersByTimeAsync(600_000));
    expect(FakeEventSource.all).toHaveLength(asked);
  });

  test('is given back while nobody looks', async () => {
    await show(Page, talk);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    act(() => jest.advanceTimersByTime(31_000));
    expect(FakeEventSource.latest().readyState).toBe(FakeEventSource.CLOSED);
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    expect(FakeEventSource.all).toHaveLength(2);
    visibility.mockRestore();
  });
});
