type Connection = { saveData?: boolean }

let done = false

/** When a finger or a pointer nears the way in, the app's own page tells which files it will want. */
async function prefetchApp() {
  const { connection }: { connection?: Connection } = navigator as Navigator & { connection?: Connection }
  if (done || connection?.saveData) return
  done = true
  const page = new DOMParser().parseFromString(await (await fetch('/select')).text(), 'text/html')
  for (const file of page.querySelectorAll('script[type=module], link[rel=modulepreload], link[rel=stylesheet]')) {
    const style = file.getAttribute('rel') === 'stylesheet'
    const link = document.createElement('link')
    link.rel = style ? 'prefetch' : 'modulepreload'
    link.href = file.getAttribute(file.localName === 'script' ? 'src' : 'href') ?? ''
    document.head.append(link)
  }
}

for (const way of document.querySelectorAll('a[href="/select"]')) {
  for (const event of ['pointerenter', 'touchstart', 'focus']) {
    way.addEventListener(event, () => void prefetchApp().catch(() => undefined), { once: true, passive: true })
  }
}
