import * as contract from '@stezhka/account-contract';
import { testContract } from '@stezhka/kit/testing/contract';
import { served } from './app.ts';

const schemas = new URL('../contract/replies.schema.json', import.meta.url);

testContract(contract, { schemas, served: served({ registrations: 20, recoveries: 20 }) });
