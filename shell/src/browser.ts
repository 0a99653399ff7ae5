import '@stezhka/shared-ui/fonts.css';
import '@stezhka/shared-ui/tokens.css';
import '@stezhka/shared-ui/base.css';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Modules run in parts, each in a task of its own: a slow phone paints and answers in between. */
async function startInParts() {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './state/store.ts');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await nextTask();
  await start();
}

void startInParts();
