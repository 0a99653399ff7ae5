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
export { isRouteEntered, ROUTE_ENTERED, type RouteEntered, routeName } from './route-entered.ts';
export type { CallError, CallState, ChangeOptions, ChangeState, Layer, ShellApi } from './shell-api.ts';
export type { SlotName, SlotProps } from './slots.ts';
