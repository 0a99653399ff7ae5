import { render } from '@testing-library/react';
import { ProseHtml } from './prose-html.tsx';

test('short words of a text stay with the next ones, in tags and code nothing changes', () => {
  const { container } = render(
    <ProseHtml html='<p class="a b">Було й <b>це</b>, і в нас.</p><p>У місті <code>a = b</code></p>' />,
  );
  expect(container.innerHTML).toContain(
    '<p class="a b">Було й\u00a0<b>це</b>, і\u00a0в\u00a0нас.</p><p>У\u00a0місті <code>a = b</code></p>'.replaceAll(
      '\u00a0',
      '&nbsp;',
    ),
  );
});
