import { readChat } from '@stezhka/content-contract';
import { failing, settle } from '@stezhka/shell/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrives, browser, message, show, talk } from '../testing/chat.tsx';
import { Component as Slot } from './chat.slot.tsx';
import './chat-window.tsx';

describe('the button on offers', () => {
  const button = () => screen.getByRole('button', { name: /^Open the chat/ });

  test('asks nothing for a visitor without anything personal, and opens a window beside the page', async () => {
    browser.cookie = '';
    await show(Slot, failing(500));
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button());
    const dialog = await screen.findByRole('dialog', { name: 'Chat with Stezhka' });
    expect(document.activeElement).toBe(within(dialog).getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  test('counts answers until they are on screen', async () => {
    const { made } = await show(Slot, talk);
    await arrives('message', message(2, 'staff', 'Yes.'));
    await arrives('message', message(3, 'staff', 'Behind the cover.'));
    expect(button().getAttribute('aria-label')).toBe('Open the chat: 2 new answers');
    expect(made).toEqual([]);
    await userEvent.click(button());
    await screen.findByRole('dialog');
    await settle();
    expect(made).toMatchObject([{ op: readChat, args: { body: { seq: 3 } } }]);
    expect(button().getAttribute('aria-label')).toBe('Open the chat');
  });

  test('fills the screen of a phone', async () => {
    browser.wide = false;
    await show(Slot, talk);
    await userEvent.click(button());
    const dialog = await screen.findByRole('dialog', { name: 'Chat with Stezhka' });
    expect(within(dialog).getByRole('log')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close the chat' }));
    await act(async () => {});
    expect(screen.queryByRole('log')).toBeNull();
  });
});
