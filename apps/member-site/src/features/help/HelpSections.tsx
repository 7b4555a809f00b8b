import { Loaded } from '@baize/site'
import { Heading, Html } from '@baize/ui'
import { sanitise } from '@baize/ui/sanitise'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import * as css from './HelpSections.css.ts'
import { useAnchor } from './useAnchor.ts'
import { useHelp } from './useHelp.ts'

export interface HelpSectionsProps {
  /** Place of a section's heading in the outline. */
  level: 2 | 3
}

/** Every section of the help, with a list of them: the one in the address is scrolled to. */
export function HelpSections({ level }: HelpSectionsProps) {
  const { t } = useLingui()
  const read = useHelp()
  const anchor = useAnchor()
  const ready = read.data !== undefined

  useEffect(() => {
    if (!ready || anchor === '') return
    const section = document.getElementById(anchor)
    section?.scrollIntoView()
    section?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
  }, [ready, anchor])

  return (
    <Loaded read={read} lines={10}>
      {({ sections }) => (
        <div className={css.help}>
          <nav
            className={css.contents}
            aria-label={t({ message: 'Sections of the help', context: 'name of a navigation' })}
          >
            <ul className={css.list}>
              {sections.map((section) => (
                <li key={section.anchor}>
                  <a
                    className={css.link}
                    href={`#${section.anchor}`}
                    aria-current={section.anchor === anchor ? 'true' : undefined}
                    onClick={(event) => {
                      event.preventDefault()
                      goTo(section.anchor)
                    }}
                  >
                    <bdi lang={section.language}>{section.title}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={css.sections}>
            {sections.map((section) => (
              <section key={section.anchor} id={section.anchor} className={css.section}>
                <div tabIndex={-1} className={css.head}>
                  <Heading level={level}>
                    <bdi lang={section.language}>{section.title}</bdi>
                  </Heading>
                </div>
                <Html content={sanitise(section.content)} />
              </section>
            ))}
          </div>
        </div>
      )}
    </Loaded>
  )
}

/** Puts a section into the address; the popup's own entry of the history stays one. */
function goTo(anchor: string): void {
  const address = `${location.pathname}${location.search}#${anchor}`
  if (location.hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView()
  else navigate(address, { replace: true, state: history.state })
}
