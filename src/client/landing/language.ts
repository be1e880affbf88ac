// Shares no import with the app: a shared module would become a separate file, or pull in the app.

const KEY = 'preferred-language'

type Page = { title: string; description: string; markup: string }

const description = document.querySelector('meta[name="description"]')
/** What the server filled in, and every language is given: the name, the notice and the contact. */
const FILLED = '.logo b, .notice, .contact'
const filled = [...document.querySelectorAll(FILLED)].map(({ innerHTML }) => innerHTML)
const { name: brand, language: byDefault = 'en' } = document.documentElement.dataset

/** Every language that is offered: its id, its tag, and whether the site was built in it (see scripts/build/vite/landing-page.ts). */
const languages = [...document.querySelectorAll<HTMLOptionElement>('.language option')].map(
  ({ value: id, lang: tag, dataset }) => ({ id, tag, isBuilt: dataset.built !== undefined }),
)

/**
 * The language chosen here or in the app, else the first supported one of the browser's. What the server drew for an
 * account stays for whom it was drawn.
 */
function preferred() {
  const { reader = '' } = document.documentElement.dataset
  const [readerId, ofAccount] = reader.split(' ')
  const signedIn: unknown = JSON.parse(localStorage.getItem('authUser') ?? 'null')
  const isReader = signedIn instanceof Object && 'id' in signedIn && signedIn.id === readerId
  const stored = localStorage.getItem(KEY)
  const browserTags = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])
  const own = [isReader ? ofAccount : null, stored]
  const candidates = [...own, ...browserTags.map((base) => languages.find(({ tag }) => tag === base)?.id)]
  return candidates.find((id) => languages.some((language) => language.id === id)) ?? byDefault
}

/** Replaces the page by that of a language; without its own page a language gets the English one. */
async function show(id: string) {
  const language = languages.find((each) => each.id === id && each.isBuilt)
  const tag = language?.tag ?? 'en'
  const page =
    document.documentElement.lang === tag ? undefined : await fetchPage(language?.id ?? 'en').catch(() => undefined)
  if (page) {
    document.documentElement.lang = tag
    document.title = brand ? page.title.replace(/^Kuu/, brand) : page.title
    description?.setAttribute('content', page.description)
    document.body.innerHTML = page.markup
    for (const option of document.querySelectorAll<HTMLOptionElement>('.language option'))
      if (!languages.some((each) => each.id === option.value)) option.remove()
    for (const [at, part] of document.querySelectorAll(FILLED).entries()) part.innerHTML = filled[at] ?? ''
  }
  const select = document.querySelector<HTMLSelectElement>('.language select')
  if (select) select.value = id
  return select
}

async function fetchPage(id: string): Promise<Page> {
  const answer = await fetch(`/landing/${id}.json`)
  if (!answer.ok) throw new Error(`The page was answered with ${answer.status}`)
  return answer.json()
}

// On the document, because the select is replaced with the page.
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return
  localStorage.setItem(KEY, target.value)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `language=${target.selectedOptions[0]?.lang}; path=/; max-age=31536000; samesite=lax`
  void show(target.value).then((select) => select?.focus())
})

// Back from the app, the browser may restore this page in another language than was chosen since.
window.addEventListener('pageshow', ({ persisted }) => void (persisted && show(preferred())))

void show(preferred())
