import { ask } from '@stezhka/kit/ask';
import { readEnv } from '@stezhka/kit/env';
import { type ExportPersonReply, type Person, personOperations } from '@stezhka/kit-contract';
import type { UserDocument } from '../users/users.model.ts';
import { personData } from './person.ts';

/** Who else holds something of a person. A service that joins is named here. */
const OTHERS = ['content', 'diary', 'shop'] as const;

/** What one service, this one included, does for a person. */
export interface Holder {
  domain: string;
  export(person: Person, cursor?: string): Promise<ExportPersonReply>;
  erase(person: Person): Promise<unknown>;
}

/**
 * A member as the services know them. What lies under an e-mail alone is theirs once they have shown that it is: else
 * anybody could register with somebody's address and take or erase what is kept under it.
 */
export const personOf = ({ id, email, emailVerifiedAt }: UserDocument): Person => ({
  userId: id,
  email: emailVerifiedAt ? email : '',
});

/** All of them, this one last: until the others are done it must know who is meant. */
export function holders(): Holder[] {
  const { GATEWAY_PRIVATE_URL: gateway, IDENTITY_SECRET: secret } = readEnv();
  const by = { gateway, secret, identity: { service: 'account', roles: [], locale: 'uk' as const } };
  const others = OTHERS.map((domain): Holder => {
    const { exportPerson, erasePerson } = personOperations(domain);
    return {
      domain,
      export: (person, cursor) => ask(exportPerson, { body: { ...person, ...(cursor && { cursor }) } }, by),
      erase: (person) => ask(erasePerson, { body: person }, by),
    };
  });
  return [...others, { domain: 'account', export: personData.export, erase: personData.erase }];
}
