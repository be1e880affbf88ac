import type { CSSOptions } from 'vite'

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]
type Part = { type: string; name?: string; parent?: Part | undefined }

/** A pseudo-element at the end of a selector, which must stay there. */
const END = /(?:::[\w-]+(?:\([^)]*\))?|:(?:before|after|first-line|first-letter))$/

/** No element has this id; to ask for that weighs as much as an id. */
const HEAVIER = ':not(#\\#)'

function raised(selector: string) {
  const end = END.exec(selector)?.[0] ?? ''
  return selector.slice(0, selector.length - end.length) + HEAVIER + end
}

/** Whether it is in a layer, a part of another rule, or a moment of an animation. */
function isWithin({ parent }: Part): boolean {
  if (!parent || parent.type === 'root') return false
  return parent.type === 'rule' || /^layer$|keyframes$/.test(parent.name ?? '') || isWithin(parent)
}

/**
 * Does without `@layer`, which Chrome has from 99 on; an older one drops all that stands in it, and so all of Mantine's
 * styles. What stands in no layer weighs more than any class instead, and wins as it does over a layer, whichever of the
 * two is loaded first.
 */
export const flatLayers = (): PostcssPlugin => ({
  postcssPlugin: 'kuu-flat-layers',
  Once(root) {
    root.walkRules((rule) => {
      if (!isWithin(rule)) rule.selectors = rule.selectors.map(raised)
    })
    root.walkAtRules('layer', (layer) => void (layer.nodes ? layer.replaceWith(layer.nodes) : layer.remove()))
  },
})
