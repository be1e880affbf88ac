// Runs before the first paint, so that nobody is dazzled by the wrong scheme. A file of its own: inline scripts are forbidden.
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
  system.addEventListener('change', draw)
})()
