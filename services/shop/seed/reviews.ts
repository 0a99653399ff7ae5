import { cardAndSelfReviews } from './reviews/cards-and-self.ts';
import { diaryReviews } from './reviews/diaries.ts';
import { gratitudeReviews } from './reviews/gratitude.ts';
import type { ReviewSeed } from './reviews/review-seed.ts';

export const reviews: ReviewSeed[] = [...gratitudeReviews, ...diaryReviews, ...cardAndSelfReviews];
