import { knownPlaceModel } from '../known-places/known-places.model.ts';

export const KnownNetworkModel = knownPlaceModel('KnownNetwork', 'known_networks');
