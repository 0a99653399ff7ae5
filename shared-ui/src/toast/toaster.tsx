import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './toaster.module.css';

export interface ToastMessage {
  /** Replaces an earlier message of the same id. */
  id?: string;
  /** Empty text only removes the earlier message. */
  text: string;
  tone?: 'good' | 'info' | 'bad';
  action?: { label: string; href?: string; onClick?: () => void };
  /** ms; default 6000. Infinity keeps the message until a visitor closes or answers it. */
  duration?: number;
}

const glyphs = { good: CircleCheck, info: Info, bad: TriangleAlert };
type Shown = ToastMessage & { key: number };

/** The newest three; messages without an end are never pushed out. */
function fitting(list: Shown[]): Shown[] {
  const stays = (one: Shown) => one.duration === Number.POSITIVE_INFINITY;
  const passing = list.filter((one) => !stays(one)).slice(-3);
  return list.filter((one) => stays(one) || passing.includes(one));
}

const isReplaced = (one: Shown, by: ToastMessage): boolean =>
  one.id === undefined ? by.id === undefined && one.text === by.text : one.id === by.id;

interface ToastProps {
  message: ToastMessage;
  closeLabel: string;
  onGone: () => void;
}

function Toast({ message, closeLabel, onGone }: ToastProps) {
  const { text, tone = 'good', action, duration = 6000 } = message;
  const [held, setHeld] = useState(false);
  useCountdown(duration, held, onGone);
  const act = () => {
    action?.onClick?.();
    onGone();
  };
  return (
    <li
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={glyphs[tone]} className={styles.icon} />
      <span className={styles.text}>{text}</span>
      {action &&
        (action.href ? (
          <Link href={action.href} className={styles.action} onClick={act}>
            {action.label}
          </Link>
        ) : (
          <button type="button" className={styles.action} onClick={act}>
            {action.label}
          </button>
        ))}
      <IconButton icon={X} label={closeLabel} onClick={onGone} className={styles.close} />
    </li>
  );
}

interface ToasterProps {
  closeLabel: string;
  /** Hears of each message; returns how to stop. */
  subscribe: (listener: (message: ToastMessage) => void) => () => void;
}
export function Toaster({ closeLabel, subscribe }: ToasterProps) {
  const [shown, setShown] = useState<Shown[]>([]);
  useEffect(() => {
    let next = 0;
    return subscribe((message) => {
      const shown = message.text ? [{ ...message, key: next++ }] : [];
      setShown((list) => fitting([...list.filter((one) => !isReplaced(one, message)), ...shown]));
    });
  }, [subscribe]);
  const drop = (key: number) => setShown((list) => list.filter((one) => one.key !== key));
  return (
    <div role="status" aria-live="polite" data-toaster="" className={styles.toaster}>
      <ul className={styles.list}>
        {shown.map((one) => (
          <Toast key={one.key} message={one} closeLabel={closeLabel} onGone={() => drop(one.key)} />
        ))}
      </ul>
    </div>
  );
}

function useCountdown(ms: number, paused: boolean, done: () => void): void {
  const left = useRef(ms);
  const onDone = useEffectEvent(done);
  useEffect(() => {
    if (paused || left.current === Number.POSITIVE_INFINITY) return;
    const since = Date.now();
    const timer = setTimeout(() => onDone(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [paused]);
}
