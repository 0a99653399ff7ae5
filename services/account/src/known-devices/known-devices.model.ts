import { knownPlaceModel } from '../known-places/known-places.model.ts';

export const KnownDeviceModel = knownPlaceModel('KnownDevice', 'known_devices');
