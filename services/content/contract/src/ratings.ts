import { type Id, operation } from '@stezhka/kit-contract';

/** Product 4, Rating. */
export interface RatingReply {
  /** Votes up less votes down, of this moment. */
  rating: number;
  /** The caller's vote. */
  vote: 'up' | 'down' | null;
}

const vote = (kind: 'post' | 'author') => {
  const call = (action: 'increment' | 'decrement') =>
    operation<{ params: { id: Id }; reply: RatingReply }>('GET', `/data/rating/${kind}/:id/${action}`, {
      access: 'guest',
      mutates: true,
      reply: 'RatingReply',
      changes: [`rating:${kind}`],
    });
  return {
    increment: call('increment'),
    decrement: call('decrement'),
    has: operation<{ params: { id: Id }; reply: RatingReply }>('GET', `/data/rating/${kind}/:id/has`, {
      access: 'public',
      reply: 'RatingReply',
      tags: [`rating:${kind}`],
    }),
  };
};

/** One vote for each visitor: a repeated call changes nothing, the opposite one turns the vote. */
export const {
  increment: incrementPostRating,
  decrement: decrementPostRating,
  has: hasRatedPost,
} = vote('post');
export const {
  increment: incrementAuthorRating,
  decrement: decrementAuthorRating,
  has: hasRatedAuthor,
} = vote('author');
