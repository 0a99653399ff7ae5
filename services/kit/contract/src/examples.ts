import './mail.examples.ts';
import './seo.examples.ts';

export { describeCall, descriptionOf, exampleOf } from './describe.ts';
export { describeMails } from './mail.examples.ts';
export { describePerson } from './person.examples.ts';
export { describeResource } from './resource.examples.ts';
