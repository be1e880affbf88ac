export type Toast = {
  title: string
  text?: string
  tone?: 'plain' | 'good' | 'bad'
  /** Reverses what the toast reports: it has a button for that as long as it shows. */
  undo?: (() => void) | undefined
  /** It holds something that one may write down: it stays as long as one with an Undo. */
  isLong?: boolean
  /** The answers to what the toast asks: it stays until one is chosen, or it is closed. */
  choices?: { label: string; lang: string; choose: () => void }[]
  /** Called when somebody closes it without an answer. */
  onClose?: () => void
}

type Show = (toast: Toast) => void

let show: Show | undefined
let waiting: Toast | undefined

/** Shows a toast for five seconds, one with an Undo for twenty. A new toast takes the place of the one that shows. */
export function showToast(toast: Toast) {
  if (show) show(toast)
  else waiting = toast
}

/** The host in the root of the app offers itself here; it loads the drawing part with the first toast. */
export function hostToasts(host: Show) {
  show = host
  if (waiting) host(waiting)
  waiting = undefined
  return () => {
    show = undefined
  }
}
