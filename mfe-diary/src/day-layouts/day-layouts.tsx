import { getDayLayouts } from '@stezhka/diary-contract';
import { useText } from '@stezhka/intl';
import type { PlainDate } from '@stezhka/kit-contract';
import { Panel } from '@stezhka/shared-ui/card';
import { LinkMore } from '@stezhka/shared-ui/link';
import { shell } from '@stezhka/shell-contract';

/** Card layouts that the member has attached to the day; without any the day looks as it always does. */
export function DayLayouts({ date }: { date: PlainDate }) {
  const t = useText('diary');
  const { hasPage, useCall } = shell();
  const { data } = useCall(getDayLayouts, { params: { date } }, { optional: true });
  const pathOf = (deck: string) => `/metaphoric-cards/${deck}`;
  const shown = data?.layouts.filter(({ deck }) => hasPage(pathOf(deck))) ?? [];
  if (!shown.length) return null;
  return (
    <Panel as="section" aria-label={t('layouts')}>
      <h2>{t('layouts')}</h2>
      <ul style={{ padding: 0, listStyle: 'none' }}>
        {shown.map(({ id, title, deck }) => (
          <li key={id}>
            <LinkMore href={`${pathOf(deck)}?layout=${id}`}>{title}</LinkMore>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
