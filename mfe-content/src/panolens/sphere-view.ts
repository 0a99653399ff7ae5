import '@photo-sphere-viewer/core/index.css';
import { events, Viewer } from '@photo-sphere-viewer/core';
import { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin';

/** What one press moves by: radians, and of the zoom hundredths. */
const STEP = { turn: Math.PI / 12, tilt: Math.PI / 18, zoom: 15 };

export type Move = 'left' | 'right' | 'up' | 'down' | 'nearer' | 'farther';

export interface SphereView {
  move(move: Move): void;
  /** Whether the device can tell how it is held. */
  canFollowDevice(): Promise<boolean>;
  /** Rejects where the visitor or the device refuses. */
  followDevice(on: boolean): Promise<void>;
  destroy(): void;
}

interface SphereOptions {
  /** Address of an equirectangular picture. */
  picture: string;
  onReady: () => void;
  /** @param degrees 0 to 360, to the right of the middle of the picture */
  onTurn: (degrees: number) => void;
  onError: () => void;
}

/** @throws where the browser has no WebGL */
export function openSphere(
  container: HTMLElement,
  { picture, onReady, onTurn, onError }: SphereOptions,
): SphereView {
  const viewer = new Viewer({
    container,
    panorama: picture,
    navbar: false,
    // The page has its own words, buttons and keys, in its language.
    keyboard: false,
    loadingTxt: '',
    mousewheel: false,
    touchmoveTwoFingers: false,
    moveInertia: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    minFov: 35,
    maxFov: 95,
    plugins: [GyroscopePlugin.withConfig({ touchmove: true, moveMode: 'smooth' })],
  });
  viewer.addEventListener(events.ReadyEvent.type, onReady, { once: true });
  viewer.addEventListener(events.PanoramaErrorEvent.type, onError);
  viewer.addEventListener(events.PositionUpdatedEvent.type, ({ position }) =>
    onTurn((position.yaw * 180) / Math.PI),
  );
  const gyroscope = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin);
  return {
    move(move) {
      const { yaw, pitch } = viewer.getPosition();
      const turn = (right: number, up: number) => viewer.rotate({ yaw: yaw + right, pitch: pitch + up });
      switch (move) {
        case 'left':
          return turn(-STEP.turn, 0);
        case 'right':
          return turn(STEP.turn, 0);
        case 'up':
          return turn(0, STEP.tilt);
        case 'down':
          return turn(0, -STEP.tilt);
        case 'nearer':
          return viewer.zoomIn(STEP.zoom);
        case 'farther':
          return viewer.zoomOut(STEP.zoom);
      }
    },
    canFollowDevice: () => gyroscope.isSupported(),
    async followDevice(on) {
      if (on) await gyroscope.start();
      else gyroscope.stop();
    },
    destroy: () => viewer.destroy(),
  };
}
