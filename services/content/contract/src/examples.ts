import './feed.examples.ts';
import './frame.examples.ts';
import './home.examples.ts';
import './person.examples.ts';
import './posts.examples.ts';
import './search.examples.ts';
import './subscription.examples.ts';
