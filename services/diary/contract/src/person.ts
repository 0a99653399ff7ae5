import { personOperations } from '@stezhka/kit-contract';

export const { exportPerson, erasePerson } = personOperations('diary');
