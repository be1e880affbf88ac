export type Position = { latitude: number; longitude: number; accuracy: number }

const TIMEOUT_MS = 20_000
/** The accuracy that a visit can hold, in metres. */
const MAX_ACCURACY = 100_000

/** Where the phone is; rejects where it may not say, or does not know. */
export const findPosition = () =>
  new Promise<Position>((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('no geolocation'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracy: Math.min(accuracy, MAX_ACCURACY) }),
      reject,
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    )
  })
