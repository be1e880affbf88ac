import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { WaitingButton } from '../ui/focus/waiting-button.ts'

/** Ten shades each; 7 is the colour on paper, 4 the same colour on a dark ground, 1 the tint behind it. */
const COLOURS = {
  leaf: ['#f2f9f4', '#e6f2e9', '#c6e4cf', '#94d0a8', '#63b97f', '#3f9661', '#27794a', '#1d6b3c', '#124a29', '#0d3a20'],
  maize: ['#fffaeb', '#fdf3d9', '#fae6b0', '#f6d67f', '#f2c65a', '#f2b632', '#d99a14', '#a86f00', '#8a5a00', '#5f3d00'],
  clay: ['#fff5f2', '#fbe9e4', '#f5cfc5', '#eeb0a1', '#ef8a72', '#dd6a4f', '#c4432a', '#b83a22', '#962c18', '#701f10'],
  sky: ['#f1f8fc', '#e4f0f7', '#c4dfee', '#9acae4', '#6fb6e0', '#3d92c4', '#2575a8', '#1a6a9c', '#12527a', '#0c3a57'],
  gray: ['#faf8f3', '#f4f1e9', '#ece8dd', '#e5e1d6', '#cfcabd', '#868b7e', '#59635a', '#434c44', '#2c342d', '#1a211b'],
  dark: ['#eef2ea', '#cfd8cd', '#a3ada2', '#6b786b', '#2a352a', '#232d23', '#1e271e', '#182018', '#10150f', '#0b0f0a'],
} as const satisfies Record<string, MantineColorsTuple>

declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<keyof typeof COLOURS | 'red', MantineColorsTuple>
  }
}

export const theme = createTheme({
  // Mantine's own parts name red for errors.
  colors: { ...COLOURS, red: COLOURS.clay },
  primaryColor: 'leaf',
  primaryShade: { light: 7, dark: 6 },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: { Button: { defaultProps: { component: WaitingButton } } },
})
