type Connection = { saveData?: boolean }

let done = false

/** When a finger or a pointer comes near a link to the app, loads the files that the app's page names. */
async function prefetchApp() {
  const { connection }: { connection?: Connection } = navigator as Navigator & { connection?: Connection }
  if (done || connection?.saveData) return
  done = true
  const page = new DOMParser().parseFromString(await (await fetch('/app.html')).text(), 'text/html')
  for (const file of page.querySelectorAll('script[type=module], link[rel=modulepreload], link[rel=stylesheet]')) {
    const style = file.getAttribute('rel') === 'stylesheet'
    const link = document.createElement('link')
    link.rel = style ? 'prefetch' : 'modulepreload'
    link.href = file.getAttribute(file.localName === 'script' ? 'src' : 'href') ?? ''
    document.head.append(link)
  }
}

// On the document, because the links are replaced when the page changes its language.
for (const event of ['pointerover', 'touchstart', 'focusin'])
  document.addEventListener(
    event,
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href="/select"]')) void prefetchApp().catch(() => undefined)
    },
    { passive: true },
  )
