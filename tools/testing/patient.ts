import { configure } from '@testing-library/react';

/** Parts of a page come by chunks: how long that takes on a busy machine is nobody's rule. */
configure({ asyncUtilTimeout: 30_000 });
