import { loginOriginModel } from '../login-origins/login-origins.model.ts';

export const KnownDeviceModel = loginOriginModel('KnownDevice', 'known_devices');
