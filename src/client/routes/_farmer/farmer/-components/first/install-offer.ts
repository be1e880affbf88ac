/** What a browser offers that can install the app: once, soon after the start, and before the card is loaded. */
export const held: { offer?: Event } = {}
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  held.offer = event
})
