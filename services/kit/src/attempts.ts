export { AttemptModel } from './attempts/attempts.model.ts';
export {
  countAttempt,
  forgetAttempts,
  pauseAttempts,
  type Rule,
  secondsToWait,
} from './attempts/count.ts';
export { visitorAddress } from './attempts/visitor-address.ts';
