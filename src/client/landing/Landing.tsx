import text from '#client/i18n/en/landing.ts'
import { Logo } from '../components/Logo.tsx'
import { Built } from './Built.tsx'
import { CallToAction } from './CallToAction.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { Stats } from './Stats.tsx'

/** The page at '/'. It is drawn while the site is built and needs no script; links are plain anchors. */
export function Landing() {
  return (
    <>
      <header className="top">
        <span className="logo">
          <Logo size={28} />
          <b>Kuu</b>
        </span>
        <a className="button quiet small" href="/select">
          {text.nav.enter}
        </a>
      </header>
      <main>
        <Hero />
        <Stats />
        <Features />
        <Built />
        <CallToAction />
      </main>
      <footer className="foot">
        <span className="logo">
          <Logo size={24} />
          <b>Kuu</b>
        </span>
        <p>
          {text.footer.purpose} {text.footer.sponsor}
        </p>
      </footer>
    </>
  )
}
