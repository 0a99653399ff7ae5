import { jest } from '@jest/globals';
import { type SecurityEvent, securityLog } from '../process/security-log.ts';

export interface SecurityLine {
  event: SecurityEvent;
  account?: string;
  actor?: string;
  network?: string;
  login?: string;
  detail?: string;
}

/** At the top of a test file. @returns what the security log was given in the running test; nothing is written */
export function useSecurityLines(): () => SecurityLine[] {
  let lines: SecurityLine[] = [];
  let log: ReturnType<typeof jest.spyOn>;
  beforeEach(() => {
    lines = [];
    log = jest
      .spyOn(securityLog, 'info')
      .mockImplementation(((line: SecurityLine) => void lines.push(line)) as never);
  });
  afterEach(() => void log.mockRestore());
  return () => lines;
}
