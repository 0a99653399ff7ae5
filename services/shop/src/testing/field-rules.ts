import type { Model, Error as MongooseError } from 'mongoose';

interface FieldRules {
  /** Paths such as 'lines.0.price'; all fields of the row unless given. */
  required?: readonly string[];
  /** Values that a path does not take. */
  refused: readonly (readonly [path: string, value: unknown])[];
}

/** Tests that a row is valid, and that one missing or wrong field of it is refused for that field. */
export function testFieldRules<Fields>(
  Rows: Model<Fields>,
  row: () => object,
  { required = Object.keys(row()), refused }: FieldRules,
): void {
  const errorAt = async (path: string, value: unknown) => {
    const refusal = await new Rows(row())
      .set(path, value)
      .validate()
      .catch((error: MongooseError.ValidationError) => error);
    return refusal?.errors[path];
  };

  describe(`a stored ${Rows.modelName}`, () => {
    test('with its required fields is valid', () => new Rows(row()).validate());

    test.each(required)('without its %s is refused', async (path) => {
      expect(await errorAt(path, undefined)).toMatchObject({ kind: 'required' });
    });

    test.each(refused)('whose %s is %j is refused', async (path, value) => {
      expect(await errorAt(path, value)).toBeDefined();
    });
  });
}
