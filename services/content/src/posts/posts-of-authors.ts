import { nextPublication, published } from '@stezhka/kit/publication';
import type { Types } from 'mongoose';
import { PostModel } from './posts.model.ts';

export const postsOfAuthors = {
  /** Published posts by the author's id. */
  async count(authors: { _id: Types.ObjectId }[]): Promise<Map<string, number>> {
    const counted = await PostModel.aggregate<{ _id: Types.ObjectId; posts: number }>([
      { $match: { author: { $in: authors.map(({ _id }) => _id) }, ...published() } },
      { $group: { _id: '$author', posts: { $sum: 1 } } },
    ]);
    return new Map(counted.map(({ _id, posts }) => [String(_id), posts]));
  },
  nextPublication: () => nextPublication(PostModel),
};
