import { getDiaryAccess } from '@stezhka/diary-contract';
import { shell } from '@stezhka/shell-contract';
import type { ComponentType } from 'react';
import { DiaryClosed, type DiaryClosedProps } from './diary-closed.tsx';

/** Shows what it is given while the diary is open to this member, otherwise that it is not (product 2.3). */
export const behindDoor =
  (Open: ComponentType, { heading = 'h1' }: DiaryClosedProps = {}) =>
  () => {
    const { data } = shell().useCall(getDiaryAccess);
    return data?.open === false ? <DiaryClosed heading={heading} /> : <Open />;
  };
