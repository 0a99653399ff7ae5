import {
  decrementAuthorRating,
  decrementPostRating,
  hasRatedAuthor,
  hasRatedPost,
  incrementAuthorRating,
  incrementPostRating,
} from '@stezhka/content-contract';
import { idParams, type Served, serve, visitorAddress } from '@stezhka/kit/http';
import { ownerOf, requireOwner } from '@stezhka/kit/identity';
import { type RatedKind, readRating, vote } from './vote.service.ts';

const votes = (kind: RatedKind, operation: typeof incrementPostRating, value: 1 | -1): Served =>
  serve(operation, { params: idParams }, async ({ params, identity, req }) => {
    const owner = requireOwner(identity);
    await vote(kind, params.id, { owner, address: visitorAddress(req) }, value);
    return readRating(kind, params.id, owner);
  });

const reads = (kind: RatedKind, operation: typeof hasRatedPost): Served =>
  serve(operation, { params: idParams }, ({ params, identity }) =>
    readRating(kind, params.id, ownerOf(identity)),
  );

export const ratingRoutes = [
  votes('post', incrementPostRating, 1),
  votes('post', decrementPostRating, -1),
  reads('post', hasRatedPost),
  votes('author', incrementAuthorRating, 1),
  votes('author', decrementAuthorRating, -1),
  reads('author', hasRatedAuthor),
];
