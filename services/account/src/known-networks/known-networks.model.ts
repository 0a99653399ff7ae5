import { loginOriginModel } from '../login-origins/login-origins.model.ts';

export const KnownNetworkModel = loginOriginModel('KnownNetwork', 'known_networks');
