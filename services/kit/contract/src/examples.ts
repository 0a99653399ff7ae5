import './examples/mail.examples.ts';
import './examples/seo.examples.ts';

export { describeCall, descriptionOf, exampleOf } from './describe.ts';

import { describeCall } from './describe.ts';
import type { Person, PersonOperations } from './person.ts';

export { describeMails } from './examples/mail.examples.ts';
export { describeResource } from './examples/resource.examples.ts';

/** @param operations what `personOperations` gives for the domain */
export function describePerson(domain: string, { exportPerson, erasePerson }: PersonOperations): void {
  const body: Person = { userId: '65f000000000000000000002', email: 'sofiia@stezhka.example' };
  describeCall(exportPerson, {
    summary: `Data of a person in ${domain}`,
    example: {
      body,
      reply: { records: { settings: [{ timeZone: 'Europe/Kyiv' }] }, file: null, next: null },
    },
  });
  describeCall(erasePerson, {
    summary: `Erase the data of a person in ${domain}`,
    example: { body, reply: { erased: true } },
  });
}
