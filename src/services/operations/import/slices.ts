/** Long work in slices, so that other work gets its turn between them. */
export type Slices = { next: () => Promise<void> | undefined }

const SLICE_MS = 5
/** To look at the clock costs as much as a small row. */
const LOOK_EVERY = 32

export function slicesOf(pause: () => Promise<void>, clock = () => performance.now()): Slices {
  let steps = 0
  let since = clock()
  return {
    next() {
      if (++steps % LOOK_EVERY !== 0 || clock() - since < SLICE_MS) return undefined
      return pause().then(() => {
        since = clock()
      })
    },
  }
}
