import type { Page } from '@playwright/test'

/**
 * Translates a page as Chrome does, without changing its words: each text node is taken out, and a `<font>` in a `<font>`
 * with its text comes in its place; what is drawn later is translated too. What a page says is not to be translated
 * stays as it is. See https://github.com/facebook/react/issues/11538, where this is described and what React makes of it.
 */
export async function translatePage(page: Page) {
  await page.evaluate(() => {
    const KEPT = 'script, style, svg, textarea, font, [translate="no"]'
    const translate = (text: Node) => {
      const words = text.nodeValue ?? ''
      if (words.trim() === '' || !text.parentElement || text.parentElement.closest(KEPT)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = words
      outer.append(inner)
      text.parentElement.replaceChild(outer, text)
    }
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) translate(text)
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) node.nodeType === Node.TEXT_NODE ? translate(node) : translateAll(node)
    }).observe(document.body, { childList: true, subtree: true })
    translateAll(document.body)
  })
}
