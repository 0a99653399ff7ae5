import './examples/feed.examples.ts';
import './examples/frame.examples.ts';
import './examples/home.examples.ts';
import './examples/person.examples.ts';
import './examples/posts.examples.ts';
import './examples/search.examples.ts';
import './examples/subscription.examples.ts';
