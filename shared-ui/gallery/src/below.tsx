import styles from './components.module.css';
import { Days, LifeWheel, Month, Way } from './figures.tsx';
import { Grounds, Letters, Shopping } from './looks.tsx';
import { MoreFields, Ways } from './more.tsx';
import { Empty, Waiting, Windows } from './states.tsx';

export function Below() {
  return (
    <>
      <LifeWheel />
      <Empty />
      <Waiting />
      <Shopping />
      <Way />
      <Month />
      <Days />
      <Letters />
      <div className={styles.column}>
        <Grounds />
        <Windows />
      </div>
      <Ways />
      <MoreFields />
    </>
  );
}
