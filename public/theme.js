// Runs before the first paint, so that nobody is dazzled by the wrong scheme, nor sees what the server drew for somebody
// else (see src/server/ssr/home-page.ts). A file of its own: inline scripts are forbidden.
;(() => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const draw = () => {
    let scheme
    try {
      scheme = localStorage.getItem('theme')
    } catch {}
    if (scheme !== 'light' && scheme !== 'dark') scheme = system.matches ? 'dark' : 'light'
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
  }
  draw()
  try {
    document.documentElement.setAttribute('data-user', JSON.parse(localStorage.getItem('authUser')).id)
  } catch {}
  system.addEventListener('change', draw)

  // A script of the app was lost on the way: until the page is loaded anew, it can only be read.
  const again = () =>
    fetch('/api/health').then(({ headers }) => (headers.has('kuu') ? location.reload() : later()), later)
  const later = () => setTimeout(again, performance.getEntriesByType('navigation')[0].type === 'reload' ? 60000 : 5000)
  const lost = ({ target }) => {
    if (target.tagName !== 'SCRIPT') return
    removeEventListener('error', lost, true)
    addEventListener('online', again)
    later()
  }
  addEventListener('error', lost, true)
})()
