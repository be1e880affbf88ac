import { renderToStaticMarkup } from 'react-dom/server'
import { Landing } from './Landing.tsx'

/** Called while the site is built; see scripts/vite/landing-page.ts. */
export const landingMarkup = () => renderToStaticMarkup(<Landing />)
