import { useFakeGateway as useGateway } from '@stezhka/kit/testing/fake-gateway';

/** One that ends sessions and knows of no other. */
export const useFakeGateway = () => useGateway({ ended: 1, sessions: [] });
