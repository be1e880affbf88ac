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
})()
