import { NEW_OWN, ownOf, withOption } from './own-parameter.ts';

const named = { ...NEW_OWN, title: ' Фортепіано ' };

test('a tracker takes numbers with a comma and no options', () => {
  expect(ownOf({ ...named, units: ' хв ', max: '2,5', step: '0,5' })).toEqual({
    own: expect.objectContaining({
      title: 'Фортепіано',
      units: 'хв',
      bounds: { min: 0, max: 2.5, step: 0.5 },
      options: [],
    }),
  });
});

test.each([
  [{ title: '  ' }, ['title']],
  [{ max: '0' }, ['bounds']],
  [{ step: '0' }, ['bounds']],
  [{ step: '' }, ['bounds']],
  [{ min: 'два' }, ['bounds']],
  [{ type: 'select' as const }, ['options']],
])('%j is told as wrong', (part, wrong) => {
  expect(ownOf({ ...named, ...part })).toEqual({ wrong });
});

test('a select takes its named options and no units', () => {
  const [one, two] = NEW_OWN.options as [(typeof NEW_OWN.options)[0], (typeof NEW_OWN.options)[0]];
  const options = [
    { ...one, label: 'Так' },
    { ...two, label: 'Ні ' },
    { ...two, value: 3 },
  ];
  expect(ownOf({ ...named, type: 'select', units: 'хв', options })).toEqual({
    own: expect.objectContaining({
      units: null,
      bounds: null,
      options: [
        expect.objectContaining({ value: 1, label: 'Так' }),
        expect.objectContaining({ value: 2, label: 'Ні' }),
      ],
    }),
  });
});

test('a new option takes a free value, up to seven', () => {
  let { options } = NEW_OWN;
  options = withOption(options.filter(({ value }) => value !== 1));
  expect(options.map(({ value }) => value)).toEqual([2, 1]);
  for (let i = 0; i < 9; i++) options = withOption(options);
  expect(options.map(({ value }) => value).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
