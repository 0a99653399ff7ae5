export { PART_HYDRATED, type ShellEvents } from './events.ts';
export {
  connectShell,
  defineRemote,
  type Feature,
  type LoadCall,
  type LoadContext,
  type Messages,
  type PageHead,
  query,
  type Redirect,
  type RemoteDefinition,
  type RemoteModule,
  type RemoteRoute,
  type RouteFlag,
  type RouteHandle,
  type RouteTexts,
  routeTexts,
  shell,
} from './remote.ts';
/** @waiting for a slice that answers a flag rather than a name */
export { entersWith, isRouteEntered, ROUTE_ENTERED, type RouteEntered, routeName } from './route-entered.ts';
export type { CallError, CallState, ChangeOptions, ChangeState, Layer, ShellApi } from './shell-api.ts';
export type { SlotName, SlotProps } from './slots.ts';
