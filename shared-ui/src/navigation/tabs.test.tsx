import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'about', title: 'Опис', content: 'Про щоденник' },
  { id: 'sizes', title: 'Розміри', content: 'A5' },
  { id: 'papers', title: 'Сертифікат', content: 'Папір із вторинної сировини' },
];
const shown = () => screen.getByRole('tabpanel').textContent;

test('the first tab stands open and says so', () => {
  render(<Tabs tabs={tabs} label="Про товар" />);
  expect(screen.getByRole('tab', { name: 'Опис' }).getAttribute('aria-selected')).toBe('true');
  expect(shown()).toBe('Про щоденник');
});

test('arrows, Home and End walk along and round, with the focus', async () => {
  const user = userEvent.setup();
  render(<Tabs tabs={tabs} label="Про товар" />);
  await user.click(screen.getByRole('tab', { name: 'Опис' }));
  await user.keyboard('{ArrowLeft}');
  expect(shown()).toBe('Папір із вторинної сировини');
  expect(document.activeElement?.textContent).toBe('Сертифікат');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toBe('A5');
  await user.keyboard('{End}{Home}');
  expect(shown()).toBe('Про щоденник');
});

test('closed panels keep their text in the document when asked to', () => {
  const { container } = render(<Tabs tabs={tabs} label="Про товар" keepMounted />);
  expect(container.textContent).toContain('A5');
});
