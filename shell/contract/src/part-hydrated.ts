/**
 * The window's event that a part of the page answers from now on: the script that keeps presses before hydration
 * listens for it (shell/src/pre-hydration.ts). It runs before any bundle, so it is the one name that stands in the
 * window for it.
 */
export const PART_HYDRATED = 'stezhka:part-hydrated';
