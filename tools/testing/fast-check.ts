import fc from '../../node_modules/fast-check/lib/fast-check.js';

/**
 * Stands for 'fast-check' in tests (jest.config.mjs): every run draws the same examples, so that a change alone makes
 * a test fail. `FC_SEED=$RANDOM npm run check` looks at others.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_220_224) });
export default fc;
