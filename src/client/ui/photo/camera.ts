/** Held until the camera answers: some browsers forget an input that nothing refers to. */
let camera: HTMLInputElement | undefined
let taken: Promise<File | null> = Promise.resolve(null)

/** Opens the camera, or the files of a phone without one. A browser allows it in the handler of a tap only. */
export function openCamera() {
  const input = document.createElement('input')
  Object.assign(input, { type: 'file', accept: 'image/*', capture: 'environment' })
  taken = new Promise((done) => {
    input.onchange = () => done(input.files?.[0] ?? null)
    input.oncancel = () => done(null)
  })
  camera = input
  camera.click()
}

/** The photo for which the camera was opened, once; null if none was taken. */
export function takenPhoto(): Promise<File | null> {
  const photo = taken
  taken = Promise.resolve(null)
  return photo
}
