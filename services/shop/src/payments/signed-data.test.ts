import { signedBody } from './signed-data.ts';

const body = { data: 'd', signature: 's' };

test('a signed body may hold fields of the provider’s own, which are not read', () => {
  expect(signedBody().validate({ ...body, more: 1 })).toEqual({ value: body });
});

test.each<[string, object]>([
  ['no data', { ...body, data: undefined }],
  ['no signature', { ...body, signature: undefined }],
  ['too much data', { ...body, data: 'x'.repeat(20_001) }],
  ['too long a signature', { ...body, signature: 'x'.repeat(101) }],
])('a body with %s is refused', (_, wrong) => {
  expect(signedBody().validate(wrong).error).toBeDefined();
});
