import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

interface Drag {
  id: string;
  from: number;
  to: number;
  /** px, of the pointer and of the dragged item. */
  start: number;
  moved: number;
  height: number;
  /** Middles of the items as they stood when the drag began, px. */
  middles: number[];
}

interface ReorderOptions {
  ids: readonly string[];
  /** `before`: the item that then follows; null: none. `place` is from 1. */
  onMove: (id: string, before: string | null, place: number) => void;
}

/**
 * A list that is put in order by dragging a handle or by its arrow keys. While one drags, items are shifted by
 * transforms: an element that moves in the document would lose the pointer.
 */
export function useReorder({ ids, onMove }: ReorderOptions) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const movedByKey = useRef<string>(undefined);

  // A moved element loses the focus in some browsers.
  useEffect(() => {
    const id = movedByKey.current;
    movedByKey.current = undefined;
    if (!id || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus();
  });

  const move = (id: string, to: number) => {
    const others = ids.filter((one) => one !== id);
    const place = Math.min(Math.max(to, 0), others.length);
    if (place !== ids.indexOf(id)) onMove(id, others[place] ?? null, place + 1);
  };

  const begin = (id: string, { button, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    if (button !== 0 || !list.current) return;
    currentTarget.setPointerCapture(pointerId);
    const boxes = [...list.current.children].map((item) => item.getBoundingClientRect());
    const from = ids.indexOf(id);
    const { height = 0 } = boxes[from] ?? {};
    const middles = boxes.map((box) => box.top + box.height / 2);
    setDrag({ id, from, to: from, start: clientY, moved: 0, height, middles });
  };
  const follow = (clientY: number) =>
    setDrag((now) => {
      if (!now) return now;
      const moved = clientY - now.start;
      const middle = now.middles[now.from]! + moved;
      const to = now.middles.filter((one, i) => i !== now.from && one < middle).length;
      return { ...now, moved, to };
    });
  const end = () => {
    setDrag(undefined);
    if (drag) move(drag.id, drag.to);
  };

  const shiftOf = (i: number): number => {
    if (!drag) return 0;
    if (i === drag.from) return drag.moved;
    if (i > drag.from && i <= drag.to) return -drag.height;
    return i < drag.from && i >= drag.to ? drag.height : 0;
  };

  return {
    list,
    dragged: drag?.id,
    styleOf: (id: string): CSSProperties | undefined => {
      const shift = shiftOf(ids.indexOf(id));
      return shift ? { transform: `translateY(${shift}px)` } : undefined;
    },
    handle: (id: string) => ({
      'data-handle': id,
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(id, event),
      onPointerMove: ({ clientY }: PointerEvent) => follow(clientY),
      onPointerUp: end,
      onPointerCancel: () => setDrag(undefined),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') setDrag(undefined);
        const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        if (!step) return;
        event.preventDefault();
        movedByKey.current = id;
        move(id, ids.indexOf(id) + step);
      },
    }),
  };
}
