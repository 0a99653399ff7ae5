import { configure } from '@testing-library/react';

/** Parts of a page come by chunks, and a busy machine takes its time to load them. */
configure({ asyncUtilTimeout: 30_000 });
