import { LanguageProvider, type Locale, type Messages } from '@baize/i18n'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { dress } from './brands.ts'
import type { Globals } from './globals.ts'
import { loadMessages } from './messages.ts'
import { setReducedMotion } from './motion.ts'
import { half, halves } from './stage.css.ts'

const active: Locale[] = ['km', 'en', 'zh-Hans', 'ar']

export interface StageProps extends Globals {
  /** The messages of `language`, brought before the story is shown, so that its steps find it on the page. */
  messages: Messages
  children: () => ReactNode
}

/** What stands around every story: brand, scheme, language, direction and motion, as the toolbar says. */
export function Stage(props: StageProps): ReactNode {
  const { scheme, language, direction, motion, brand, messages, children } = props
  useLayoutEffect(() => dress(brand), [brand])
  useLayoutEffect(() => setReducedMotion(motion === 'reduced'), [motion])
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme === 'dark' ? 'dark' : 'light'
  }, [scheme])
  useEffect(() => (direction === 'language' ? undefined : holdDirection(direction)), [direction])

  return (
    <LanguageProvider
      key={`${language} ${direction}`}
      initial={language}
      active={active}
      load={loadMessages}
      messages={messages}
      timeZone="Asia/Phnom_Penh"
    >
      {scheme === 'both' ? (
        <div className={halves}>
          {(['light', 'dark'] as const).map((each) => (
            <div key={each} className={half} data-scheme={each}>
              {children()}
            </div>
          ))}
        </div>
      ) : (
        children()
      )}
    </LanguageProvider>
  )
}

/** Holds the page's direction against the language, which sets its own when its messages have come. */
function holdDirection(direction: 'ltr' | 'rtl'): () => void {
  const page = document.documentElement
  const hold = () => {
    if (page.dir !== direction) page.dir = direction
  }
  hold()
  const observer = new MutationObserver(hold)
  observer.observe(page, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}
