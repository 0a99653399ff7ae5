import './examples/access.examples.ts';
import './examples/days.examples.ts';
import './examples/parameters.examples.ts';
import './examples/person.examples.ts';
import './examples/spheres.examples.ts';
import './examples/filled-days.examples.ts';
