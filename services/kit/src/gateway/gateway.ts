export { ask } from './ask.ts';
export { askGateway, tellGateway } from './private-listener.ts';
export { purge } from './purge.ts';
