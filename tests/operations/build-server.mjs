import { ensureBuilt } from '../../scripts/build/build.mjs'

/** Builds the server once for all tests that start it, where its sources have changed. */
export const setup = () => ensureBuilt(['server'])
