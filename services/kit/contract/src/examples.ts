import './examples/mail.examples.ts';
import './examples/seo.examples.ts';

export { describeCall, descriptionOf, exampleOf } from './describe.ts';
export { describeMails } from './examples/mail.examples.ts';
export { describePerson } from './examples/person.examples.ts';
export { describeResource } from './examples/resource.examples.ts';
