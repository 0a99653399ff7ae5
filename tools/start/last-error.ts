const ERROR_LEVEL = 50;

/** The last thing a process's output calls an error, as one line without its stack; '' when there is none. */
export function lastError(output: string): string {
  for (const line of output.split('\n').reverse()) {
    const found = line.startsWith('{') ? fromLog(line) : /^(?:\w*Error)(?: \[\w+\])?: (.+)/.exec(line)?.[1];
    if (found) return found.trim().replace(/\.$/, '');
  }
  return '';
}

function fromLog(line: string): string | undefined {
  try {
    const { level, msg, err } = JSON.parse(line) as {
      level: number;
      msg?: string;
      err?: { message: string };
    };
    return level >= ERROR_LEVEL ? (err?.message ?? msg) : undefined;
  } catch {
    return undefined;
  }
}
