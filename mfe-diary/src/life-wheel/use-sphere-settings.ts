import {
  getDesiredSphereSettings,
  getInitialSphereSettings,
  type SphereSettingName,
  type SpheresSettingsReply,
  setSphereSetting,
} from '@stezhka/diary-contract';
import { type CallError, shell } from '@stezhka/shell-contract';
import { useRef, useState } from 'react';

export type SettingsState = 'saved' | 'saving' | 'failed';

const keyOf = (setting: SphereSettingName, sphere: string) => `${setting} ${sphere}`;

/** Initial and desired values: shown at once, saved one call after another, the newest of each alone. */
export function useSphereSettings() {
  const { useCall, useChange } = shell();
  const { data: initial } = useCall(getInitialSphereSettings);
  const { data: desired } = useCall(getDesiredSphereSettings);
  const [save] = useChange(setSphereSetting, { quiet: true });
  const [drafts, setDrafts] = useState<Record<string, number | null>>({});
  const [state, setState] = useState<SettingsState>();
  const waiting = useRef(
    new Map<string, { setting: SphereSettingName; sphere: string; value: number | null }>(),
  );
  const revisions = useRef(new Map<string, number>());
  const running = useRef(false);

  const stored = (setting: SphereSettingName, sphere: string) =>
    (setting === 'initial' ? initial : desired)?.find(({ systemName }) => systemName === sphere);
  const remember = ({ spheresSettings }: SpheresSettingsReply) => {
    for (const setting of ['initial', 'desired'] as const)
      for (const { systemName, revision } of spheresSettings[setting])
        revisions.current.set(keyOf(setting, systemName), revision);
  };
  const revisionOf = (setting: SphereSettingName, sphere: string) =>
    revisions.current.get(keyOf(setting, sphere)) ?? stored(setting, sphere)?.revision ?? 0;

  const saveWaiting = async () => {
    if (running.current) return;
    running.current = true;
    setState('saving');
    try {
      for (const [key, change] of waiting.current) {
        waiting.current.delete(key);
        await saveOne(key, change);
      }
      setState('saved');
    } catch {
      setState('failed');
    } finally {
      running.current = false;
    }
  };
  const saveOne = async (
    key: string,
    change: { setting: SphereSettingName; sphere: string; value: number | null },
  ) => {
    const { setting, sphere, value } = change;
    const body = { setting, value, revision: revisionOf(setting, sphere) };
    try {
      remember(await save({ params: { id: sphere }, body }));
    } catch (error) {
      const { code, data, message } = error as CallError;
      // Another window set it: what was chosen here last, counts.
      if (!waiting.current.has(key)) waiting.current.set(key, change);
      if (code === 'setting_changed') {
        remember(data as SpheresSettingsReply);
        return;
      }
      shell().toast(message, { tone: 'bad' });
      throw error;
    }
  };

  return {
    state,
    value: (setting: SphereSettingName, sphere: string): number | null => {
      const draft = drafts[keyOf(setting, sphere)];
      return draft === undefined ? (stored(setting, sphere)?.value ?? null) : draft;
    },
    set(setting: SphereSettingName, sphere: string, value: number | null) {
      const key = keyOf(setting, sphere);
      setDrafts((now) => ({ ...now, [key]: value }));
      waiting.current.set(key, { setting, sphere, value });
      void saveWaiting();
    },
    /** Sends what a failed call left. */
    retry: () => void saveWaiting(),
  };
}
