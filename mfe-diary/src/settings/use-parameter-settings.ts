import {
  type DayParamSettingChange,
  type DayParamsSettingsReply,
  getDayParamsSettings,
  setDayParamSetting,
} from '@stezhka/diary-contract';
import { type CallError, shell } from '@stezhka/shell-contract';
import { withParameterChange } from './with-parameter-change.ts';

export type ParameterChange = Omit<DayParamSettingChange, 'revision'>;

const optimistic = (held: DayParamsSettingsReply, { body }: { body: DayParamSettingChange }) =>
  withParameterChange(held, body);

export function useParameterSettings() {
  const call = shell().useCall(getDayParamsSettings);
  const [save] = shell().useChange(setDayParamSetting, { quiet: true, optimistic });
  const revisionIn = (reply: DayParamsSettingsReply | undefined, key: string) =>
    reply?.parameters.find((one) => one.key === key)?.revision ?? 0;

  /** @throws CallError */
  const change = async (part: ParameterChange): Promise<void> => {
    try {
      await save({ body: { ...part, revision: revisionIn(call.data, part.key) } });
    } catch (failure) {
      const { code, data: current } = failure as CallError;
      if (code !== 'setting_changed') throw failure;
      // Another window, or an earlier press: what was chosen here last, counts.
      const revision = revisionIn(current as DayParamsSettingsReply, part.key);
      await save({ body: { ...part, revision } });
    }
  };
  return {
    call,
    change,
    /** For presses: a failure is told and the list shows what is saved. */
    press: (part: ParameterChange) =>
      void change(part).catch(({ message }: CallError) => shell().toast(message, { tone: 'bad' })),
  };
}
