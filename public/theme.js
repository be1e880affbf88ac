// Runs before the first paint, so that nobody is dazzled by the wrong scheme, nor sees what the server drew for somebody
// else (see src/server/ssr/home-page.ts). A file of its own: inline scripts are forbidden. Written for any browser, so that
// one in which the app cannot run hears of it (see old-browser.js); what it asks for came with Chrome 93, Safari 15.4 and
// Firefox 92.
;(function () {
  if (!Object.hasOwn || ![].at || !window.CSS || !CSS.supports('inset', '0')) {
    var notice = document.createElement('script')
    notice.src = '/old-browser.js'
    document.head.appendChild(notice)
  }
  var system = matchMedia('(prefers-color-scheme: dark)')
  function draw() {
    var scheme
    try {
      scheme = localStorage.getItem('theme')
    } catch (_) {}
    if (scheme !== 'light' && scheme !== 'dark') scheme = system.matches ? 'dark' : 'light'
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
  }
  draw()
  try {
    document.documentElement.setAttribute('data-user', JSON.parse(localStorage.getItem('authUser')).id)
  } catch (_) {}
  if (system.addEventListener) system.addEventListener('change', draw)

  // A script of the app was lost on the way: until the page is loaded anew, it can only be read.
  function again() {
    fetch('/api/health').then(function (answer) {
      if (answer.headers.has('kuu')) location.reload()
      else later()
    }, later)
  }
  function later() {
    setTimeout(again, performance.getEntriesByType('navigation')[0].type === 'reload' ? 60000 : 5000)
  }
  function lost(event) {
    if (event.target.tagName !== 'SCRIPT') return
    removeEventListener('error', lost, true)
    addEventListener('online', again)
    later()
  }
  addEventListener('error', lost, true)
})()
