import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Plugin } from 'vite'
import { builtTheme, themeVariables } from '../../../src/client/app/theme-variables.ts'

const NAME = 'virtual:mantine-variables.css'
const COLOURS = /@mantine\/core\/.*\/default-colors\.mjs$/
const WRITER = /@mantine\/core\/.*\/MantineCssVariables\.mjs$/
const FOREIGN_COLOUR = /^--mantine-color-(red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/
/**
 * What no screen of Kuu uses: buttons with an outline, coloured text, tints and hovers of colours that no button has,
 * Mantine's headings, its breakpoints and its second names of the main colour.
 */
const UNUSED =
  /^--mantine-(?:breakpoint-|h[1-6]-|heading-|z-index-(?:app|modal|popover|overlay|max)$|shadow-(?:xs|sm)$|primary-color-(?:\d|contrast|light-)|color-\w+-(?:outline|text$)|color-(?:dark|maize|red|sky)-(?:light|filled-hover))/
const USED = /var\(\s*(--mantine-[\w-]+)/g

/**
 * Mantine writes the theme's CSS variables into a <style> tag at run time, which our content security policy forbids.
 * They never change, so this plugin writes them into a file at build time, without colours that the theme does not use.
 * The component that would write them (see `withCssVariables` in main.tsx) is not shipped: it brings 8 KB. Fails where something uses a variable that was left out.
 */
export function mantineVariables(): Plugin {
  return {
    name: 'kuu:mantine-variables',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return variablesCss()
      // Our theme has its own in their place.
      if (COLOURS.test(id)) return 'export const DEFAULT_COLORS = {}'
      if (WRITER.test(id)) return 'export const MantineCssVariables = () => null'
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const text = file.type === 'chunk' ? file.code : String(file.source)
        const lost = [...text.matchAll(USED)].find(([, name]) => UNUSED.test(name!))
        if (lost) this.error(`${file.fileName} uses ${lost[1]}, which is left out`)
      }
    },
  }
}

function variablesCss() {
  const standard = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, builtTheme))
  const own = themeVariables
  const css = convertCssVariables({
    variables: used({ ...standard.variables, ...own.variables }),
    light: used({ ...standard.light, ...own.light }),
    dark: used({ ...standard.dark, ...own.dark }),
  })
  return css
}

const used = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !isForeign(name) && !UNUSED.test(name)))

const isForeign = (name: string) => FOREIGN_COLOUR.test(name) && !name.startsWith('--mantine-color-red-')
