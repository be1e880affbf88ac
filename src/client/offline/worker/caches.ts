/** The photos of whoever is signed in. */
export const PHOTO_CACHE = 'kuu-photos'
