/** Parts that make the home usable: crops, prices and advice. */
const PARTS = ['My Crops', 'Market Prices', 'Latest Advisories']

/** Lets every page of a context record when all parts of the home show content. */
export const recordUsableHome = (context) => context.addInitScript(recordUsable, PARTS)

/** Waits until each part of the home shows content; returns when, in ms of the page's own clock. */
export async function usableAt(page, { timeout = 30_000 } = {}) {
  // Polls a variable of the page: checking every frame from outside would slow a throttled page down most.
  const recorded = await page.waitForFunction(() => window.usableAt, undefined, { polling: 200, timeout })
  return recorded.jsonValue()
}

/** When the page first showed that writes wait in the outbox, in ms of its own clock. */
export async function outboxShownAt(page) {
  const recorded = await page.waitForFunction(() => window.outboxShownAt, undefined, { polling: 200 })
  return recorded.jsonValue()
}

/** Runs in the page: records when all parts are there, and when the notice of the outbox is. */
function recordUsable(parts) {
  const isThere = (name) =>
    [...document.querySelectorAll('section')].some(
      (section) =>
        section.querySelector('h2')?.textContent === name &&
        section.checkVisibility() &&
        section.querySelector('[aria-busy], [role=alert]') === null &&
        section.textContent.length > name.length + 40,
    )
  const look = () => {
    if (parts.every(isThere)) window.usableAt ??= performance.now()
    if (document.querySelector('section > a[href="/outbox"]')) window.outboxShownAt ??= performance.now()
    if (!window.usableAt || !window.outboxShownAt) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
