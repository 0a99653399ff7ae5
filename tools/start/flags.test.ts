import { readFlags } from './flags.ts';

test('known flags are read', () => {
  expect(readFlags('start', ['double'], ['--double'])).toEqual({ double: true });
  expect(readFlags('start', ['double'], [])).toEqual({ double: false });
});

test.each([
  ['dev', [], ['--double'], "npm run dev does not know '--double': it takes none."],
  ['start', ['double'], ['--port=5000'], "npm run start does not know '--port=5000': it knows --double."],
  ['start', ['double'], ['--double', 'twice'], "npm run start does not know 'twice': it knows --double."],
  ['start', ['double'], ['--double=no'], "npm run start does not know '--double=no': it knows --double."],
])('npm run %s refuses what it does not know', (command, known, args, sentence) => {
  expect(() => readFlags(command, known as string[], args)).toThrow(sentence);
});
