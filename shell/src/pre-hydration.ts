/** Runs before the first paint, because the shared document cannot know a visitor's theme. */
const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
if (chosen) document.documentElement.dataset.theme = chosen;

/** Slower pictures do not delay the start of the shell. */
const LONGEST_MS = 2_000;

const { entry = '', integrity = '' } = document.currentScript?.dataset ?? {};
const script = document.createElement('script');
if (!entry.startsWith('/')) script.crossOrigin = 'anonymous';
script.integrity = integrity;

/** The document has preloaded the shell's script. */
function start() {
  if (script.src) return;
  script.src = entry;
  document.head.append(script);
}

// The server's markup is readable without scripts, so it is painted first.
document.addEventListener('DOMContentLoaded', () => {
  if (document.hidden || !document.getElementById('root')?.hasChildNodes()) {
    start();
    return;
  }
  // Paint entries come after the paint; content of the load event is drawn one frame later.
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  });
  addEventListener('load', () => painted.observe({ type: 'paint', buffered: true }));
  setTimeout(start, LONGEST_MS);
});

/** Parts of the page that answer so far. */
let hydrated = 0;

/** The pressed look is an animation, because React compares attributes. */
const pressed = new Map<HTMLElement, Animation | undefined>();

/** A press before hydration is repeated once the button's part of the page answers. */
function keepPress({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]');
  if (!button) return;
  if (!pressed.has(button)) pressed.set(button, undefined);
  // While React runs, clicks on parts without hydration do not come through.
  const heard = () => {
    if (!hydrated) return;
    pressed.get(button)?.cancel();
    pressed.delete(button);
  };
  button.addEventListener('click', heard, true);
  setTimeout(() => {
    button.removeEventListener('click', heard, true);
    if (pressed.has(button) && !pressed.get(button))
      pressed.set(button, button.animate?.({ opacity: 0.6 }, { duration: 150, fill: 'forwards' }));
  });
}
addEventListener('click', keepPress, true);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';
/** The event by which React hears a field. */
function toldBy(field: Field): string {
  if (isCheckable(field)) return 'click';
  return field instanceof HTMLSelectElement || field.type === 'file' ? 'change' : 'input';
}

/** What fields were given before hydration: React sets them back to what the server wrote. */
const changed = new Map<Field, string | boolean>();
let repeating = false;

function keepChange({ target, type }: Event) {
  if (repeating || !(target instanceof Element && target.matches('input, textarea, select'))) return;
  const field = target as Field;
  if (toldBy(field) !== type) return;
  changed.set(field, isCheckable(field) ? field.checked : field.value);
  const before = hydrated;
  // A part that is hydrated by this very event has taken the new value for its old one.
  const heard = () => before > 0 && before === hydrated && changed.delete(field);
  field.addEventListener(type, heard, true);
  setTimeout(() => field.removeEventListener(type, heard, true));
}
for (const type of ['input', 'change', 'click']) addEventListener(type, keepChange, true);

/** False while React stops events of the field's part, which has no hydration yet. */
function answers(field: Field): boolean {
  let heard = false;
  const hear = () => {
    heard = true;
  };
  field.addEventListener('input', hear, true);
  // React does not take it for a change: the value is the one it knows.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.removeEventListener('input', hear, true);
  return heard;
}

/** React compares with the value that was set last through the field itself. */
function change(field: Field, wanted: string | boolean) {
  if (isCheckable(field)) {
    field.checked = !wanted;
    field.click();
    return;
  }
  const type = toldBy(field);
  if (type === 'input') field.value = `${wanted}?`;
  if (field.type !== 'file')
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, wanted);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

function repeatChanges() {
  repeating = true;
  for (const [field, wanted] of changed) {
    if (!field.isConnected) changed.delete(field);
    else if (answers(field)) {
      changed.delete(field);
      change(field, wanted);
    }
  }
  repeating = false;
}

// This script is built alone and cannot import the name, so its type checks it.
const PART_HYDRATED =
  'stezhka:part-hydrated' satisfies typeof import('@stezhka/shell-contract').PART_HYDRATED;
addEventListener(PART_HYDRATED, () => {
  hydrated += 1;
  // React is still committing, so both wait until it has finished: fields not longer, or one would see them set back;
  // presses until the click that hydrated their part is over, or it would count twice.
  queueMicrotask(repeatChanges);
  setTimeout(() => {
    for (const button of [...pressed.keys()]) {
      // If another part was hydrated, the press stays kept.
      if (button.isConnected) button.click();
      else pressed.delete(button);
    }
  });
});
