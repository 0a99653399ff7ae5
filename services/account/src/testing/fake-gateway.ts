import { useFakeGateway as useGateway } from '@stezhka/kit/testing/fake-gateway';

/** One that ends sessions. */
export const useFakeGateway = () => useGateway({ ended: 1 });
