import './access.examples.ts';
import './days.examples.ts';
import './parameters.examples.ts';
import './person.examples.ts';
import './spheres.examples.ts';
import './filled-days.examples.ts';
