import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Plugin } from 'vite'
import { theme, themeVariables } from '../../src/client/app/theme.ts'

const NAME = 'virtual:mantine-variables.css'
const WRITER = /@mantine\/core\/.*\/MantineCssVariables\.mjs$/
const COLOUR = /^--mantine-color-(red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/

/**
 * Mantine writes the theme's CSS variables into a <style> tag at run time, which our content security policy forbids.
 * They never change, so this plugin writes them into a file at build time, without colours that the theme does not use.
 * The component that would write them (see `withCssVariables` in main.tsx) is not shipped: it brings 8 KB.
 */
export function mantineVariables(): Plugin {
  return {
    name: 'kuu:mantine-variables',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return variablesCss()
      if (WRITER.test(id)) return 'export const MantineCssVariables = () => null'
    },
  }
}

function variablesCss() {
  const standard = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const own = themeVariables
  const css = convertCssVariables({
    variables: withoutForeignColours({ ...standard.variables, ...own.variables }),
    light: withoutForeignColours({ ...standard.light, ...own.light }),
    dark: withoutForeignColours({ ...standard.dark, ...own.dark }),
  })
  return css
}

const withoutForeignColours = (variables: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(variables).filter(([name]) => !COLOUR.test(name) || name.startsWith('--mantine-color-red-')),
  )
