import { Logo } from '../ui/Logo.tsx'
import { Built } from './Built.tsx'
import { CallToAction } from './CallToAction.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Stats } from './Stats.tsx'
import { useWords } from './words.ts'

/** The page at '/'. Rendered at build time, it needs no script; links are plain anchors. `draft`: with a line for drafts. */
export function Landing({ draft }: { draft: boolean }) {
  const text = useWords()
  return (
    <>
      {/* Filled by the server, and so is the contact: see src/server/http/filled-page.ts. */}
      <p className="notice" />
      <div className="page">
        <header className="top">
          <span className="logo">
            <Logo size={28} />
            <b>Kuu</b>
          </span>
          <LanguageChoice />
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
      </div>
      <footer className="foot">
        <span className="logo">
          <Logo size={24} />
          <b>Kuu</b>
        </span>
        <p>
          {text.footer.purpose} {text.footer.sponsor}
        </p>
        <p className="contact" />
        {draft && <p className="draft">{text.footer.draft}</p>}
      </footer>
    </>
  )
}
