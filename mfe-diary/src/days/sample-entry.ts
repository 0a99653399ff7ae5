import type { ParameterDefinition } from '@stezhka/diary-contract';
import type { Text } from '@stezhka/intl';
import type { Entry } from './entry.ts';

const base = {
  shortDescription: '',
  isDefault: true,
  type: 'tracker' as const,
  spheres: [],
  value: null,
  options: [],
};

export function sampleEntry(text: Text<'diary.sample'>): Entry {
  const tracker = (
    systemName: 'sleep' | 'outdoors',
    icon: ParameterDefinition['icon'],
    color: string,
    bounds: ParameterDefinition['bounds'],
  ): ParameterDefinition => ({
    ...base,
    key: `parameters[${systemName}]`,
    systemName,
    title: text(systemName),
    units: text(`${systemName}Units`),
    icon,
    color,
    bounds,
  });
  return {
    date: '2026-11-18',
    notes: [
      { key: 'notes[thanks]', title: text('question'), value: text('answer') },
      { key: 'notes[event_of_day]', title: text('eventQuestion'), value: text('event') },
    ],
    measured: [
      {
        parameter: tracker('sleep', 'moon', 'sphere-health', { min: 0, max: 14, step: 0.25 }),
        value: 7.5,
      },
      {
        parameter: tracker('outdoors', 'trees', 'sphere-rest', { min: 0, max: 480, step: 5 }),
        value: 45,
      },
    ],
    details: [text('detail')],
    decisions: [],
    image: null,
  };
}
