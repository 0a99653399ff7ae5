/** The site of the tests; its parts count from here (tools/start/process-plans.ts). */
export const PORT = Number(process.env.E2E_PORT ?? 4700);
export const CONTROL_PORT = PORT + 50;
/** Where the shop tells of purchases. */
export const ANALYTICS_PORT = PORT + 51;
