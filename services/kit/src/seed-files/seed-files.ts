import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES, type Localised } from '@stezhka/kit-contract';
import Joi from 'joi';
import { marked } from 'marked';
import { parse } from 'yaml';
import { slug } from '../http/request-rules.ts';
import { cleanHtml } from '../texts/html.ts';

export type Named<T> = T & { slug: string };
export type InAllLocales<T> = { [K in keyof T]: Localised<T[K]> };

const RECORD = 'record.yaml';
const FRONT_MATTER = /^---\n(?<front>.*?)\n---\n(?<body>.*)$/s;

export const localised = <T = string>(text: Joi.Schema<T> = Joi.string() as never) =>
  Joi.object<Localised<T>>(Object.fromEntries(LOCALES.map((locale) => [locale, text])));

export const markdown = Joi.string().custom((text: string) =>
  cleanHtml(marked.parse(text, { async: false })).trim(),
);

/** A key of `table`, read as the entry under that key. */
export const named = <T>(table: Record<string, T>) =>
  Joi.string().custom((name: string, { error }) =>
    Object.hasOwn(table, name) ? table[name] : error('any.only', { valids: Object.keys(table) }),
  );

export const either = (plain: Joi.Schema, full: Joi.Schema): Joi.AlternativesSchema =>
  Joi.alternatives().conditional(Joi.alternatives(Joi.object(), Joi.array()), {
    // biome-ignore lint/suspicious/noThenProperty: joi's own word for what a condition leads to
    then: full,
    otherwise: plain,
  });

/** An object whose `key` decides its other fields, e.g. a block's kind. */
export const keyed = <T>(key: string, kinds: Record<string, Joi.SchemaMap>): Joi.ObjectSchema<T> =>
  Object.entries(kinds).reduce(
    // biome-ignore lint/suspicious/noThenProperty: joi's own word for what a condition leads to
    (schema, [kind, keys]) => schema.when(`.${key}`, { is: kind, then: Joi.object(keys) }),
    Joi.object<T>({ [key]: Joi.valid(...Object.keys(kinds)) } as Joi.SchemaMap<T>),
  );

/** Reads a seed folder: no unknown keys, by default no missing ones. @throws Error naming file and field */
export class SeedFiles {
  readonly #root: string;
  readonly #read = new Set<string>();

  constructor(root: URL | string) {
    this.#root = root instanceof URL ? fileURLToPath(root) : root;
  }

  file<T>(path: string, schema: Joi.Schema<T>): T {
    return this.#check(path, () => parse(this.#text(path)), schema);
  }

  records<T extends object>(folder: string, schema: Joi.Schema<T>): Named<T>[] {
    const names = this.#namesIn(folder);
    for (const name of names) {
      if (!name.endsWith('.yaml')) this.#fail(`${folder}/${name}`, 'only <slug>.yaml belongs here');
    }
    return this.#slugsOf(folder, names, '.yaml').map((slug) => ({
      ...this.file(`${folder}/${slug}.yaml`, schema),
      slug,
    }));
  }

  /** Reads record.yaml and {uk,ru,en}.md of every `<slug>/`. */
  articles<R extends object, T extends object>(
    folder: string,
    { record, texts }: { record: Joi.Schema<R>; texts: Joi.Schema<T> },
  ): Named<R & InAllLocales<T>>[] {
    return this.#slugsOf(folder, this.#namesIn(folder)).map((slug) => ({
      ...this.file(`${folder}/${slug}/${RECORD}`, record),
      ...this.#textsOf(`${folder}/${slug}`, texts, [RECORD]),
      slug,
    }));
  }

  texts<T extends object>(folder: string, texts: Joi.Schema<T>): Named<InAllLocales<T>>[] {
    return this.#slugsOf(folder, this.#namesIn(folder)).map((slug) => ({
      ...this.#textsOf(`${folder}/${slug}`, texts),
      slug,
    }));
  }

  unread(): string[] {
    return readdirSync(this.#root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.#root, join(entry.parentPath, entry.name)))
      .filter((path) => !this.#read.has(path))
      .sort();
  }

  #textsOf<T extends object>(folder: string, schema: Joi.Schema<T>, beside: string[] = []): InAllLocales<T> {
    const files = LOCALES.map((locale) => `${locale}.md`);
    const odd = this.#namesIn(folder).find((name) => ![...files, ...beside].includes(name));
    if (odd) this.#fail(`${folder}/${odd}`, `only ${[...beside, ...files].join(', ')} belong here`);
    const said = LOCALES.map((locale) => this.#said(`${folder}/${locale}.md`, schema));
    const keys = Object.keys(Object.assign({}, ...said)) as (keyof T)[];
    const inAll = keys.map((key) => [key, Object.fromEntries(LOCALES.map((one, n) => [one, said[n]![key]]))]);
    return Object.fromEntries(inAll);
  }

  #said<T>(path: string, schema: Joi.Schema<T>): T {
    const read = () => {
      const text = this.#text(path);
      const { front, body } = FRONT_MATTER.exec(text)?.groups ?? { body: text };
      return { ...(front && parse(front)), body: body!.trim() };
    };
    return this.#check(path, read, schema);
  }

  #text(path: string): string {
    const text = readFileSync(join(this.#root, path), 'utf8');
    this.#read.add(join(path));
    // Some editors write a byte order mark and CRLF.
    return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  }

  #namesIn(folder: string): string[] {
    try {
      return readdirSync(join(this.#root, folder)).sort();
    } catch (error) {
      return this.#fail(folder, (error as Error).message);
    }
  }

  #slugsOf(folder: string, names: string[], extension = ''): string[] {
    const slugs = names.map((name) => name.slice(0, name.length - extension.length));
    for (const [n, one] of slugs.entries()) {
      const { error } = slug.label('the name').validate(one);
      if (error) this.#fail(`${folder}/${names[n]}`, error.message);
      const same = slugs.findIndex((other) => other.toLowerCase() === one.toLowerCase());
      if (same < n) this.#fail(`${folder}/${names[n]}`, `the slug is taken by ${names[same]}`);
    }
    return slugs;
  }

  #check<T>(path: string, read: () => unknown, schema: Joi.Schema<T>): T {
    let raw: unknown;
    try {
      raw = read();
    } catch (error) {
      return this.#fail(path, (error as Error).message);
    }
    const { error, value } = schema.validate(raw, {
      abortEarly: false,
      convert: false,
      presence: 'required',
    });
    return error ? this.#fail(path, error.message) : value;
  }

  #fail(path: string, message: string): never {
    throw new Error(`${relative(process.cwd(), join(this.#root, path))}: ${message}`);
  }
}
