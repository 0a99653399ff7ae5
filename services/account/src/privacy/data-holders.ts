import { readEnv } from '@stezhka/kit/env';
import { callService } from '@stezhka/kit/gateway';
import { type ExportPersonReply, type Person, personOperations } from '@stezhka/kit-contract';
import type { UserDocument } from '../users/users.model.ts';
import { personData } from './person.ts';

const OTHERS = ['content', 'diary', 'shop'] as const;

export interface Holder {
  domain: string;
  export(person: Person, cursor?: string): Promise<ExportPersonReply>;
  erase(person: Person): Promise<unknown>;
}

/** Only a verified e-mail counts, because an account can be registered with a stranger's address. */
export const personOf = ({ id, email, emailVerifiedAt }: UserDocument): Person => ({
  userId: id,
  email: emailVerifiedAt ? email : '',
});

/** Account comes last: it knows the person until the others are done. */
export function holders(): Holder[] {
  const { GATEWAY_PRIVATE_URL: gateway } = readEnv();
  const by = { gateway, identity: { service: 'account', roles: [], locale: 'uk' as const } };
  const others = OTHERS.map((domain): Holder => {
    const { exportPerson, erasePerson } = personOperations(domain);
    return {
      domain,
      export: (person, cursor) =>
        callService(exportPerson, { body: { ...person, ...(cursor && { cursor }) } }, by),
      erase: (person) => callService(erasePerson, { body: person }, by),
    };
  });
  return [...others, { domain: 'account', export: personData.export, erase: personData.erase }];
}
