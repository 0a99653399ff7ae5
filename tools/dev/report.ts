import { asLines, type Finding, placeOf } from './findings.ts';
import type { Front } from './front.ts';

const write = (line: string) => void process.stdout.write(`${line}\n`);

/** What is wrong now, by who found it; said once when it is found, and with the last word of each round. */
export class Report {
  readonly #found = new Map<string, Finding[]>();
  readonly #said = new Set<string>();
  front: Front | undefined;

  /** @param by replaces what the same finder found before */
  set(by: string, findings: readonly Finding[]): void {
    if (findings.length) this.#found.set(by, [...findings]);
    else this.#found.delete(by);
    for (const one of findings) {
      const lines = asLines(one);
      if (this.#said.has(lines)) continue;
      this.#said.add(lines);
      write(lines);
    }
    const still = new Set(this.findings().map(asLines));
    for (const lines of this.#said) if (!still.has(lines)) this.#said.delete(lines);
    if (findings.length) this.front?.tell({ type: 'failed', findings: this.findings() });
  }

  say(line: string): void {
    write(line);
  }

  /** One for each place: two compilers and a checker find the same mistake. */
  findings(): Finding[] {
    const all = [...this.#found.values()].flat();
    return all.filter(
      (one, i) => !placeOf(one) || all.findIndex((other) => placeOf(other) === placeOf(one)) === i,
    );
  }

  end(): void {
    const findings = this.findings();
    this.front?.tell(findings.length ? { type: 'failed', findings } : { type: 'ready' });
    write(findings.length ? 'failed' : 'ready');
  }
}
