export { safeNext } from '@stezhka/kit-contract';
