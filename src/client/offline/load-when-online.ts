import { isOnline, onConnectionChange } from './connection.ts'

/**
 * Loads a piece of the app that a screen can do without meanwhile: where the connection fails it is tried again when
 * there is one, instead of the error taking the whole screen with it.
 */
export const loadWhenOnline = <Piece>(load: () => Promise<Piece>): Promise<Piece> =>
  load().catch(async () => {
    await nextConnection()
    return loadWhenOnline(load)
  })

const nextConnection = () =>
  new Promise<void>((resolve) => {
    const stop = onConnectionChange(() => {
      if (!isOnline()) return
      stop()
      resolve()
    })
  })
