// Tables of drawings keyed by name; the names of some come from visitors.

/** True when a table has the name as its own. */
export const has = <T extends object>(table: T, name: PropertyKey | null | undefined): name is keyof T =>
  name !== undefined && name !== null && Object.hasOwn(table, name);

/** The names of a table in the order they were written. */
export const namesOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[];

export const among = <T extends string>(list: readonly T[], name: string | null | undefined): name is T =>
  (list as readonly (string | null | undefined)[]).includes(name);
