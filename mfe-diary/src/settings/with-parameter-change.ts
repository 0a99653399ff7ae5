import type { DayParamSettingChange, DayParamsSettingsReply } from '@stezhka/diary-contract';

/** The list as it will be once the service has taken the change. */
export function withParameterChange(
  { parameters }: DayParamsSettingsReply,
  { key, chosen, color, before, removed }: DayParamSettingChange,
): Partial<DayParamsSettingsReply> {
  const known = parameters.find((one) => one.key === key);
  if (!known) return {};
  const isChosen = !removed && (chosen ?? known.chosen);
  const next = {
    ...known,
    chosen: isChosen,
    ...(color && { color }),
    ...(removed && { availability: 'disabled' as const }),
  };
  const stays = before === undefined && isChosen === known.chosen;
  if (stays) return { parameters: parameters.map((one) => (one.key === key ? next : one)) };
  const others = parameters.filter((one) => one.key !== key);
  const chosenOthers = others.filter((one) => one.chosen);
  const rest = others.filter((one) => !one.chosen);
  if (!isChosen) return { parameters: [...chosenOthers, next, ...rest] };
  const at = before ? chosenOthers.findIndex((one) => one.key === before) : -1;
  return { parameters: [...chosenOthers.toSpliced(at < 0 ? chosenOthers.length : at, 0, next), ...rest] };
}
