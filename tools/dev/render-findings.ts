import type { Finding } from './findings.ts';
import { mapStack } from './stack.ts';

/** Reads the renderer's log, and tells of what pages threw there. @param folder where the compilers write */
export function renderFindings(folder: string, found: (finding: Finding) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop()!;
    for (const line of lines) {
      const finding = line.startsWith('{') ? fromLog(line, folder) : undefined;
      if (finding) found(finding);
    }
  };
}

function fromLog(line: string, folder: string): Finding | undefined {
  try {
    const { output, msg } = JSON.parse(line) as { output?: string; msg?: string };
    if (msg !== 'render worker says' || !output || !/^\s*at /m.test(output)) return undefined;
    const { text, ...place } = mapStack(output, folder);
    return { ...place, text: `While a page was rendered: ${text}` };
  } catch {
    return undefined;
  }
}
