import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { WaitingButton } from '../ui/focus/waiting-button.ts'

/** The colours that a component may name. Their shades stand in variables: see theme-variables.ts. */
const NAMES = ['leaf', 'maize', 'clay', 'sky', 'gray', 'dark', 'red'] as const
const SHADES = Array(10).fill('') as unknown as MantineColorsTuple

declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<(typeof NAMES)[number], MantineColorsTuple>
  }
}

export const theme = createTheme({
  colors: Object.fromEntries(NAMES.map((name) => [name, SHADES])),
  primaryColor: 'leaf',
  primaryShade: { light: 7, dark: 6 },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: { Button: { defaultProps: { component: WaitingButton } } },
})
