import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A wish that cannot be fulfilled; its message says why and what to do. */
export class Refusal extends Error {}

/** Files to write, all of them or none: nothing reaches the disk before `write`. */
export class Plan {
  readonly root: string;
  readonly #created = new Map<string, string>();
  readonly #edited = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  get created(): string[] {
    return [...this.#created.keys()];
  }

  get edited(): string[] {
    return [...this.#edited.keys()];
  }

  has = (path: string): boolean => this.#created.has(path) || existsSync(join(this.root, path));

  read = (path: string): string =>
    this.#created.get(path) ?? this.#edited.get(path) ?? readFileSync(join(this.root, path), 'utf8');

  /** @throws Refusal for a file that is there */
  create(path: string, text: string): void {
    if (this.has(path)) throw new Refusal(`${path} is there already. Nothing was written.`);
    this.#created.set(path, `${text.trim()}\n`);
  }

  /** @throws Refusal where the change finds no place */
  edit(path: string, change: (text: string) => string): void {
    const text = this.read(path);
    const changed = change(text);
    if (changed === text)
      throw new Refusal(`${path} does not look as expected: write that line by hand. Nothing was written.`);
    (this.#created.has(path) ? this.#created : this.#edited).set(path, changed);
  }

  editJson<T>(path: string, change: (value: T) => void): void {
    this.edit(path, (text) => {
      const value = JSON.parse(text) as T;
      change(value);
      return `${JSON.stringify(value, null, 2)}\n`;
    });
  }

  /** After each line that matches, the same line for another name. */
  repeatLines(path: string, lines: RegExp, rename: (line: string) => string): void {
    this.edit(path, (text) =>
      text
        .split('\n')
        .flatMap((line) => (lines.test(line) ? [line, rename(line)] : [line]))
        .join('\n'),
    );
  }

  /** A row at the end of a table of docs, a line for each. */
  addRow(path: string, row: object): void {
    const line = JSON.stringify(row).replaceAll('":', '": ').replaceAll(',"', ', "');
    this.edit(path, (text) => text.replace(/\n\]\s*$/, `,\n  ${line}\n]\n`));
  }

  write(): void {
    for (const [path, text] of [...this.#edited, ...this.#created]) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), text);
    }
  }
}
